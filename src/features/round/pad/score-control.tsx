import type { Hole } from '#src/domain/entities/round.entity.ts';
import { MAX_STROKES, tapStrokes, type HoleEntry } from '#src/domain/rounds/hole-entry.ts';
import { scoreName } from '#src/domain/rounds/totals.ts';
import { MinusIcon, PlusIcon } from '#src/ui/icons/icons.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { Score, scoreMark } from '#src/ui/primitives/score.tsx';
import { copy } from '#src/features/round/copy.ts';
import { scoreSaid } from './score-said.ts';

type Props = { readonly hole: Hole; readonly onEntry: (entry: HoleEntry) => void };

const word = (hole: Hole): string => {
  if (hole.pickedUp) return copy.pad.pickedUp;
  return hole.strokes === undefined ? copy.pad.first : scoreName(hole.strokes, hole.par);
};

/** The score in golf's own notation between two buttons for a gloved thumb. */
export const ScoreControl = ({ hole, onEntry }: Props) => {
  const { strokes, par, pickedUp = false } = hole;
  const shown = pickedUp ? 'X' : (strokes ?? '–');
  const mark = strokes === undefined ? 'bare' : scoreMark(strokes - par);
  return (
    <div role="group" aria-label={copy.pad.score} className="flex items-center justify-between gap-2">
      <Button
        aria-label={copy.pad.fewer}
        className="size-22"
        disabled={strokes === 1}
        onClick={() => onEntry(tapStrokes(hole, -1))}
      >
        <MinusIcon className="size-10" />
      </Button>
      <div className="flex min-w-0 flex-col items-center gap-2">
        <div
          role="spinbutton"
          tabIndex={0}
          aria-label={copy.pad.score}
          aria-valuenow={strokes}
          aria-valuemin={1}
          aria-valuemax={MAX_STROKES}
          aria-valuetext={scoreSaid(hole)}
          className="grid place-items-center font-strong"
        >
          <span key={shown} className="animate-settle">
            <Score strokes={shown} mark={mark} size="pad" />
          </span>
        </div>
        <p aria-hidden="true" className="text-center text-note leading-tight text-rough">
          {word(hole)}
        </p>
      </div>
      <Button
        aria-label={copy.pad.oneMore}
        className="size-22"
        disabled={strokes === MAX_STROKES}
        onClick={() => onEntry(tapStrokes(hole, 1))}
      >
        <PlusIcon className="size-10" />
      </Button>
    </div>
  );
};
