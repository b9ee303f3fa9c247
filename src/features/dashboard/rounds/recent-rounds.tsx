import { Link } from '@tanstack/react-router';
import { useFinishedRounds } from '#src/data/queries/rounds.ts';
import type { Profile } from '#src/domain/entities/profile.entity.ts';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { knownScore, scoreFacts } from '#src/domain/rounds/known-score.ts';
import { toParText } from '#src/domain/rounds/score-names.ts';
import { courseName } from '#src/domain/rounds/course-name.ts';
import { weekdayText } from '#src/platform/clock/day-text.ts';
import { isUndecided, useDocumentSync } from '#src/platform/state.ts';
import { ToPar } from '#src/ui/primitives/score.tsx';
import { CardStrip } from '#src/ui/charts/card-strip.tsx';
import { rowEndLook, textLinkLook } from '#src/ui/layout/nav-look.ts';
import { MapIcon } from '#src/ui/icons/screen-icons.ts';
import { Badge } from '#src/ui/primitives/badge.tsx';
import { buttonLook } from '#src/ui/primitives/button-look.ts';
import { Section } from '#src/ui/primitives/section.tsx';
import { Skeleton } from '#src/ui/primitives/skeleton.tsx';
import { cardInWords, cardMarks } from './card-marks.ts';
import { toPlaying } from '#src/features/dashboard/to-playing.ts';
import { PlayIcon } from '#src/ui/icons/frame-icons.ts';
import { useIsWide } from '#src/ui/layout/use-media.ts';
import { copy } from '#src/features/dashboard/copy.ts';
import { Name } from '#src/ui/primitives/name.tsx';

const ON_PHONE = 2;
const ON_DESK = 3;

/** What belongs together on a phone's Home stands on one band. */
export const BAND = 'max-lg:-mx-4 max-lg:bg-surface max-lg:px-4';

/** The last finished rounds, as many as Home shows. */
export const useShownRounds = () => useFinishedRounds(useIsWide() ? ON_DESK : ON_PHONE);

const Row = ({ round }: { readonly round: Round }) => {
  const sync = useDocumentSync('rounds', round.id);
  const { strokes, toPar, holesPlayed, hasHoles } = knownScore(round);
  const marks = cardMarks(round);
  return (
    <li className="rule-b relative flex items-center gap-x-3 py-1 hover:bg-sunken">
      <Link
        to="/playing"
        search={{ round: round.id }}
        className="grid min-w-0 flex-1 grid-cols-[auto_1fr] items-center gap-x-3 text-ink no-underline after:absolute after:inset-0"
      >
        <span
          className="figures flex min-w-11 flex-col items-center leading-none"
          {...scoreFacts(round.id, { strokes, toPar })}
        >
          <span className="text-title font-strong">{strokes ?? '–'}</span>
          <span className="text-note text-rough">
            <ToPar>
              {toPar === undefined ? (hasHoles ? copy.rounds.noScore : copy.rounds.total) : toParText(toPar)}
            </ToPar>
          </span>
        </span>
        <span className="min-w-0">
          <span className="flex flex-wrap items-baseline justify-between gap-x-3">
            <Name className="font-medium">{courseName(round.courseSnapshot?.name)}</Name>
            <span className="flex items-center gap-2 text-fine text-rough">
              {(sync === 'pending' || sync === 'syncing') && <Badge>{copy.rounds.pending}</Badge>}
              {isUndecided(sync) && <Badge tone="sand">{copy.rounds.rejected}</Badge>}
              {weekdayText(round.playedOn)}
            </span>
          </span>
          <span className="mt-1 block">
            {hasHoles ? (
              <CardStrip marks={marks} label={`${copy.rounds.holes(holesPlayed)}: ${cardInWords(marks)}`} />
            ) : (
              <span className="text-note text-rough">{copy.rounds.totalOnly(holesPlayed)}</span>
            )}
          </span>
        </span>
      </Link>
      {round.courseId !== undefined && (
        <Link
          to="/course"
          search={{ course: round.courseId }}
          aria-label={copy.rounds.course(courseName(round.courseSnapshot?.name))}
          aria-hidden
          tabIndex={-1}
          className={rowEndLook}
        >
          <MapIcon className="size-5" />
        </Link>
      )}
    </li>
  );
};

type Props = {
  readonly profile: Profile | undefined;
  /** A round is under way, so Divot offers no new one. */
  readonly isPlaying: boolean;
};

/** The last finished rounds, and the button to start the next one. */
export const RecentRounds = ({ profile, isPlaying }: Props) => {
  const { documents: rounds, ready } = useShownRounds();
  return (
    <Section
      title={copy.rounds.title}
      aside={
        !isPlaying && (
          <Link
            to="/playing"
            search={{ view: 'setup' }}
            state={toPlaying(profile)}
            className={buttonLook({ size: 'compact' })}
          >
            <PlayIcon className="size-5" />
            {copy.play}
          </Link>
        )
      }
    >
      {!ready && (
        <div aria-busy="true" className="flex flex-col gap-3">
          <Skeleton className="h-16" />
          <Skeleton className="h-16" />
        </div>
      )}
      <ul>
        {rounds.map((round) => (
          <Row key={round.id} round={round} />
        ))}
      </ul>
      {rounds.length > 0 && (
        <Link to="/playing" className={textLinkLook}>
          {copy.rounds.all}
        </Link>
      )}
    </Section>
  );
};
