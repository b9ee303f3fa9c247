import { countData, factData } from '#src/domain/facts.ts';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useExamples } from '#src/data/queries/examples.ts';
import { useActiveRound, useRecentRounds } from '#src/data/queries/rounds.ts';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { knownScore, scoreFacts } from '#src/domain/rounds/known-score.ts';
import { toParText } from '#src/domain/rounds/score-names.ts';
import { courseAndTee, courseName } from '#src/domain/rounds/course-name.ts';
import { dayText } from '#src/platform/clock/day-text.ts';
import { PlayIcon } from '#src/ui/icons/frame-icons.ts';
import { rowEndLook, textLinkLook } from '#src/ui/layout/nav-look.ts';
import { MapIcon } from '#src/ui/icons/screen-icons.ts';
import { Page } from '#src/ui/layout/page.tsx';
import { RowList } from '#src/ui/layout/row-list.tsx';
import { useIsWide } from '#src/ui/layout/use-media.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { EmptyState } from '#src/ui/primitives/empty-state.tsx';
import { Name } from '#src/ui/primitives/name.tsx';
import { Section } from '#src/ui/primitives/section.tsx';
import { Skeleton } from '#src/ui/primitives/skeleton.tsx';
import { ConflictChooser } from './card/conflict-chooser.tsx';
import { copy } from './copy.ts';
import { useAreas } from './areas.ts';
import type { GoTo } from '#src/platform/play-search.ts';
import { ResumeBanner } from './resume-banner.tsx';
import { RoundMarks } from './round-marks.tsx';
import { scoreCounts } from '#src/domain/rounds/round-story.ts';
import { CardStrip } from '#src/ui/charts/card-strip.tsx';
import { DeskRow, DeskTable } from '#src/ui/layout/desk-table.tsx';
import { ToPar, scoreMark } from '#src/ui/primitives/score.tsx';
import { copy as storyCopy } from './story/copy.ts';

const marksOf = ({ holes }: Round) =>
  holes
    .toSorted((a, b) => a.n - b.n)
    .map(({ strokes, par, pickedUp }) => (strokes === undefined || pickedUp ? 'none' : scoreMark(strokes - par)));

/** The row of scored holes: it says more of a round than a picture of its course. */
const Strip = ({ round }: { readonly round: Round }) => (
  <CardStrip marks={marksOf(round)} label={storyCopy.story.counts(scoreCounts(round.holes)) || '–'} />
);

/** The way to the page of a round's course. */
const CourseLink = ({ round: { courseId, courseSnapshot } }: { readonly round: Round }) =>
  courseId !== undefined && (
    <Link
      to="/course"
      search={{ course: courseId }}
      aria-label={copy.home.course(courseName(courseSnapshot?.name))}
      aria-hidden
      tabIndex={-1}
      className={rowEndLook}
    >
      <MapIcon className="size-5" />
    </Link>
  );

type RowProps = { readonly round: Round; readonly go: GoTo };

const number = 'figures py-1.5 pr-4 text-right';

const Row = ({ round, go }: RowProps) => {
  const { strokes, toPar, putts, hasHoles } = knownScore(round);
  return (
    <DeskRow>
      <td className={`${number} text-lead font-strong`} {...scoreFacts(round.id, { strokes })}>
        {strokes ?? '–'}
      </td>
      <td className={`${number} text-rough`}>{toPar !== undefined && <ToPar>{toParText(toPar)}</ToPar>}</td>
      <th scope="row" className="py-1.5 pr-4 text-left font-medium">
        <span className="flex items-center gap-3">
          <span>
            <button
              type="button"
              data-row-target
              className="min-h-8 text-left font-medium"
              onClick={() => go({ round: round.id })}
            >
              <Name>{courseAndTee(round)}</Name>
            </button>{' '}
            <RoundMarks round={round} />
          </span>
          <CourseLink round={round} />
        </span>
      </th>
      <td className="py-1.5 pr-4 text-rough">{dayText(round.playedOn)}</td>
      <td className={`${number} text-rough`}>{putts ?? '–'}</td>
      <td className="w-76 py-1.5">
        {hasHoles ? <Strip round={round} /> : <span className="text-note text-rough">{copy.home.totalOnly}</span>}
      </td>
    </DeskRow>
  );
};

