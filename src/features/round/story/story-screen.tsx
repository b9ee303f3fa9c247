import { scoreFacts } from '#src/domain/rounds/known-score.ts';
import { countData, factData } from '#src/domain/facts.ts';
import { clsx } from 'clsx';
import { type ReactNode, Suspense, useState } from 'react';
import { useHandicapRecord, useRoundFacts } from '#src/data/queries/analytics.ts';
import { PART_NAMES, TAPS_FOR, focusFacts, focusLine, focusQuote, sessionName } from '#src/domain/coach/focus-words.ts';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { type HandicapEntry, type Part, PARTS, roundTotals } from '@divot/golf-rules';
import { type RoundFacts, LEAST_HOLES_GAINED } from '@divot/analytics';
import { enteredIndex } from '#src/domain/handicap/shown-handicap.ts';
import { scoredPartners } from '#src/domain/rounds/players.ts';
import { toParText } from '#src/domain/rounds/score-names.ts';
import { useProfile } from '#src/data/queries/profile.ts';
import { gameStoryOf, type GameStory } from '#src/domain/rounds/game-story.ts';
import { handicapText } from '#src/domain/profile/handicap-text.ts';
import { courseAndTee, courseName } from '#src/domain/rounds/course-name.ts';
import {
  type PartStory,
  type Tap,
  comparisonOf,
  extremesOf,
  indexStoryOf,
  missingTaps,
  scoreCounts,
  scoresBehind,
} from '#src/domain/rounds/round-story.ts';
import { dayText, weekdayText } from '#src/platform/clock/day-text.ts';
import { ToPar } from '#src/ui/primitives/score.tsx';
import { MapIcon, ShareIcon } from '#src/ui/icons/screen-icons.ts';
import { ActionBar } from '#src/ui/layout/action-bar.tsx';
import { Page } from '#src/ui/layout/page.tsx';
import { Button } from '#src/ui/primitives/button.tsx';
import { Skeleton } from '#src/ui/primitives/skeleton.tsx';
import { useAreas } from '#src/features/round/areas.ts';
import type { GoTo } from '#src/platform/play-search.ts';
import { NetLine } from '#src/features/round/card/net-line.tsx';
import { StoryHero } from './story-hero.tsx';
import { ScoresBehind } from './scores-behind.tsx';
import { ShareBestHole, ShareIndex } from './share-moment.tsx';
import { ShareRound } from './share-round.tsx';
import { copy as roundCopy } from '#src/features/round/copy.ts';
import { copy } from './copy.ts';
import { Chapter } from '#src/ui/layout/chapter.tsx';
import { GameOrder } from './game-order.tsx';
import { Link } from '@tanstack/react-router';
import { useDecision } from '#src/data/queries/decision.ts';
import { buttonLook } from '#src/ui/primitives/button-look.ts';

const nextSessionWords = copy.story;

