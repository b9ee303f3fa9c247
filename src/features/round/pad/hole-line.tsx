import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Hole, Round } from '#src/domain/entities/round.entity.ts';
import { isPlayed, pickUps } from '@divot/golf-rules';
import { scoreName } from '#src/domain/rounds/score-names.ts';
import { strokesReceivedBy } from '#src/domain/rounds/players.ts';
import { useHoleLength } from '#src/data/queries/ground.ts';
import { holeLengthTexts } from '#src/platform/settings/lengths.ts';
import { usePreferences } from '#src/platform/settings/preferences.ts';
import { DOT } from '#src/ui/primitives/dot.ts';
import { Score, scoreMark } from '#src/ui/primitives/score.tsx';
import { copy } from '#src/features/round/copy.ts';

type Props = {
  readonly round: Round;
  readonly hole: Hole;
  /** The players' tiles have the score, so `children` take its place. */
  readonly isGroup: boolean;
  readonly children: ReactNode;
};

/** The flag stands in the hole when a score is better than par. */
const FlagInHole = () => (
  <svg viewBox="0 0 24 40" aria-hidden="true" className="h-12 animate-settle overflow-visible" fill="none">
    <path d="M9 37V4" className="stroke-ink" strokeWidth="1.75" />
    <path d="M9 4l13 4.500-13 4.500Z" className="fill-flag" />
    <ellipse cx="9" cy="37" rx="6" ry="2.200" className="fill-ink" />
  </svg>
);

type ScoreShownProps = {
  readonly hole: Hole;
  readonly received: number | undefined;
  /** What a picked-up hole counts as. */
  readonly counts: number | undefined;
};

const ScoreShown = ({ hole, received, counts }: ScoreShownProps) => {
  const { strokes, par, pickedUp } = hole;
  const shown = pickedUp ? 'X' : (strokes ?? '–');
  const word = strokes === undefined ? copy.pad.pickUpCounts(counts) : scoreName(strokes, par);
  return (
    <div className="flex flex-col items-center gap-1 tiny:gap-0" aria-hidden="true" data-testid="hole-score">
      <span className="flex items-end gap-2 font-strong">
        {strokes !== undefined && strokes < par && <FlagInHole />}
        <Score strokes={shown} mark={strokes === undefined ? 'bare' : scoreMark(strokes - par)} size="pad" />
      </span>
      <span className="text-note leading-tight font-medium">
        {word}
        {strokes !== undefined && received ? copy.pad.netScore(strokes - received) : ''}
      </span>
    </div>
  );
};

/** The open hole: its number and facts, and the swing thought until there is a score. */
export const HoleLine = ({ round, hole, isGroup, children }: Props) => {
  const { units } = usePreferences();
  const received = strokesReceivedBy(round, hole.n);
  const length = holeLengthTexts(useHoleLength(round.courseId, hole), units);
  const index = [
    isGroup ? length.card : undefined,
    hole.si === undefined ? undefined : copy.pad.index(hole.si),
    received ? copy.pad.received(received) : undefined,
  ].filter(Boolean);
  return (
    <div
      className={clsx(
        'flex flex-wrap items-center justify-between gap-x-4 tiny:gap-x-1',
        !isGroup && 'low:flex-col low:items-start',
      )}
    >
      <div className="flex items-center gap-4 whitespace-nowrap tiny:gap-1">
        <h1
          className={clsx('figures font-strong', isGroup ? 'text-figure' : 'text-score short:text-figure')}
          aria-label={copy.pad.hole(hole.n)}
        >
          {hole.n}
        </h1>
        <p className="figures flex flex-col leading-tight">
          <span className="text-head font-medium">{copy.pad.par(hole.par)}</span>
          {length.card && !isGroup && <span className="text-lead">{length.card}</span>}
          {index.length > 0 && <span className="text-note text-rough">{index.join(DOT)}</span>}
          {length.map && <span className="text-fine text-rough">{length.map}</span>}
        </p>
      </div>
      {isGroup ? (
        children
      ) : isPlayed(hole) ? (
        <ScoreShown hole={hole} received={received} counts={pickUps(round).get(hole.n)?.counts} />
      ) : (
        round.swingThought && (
          <p className="row-words text-right low:text-left">
            <span className="block text-note text-rough">{copy.pad.thoughtNow}</span>
            <span className="line-clamp-2 text-lead font-strong text-balance">{round.swingThought}</span>
          </p>
        )
      )}
    </div>
  );
};
