import { clsx } from 'clsx';
import { Score, type ScoreMark } from '#src/ui/primitives/score.tsx';

type HoleHistoryProps = {
  /** Oldest first. */
  readonly scores: readonly { readonly strokes: number; readonly mark: ScoreMark; readonly label: string }[];
  /** What the scores are, for screen readers: "Scores on hole 7". */
  readonly label: string;
};

/** Past scores on one hole, in golf's notation: circles under par, squares over it. */
export const HoleHistory = ({ scores, label }: HoleHistoryProps) => (
  <ol aria-label={label} className="flex flex-wrap gap-x-2 gap-y-1.5">
    {scores.map(({ strokes, mark, label: spoken }, at) => (
      // oxlint-disable-next-line react/no-array-index-key -- the place in the row is the round
      <li key={at} className={clsx('grid', mark.endsWith('circle') && 'text-fairway-ink')}>
        <Score strokes={strokes} mark={mark} label={spoken} />
      </li>
    ))}
  </ol>
);