/** Which parts a round's taps show, and the taps that the others need. */
const RoundShows = ({ facts }: { readonly facts: RoundFacts }) => {
  const isShown = (part: Part) => (facts.tallies[part]?.n ?? 0) >= LEAST_HOLES_GAINED;
  return (
    <div>
      <p>{nextSessionWords.shows(PARTS.filter(isShown).map((part) => PART_NAMES[part].toLowerCase()))}</p>
      <dl className="text-note">
        {PARTS.filter((part) => !isShown(part)).map((part) => (
          <div key={part} className="flex flex-wrap gap-x-2">
            <dt className="font-medium">{PART_NAMES[part]}</dt>
            <dd className="text-rough">{TAPS_FOR[part]}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
};

/** Quotes the coach's decision: what to work on and when the next session is. */
export const NextSession = ({ facts }: { readonly facts?: RoundFacts | undefined }) => {
  const decided = useDecision();
  if (!decided) return <Skeleton className="h-24" />;
  const { decision, index } = decided;
  const next = decision.week.find(({ isDone }) => !isDone);
  return (
    <>
      <p className="text-lead font-strong" {...focusFacts(decision, index)}>
        {focusQuote(decision, index) ?? focusLine(decision, index)}
      </p>
      {decision.kind === 'not-enough' && facts && <RoundShows facts={facts} />}
      {next && (
        <p
          {...factData(
            ['session', sessionName(next), next.day],
            ['minutes', nextSessionWords.minutes(next.minutes), next.day],
          )}
        >
          {weekdayText(next.day)}: {nextSessionWords.session(sessionName(next), next.minutes)}
        </p>
      )}
      <Link to="/dashboard" className={`${buttonLook()} self-start`}>
        {nextSessionWords.practise}
      </Link>
    </>
  );
};

type Entries = readonly HandicapEntry[] | undefined;

type ScoreProps = { readonly round: Round; readonly story: GameStory | undefined; readonly entries: Entries };

/** The game, if there was more to it than the strokes of one player, and the golfer's own score. */
const Score = ({ round, story, entries }: ScoreProps) => {
  const { strokes, toPar, penalties } = roundTotals(round);
  const compared = entries && comparisonOf(entries, round.id);
  return (
    <Chapter title={story ? roundCopy.setup.formats[story.form] : copy.story.score}>
      {story && <GameOrder round={round} story={story} />}
      <p className="flex items-end gap-4" {...scoreFacts(round.id, { strokes, toPar })}>
        <span className="figures text-score leading-none font-strong">{strokes}</span>
        <span className="min-w-0">
          <span className="figures block text-head font-strong">
            <ToPar>{toParText(toPar)}</ToPar>
          </span>
          {compared && copy.story.compared(compared.better, compared.rounds)}
        </span>
      </p>
      <NetLine round={round} />
      <p className="text-note text-rough">
        {[copy.story.counts(scoreCounts(round.holes)), copy.story.penalties(penalties)].filter(Boolean).join(', ')}
      </p>
      <ShareBestHole round={round} />
    </Chapter>
  );
};

/** The index before and after. The new one is large. */
const Moved = ({
  round,
  before,
  after,
}: {
  readonly round: Round;
  readonly before: string;
  readonly after: string;
}) => (
  <p className="figures flex flex-wrap items-baseline gap-x-4" {...factData(['index-after', after, round.id])}>
    <span className="sr-only">{copy.story.moved(before, after)}</span>
    <span aria-hidden="true" className="text-title text-rough">
      {before} →
    </span>
    <span aria-hidden="true" className="text-score font-strong">
      {after}
    </span>
  </p>
);

const hasFallen = <S extends { readonly before: number | null; readonly after: number | null }>(
  story: S,
): story is S & { readonly before: number; readonly after: number } =>
  story.before !== null && story.after !== null && story.after < story.before;

/** The index where the round did not move it: the same, the golfer's own, or none yet. */
const standingIndex = (after: string | undefined, entered: number | undefined): string => {
  if (after !== undefined) return copy.story.same(after);
  return entered === undefined ? copy.story.noIndex : copy.story.entered(handicapText(entered));
};

const Index = ({ round, entries }: { readonly round: Round; readonly entries: Entries }) => {
  const { profile, ready } = useProfile();
  if (!entries || !ready) return <Skeleton className="h-40" />;
  const story = indexStoryOf(entries, round.id);
  if (!story)
    return (
      <Chapter title={copy.story.index}>
        <p>{copy.story.reason('practice', 0, 0)}</p>
      </Chapter>
    );
  const { reason, used, onRecord } = story;
  const [before, after] = [story.before, story.after].map((index) =>
    index === null ? undefined : handicapText(index),
  );
  return (
    <Chapter title={copy.story.index}>
      {before !== undefined && after !== undefined && before !== after ? (
        <Moved round={round} before={before} after={after} />
      ) : (
        <p className="figures text-title font-strong" {...factData(['index-after', after, round.id])}>
          {standingIndex(after, enteredIndex(profile))}
        </p>
      )}
      <p {...(reason.endsWith('used') && countData(`scores counting/${round.id}`, used, onRecord))}>
        {copy.story.reason(reason, used, onRecord)}
      </p>
      <ScoresBehind scores={scoresBehind(entries, round.id)} />
      {hasFallen(story) && <ShareIndex round={round} before={story.before} after={story.after} />}
    </Chapter>
  );
};

type StrokesProps = {
  readonly figure: number;
  readonly look: string;
  readonly part: string;
  readonly beside: string;
};

const Strokes = ({ figure, look, part, beside }: StrokesProps) => (
  <p className="flex items-center gap-4">
    <span className={clsx('figures text-figure font-strong', look)}>{figure.toFixed(1)}</span>
    <span>
      <strong className="block">{part}</strong>
      {beside}
    </span>
  </p>
);

type PartsProps = { readonly cost?: PartStory; readonly gain?: PartStory; readonly missing: readonly Tap[] };

const Parts = ({ cost, gain, missing }: PartsProps) => (
  <Chapter title={copy.story.parts}>
    {cost && (
      <Strokes
        figure={cost.loss}
        look="text-flag in-data-[theme=sunlight]:bg-flag in-data-[theme=sunlight]:px-2 in-data-[theme=sunlight]:text-ink"
        part={copy.story.cost(PART_NAMES[cost.part])}
        beside={copy.story.more}
      />
    )}
    {gain && (
      <Strokes
        figure={-gain.loss}
        look="text-fairway-ink"
        part={copy.story.gain(PART_NAMES[gain.part])}
        beside={copy.story.fewer}
      />
    )}
    {!cost && !gain && <p>{copy.story.unknown(missing)}</p>}
  </Chapter>
);

type StoryProps = {
  readonly round: Round;
  readonly go: GoTo;
  /** How to install Divot: offered when there is a first round to lose. */
  readonly install?: ReactNode;
};

const Actions = ({ round, onShare }: { readonly round: Round; readonly onShare: () => void }) => (
  <span className="flex flex-wrap gap-3">
    <Button onClick={onShare}>
      <ShareIcon className="size-5" />
      {copy.share.action}
    </Button>
    {round.courseId !== undefined && (
      <Link
        to="/course"
        search={{ course: round.courseId }}
        aria-label={copy.courseOf(courseName(round.courseSnapshot?.name))}
        className={buttonLook({ variant: 'quiet' })}
      >
        <MapIcon className="size-5" />
        {copy.course}
      </Link>
    )}
  </span>
);

/** What the statistics and the index made of a round. `entries` is undefined until they include it. */
const useRecordOf = (round: Round) => {
  const { digests, record: rounds, complete } = useRoundFacts();
  const record = useHandicapRecord(rounds, complete);
  const facts = digests.find(({ id }) => id === round.id);
  const entry = record?.entries.find(({ id }) => id === round.id);
  const entries = entry || facts?.handicap === undefined ? record?.entries : undefined;
  return { facts, entry, entries, isFirst: complete && rounds.length === 1 };
};

/** The story of a finished round: its game, its index, what cost strokes, what comes next. */
export const StoryScreen = ({ round, go, install }: StoryProps) => {
  const { GroupGames, PartnerCards } = useAreas();
  const { facts, entry, entries, isFirst } = useRecordOf(round);
  const story = gameStoryOf(round);
  const [isSharing, setSharing] = useState(false);
  return (
    <Page
      width="wide"
      title={courseAndTee(round)}
      lead={dayText(round.playedOn)}
      action={<Actions round={round} onShare={() => setSharing(true)} />}
    >
      <div className="grid gap-x-10 gap-y-6 *:min-w-0 lg:grid-cols-2 2xl:grid-cols-3">
        <StoryHero round={round} decidedAt={story?.decidedAt} />
        <GroupGames round={round} />
        <Score round={round} story={story} entries={entries} />
        <Index round={round} entries={entries} />
        {facts && (
          <Parts
            {...extremesOf(facts, entry?.indexAtPlay ?? round.indexAtStart ?? null)}
            missing={missingTaps(round.holes)}
          />
        )}
        {scoredPartners(round).length > 0 && (
          <Chapter title={roundCopy.card.partnerCards}>
            <PartnerCards round={round} />
          </Chapter>
        )}
        <Chapter title={copy.story.next}>
          <NextSession facts={facts} />
        </Chapter>
        {isFirst && install}
      </div>
      <ActionBar>
        <Button
          variant="primary"
          size="play"
          block
          onClick={() => go({ round: round.id, view: 'card' }, { replace: true })}
        >
          {copy.story.done}
        </Button>
      </ActionBar>
      <Suspense>
        <ShareRound
          round={round}
          index={entry?.index ?? undefined}
          open={isSharing}
          onClose={() => setSharing(false)}
        />
      </Suspense>
    </Page>
  );
};