/** All rounds as a table, on a desktop. */
const RoundsTable = ({ rounds, go }: { readonly rounds: readonly Round[]; readonly go: GoTo }) => (
  <DeskTable label={copy.home.recent} columns={copy.home.columns}>
    {rounds.map((round) => (
      <Row key={round.id} round={round} go={go} />
    ))}
  </DeskTable>
);

const PAGE = 20;

const RoundRow = ({ round, go }: { readonly round: Round; readonly go: GoTo }) => {
  const { strokes, toPar, holesPlayed, holesPlanned, hasHoles } = knownScore(round);
  return (
    <li className="rule-b relative flex items-center gap-[clamp(0.5rem,4vw,1rem)] py-2 hover:bg-sunken">
      <button
        type="button"
        className="flex min-h-play min-w-0 flex-1 flex-wrap items-center gap-x-[clamp(0.5rem,4vw,1rem)] text-left after:absolute after:inset-0"
        onClick={() => go({ round: round.id })}
      >
        <span className="figures min-w-9 text-right text-head font-strong" {...scoreFacts(round.id, { strokes })}>
          {strokes ?? '–'}
        </span>
        <span
          className="figures min-w-10 text-rough"
          {...factData(['to-par', toPar === undefined ? undefined : toParText(toPar), round.id])}
        >
          {toPar !== undefined && <ToPar>{toParText(toPar)}</ToPar>}
        </span>
        <span className="row-words flex flex-col">
          <Name className="font-medium">{courseAndTee(round)}</Name>
          <span
            className="flex flex-wrap items-center gap-2 text-note text-rough"
            {...(holesPlayed < holesPlanned && countData(`${round.id}/holes`, holesPlayed, holesPlanned))}
          >
            {dayText(round.playedOn)}
            {holesPlayed !== 18 && ` · ${copy.home.holes(holesPlayed, holesPlanned)}`}
            {!hasHoles && ` · ${copy.home.totalOnly}`}
            <RoundMarks round={round} />
          </span>
        </span>
        {hasHoles && (
          <span className="basis-full py-1">
            <Strip round={round} />
          </span>
        )}
      </button>
      <CourseLink round={round} />
    </li>
  );
};

const nowhere = () => undefined;

const ExampleRounds = () => (
  <ul>
    {useExamples('rounds', 2).map((round) => (
      <RoundRow key={round.id} round={round} go={nowhere} />
    ))}
  </ul>
);

/** Where a golfer starts a round, resumes one, or looks back. */
export const PlayHome = ({ go }: { readonly go: GoTo }) => {
  const { MapsAhead, RoundPicture } = useAreas();
  const [shown, setShown] = useState(PAGE);
  const { documents: rounds, ready } = useRecentRounds(shown);
  const { round: active } = useActiveRound();
  const isWide = useIsWide();
  const start = (
    <Button variant="primary" size="play" disabled={active !== undefined} onClick={() => go({ view: 'setup' })}>
      <PlayIcon className="size-5" />
      {copy.home.start}
    </Button>
  );
  return (
    <Page title={copy.home.title} width="wide" action={active || rounds.length === 0 ? undefined : start}>
      {active && (
        <ResumeBanner
          round={active}
          picture={<RoundPicture round={active} />}
          onResume={() => go({ round: active.id })}
        />
      )}
      {active && <ConflictChooser round={active} />}
      <MapsAhead />
      <Section
        title={copy.home.recent}
        aside={
          <Link to="/events" className={textLinkLook}>
            {copy.home.events}
          </Link>
        }
      >
        {!ready && (
          <div aria-busy="true" className="flex flex-col gap-3">
            <Skeleton className="h-14" />
            <Skeleton className="h-14" />
          </div>
        )}
        {ready && rounds.length === 0 && (
          <EmptyState of="rounds" action={start} example={<ExampleRounds />}>
            {copy.home.empty}
          </EmptyState>
        )}
        {isWide && rounds.length > 0 && <RoundsTable rounds={rounds} go={go} />}
        {!isWide && (
          <RowList>
            {rounds.map((round) => (
              <RoundRow key={round.id} round={round} go={go} />
            ))}
          </RowList>
        )}
        {rounds.length === shown && (
          <Button className="mt-4" onClick={() => setShown(shown + PAGE)}>
            {copy.home.more}
          </Button>
        )}
      </Section>
    </Page>
  );
};
