import { MAX_PENALTIES } from '@divot/golf-rules';
import { ForwardIcon, UndoIcon } from '#src/ui/icons/icons.ts';
import { Foot } from '#src/ui/layout/foot.tsx';
import { Button } from '#src/ui/primitives/button.tsx';
import { copy } from '#src/features/round/copy.ts';
import type { Scorer } from './use-scorer.ts';

type Props = {
  readonly scorer: Scorer;
  /** The next hole of the round. Undefined on the last. */
  readonly next: number | undefined;
  readonly canUndo: boolean;
  readonly onUndo: () => void;
  readonly onNext: () => void;
};

/** Thumb buttons on every side of the pad: undo, a penalty stroke of the player whose keys are open, the next hole. */
export const PadBar = ({ scorer, next, canUndo, onUndo, onNext }: Props) => {
  const { penalties = 0 } = scorer.scorer.hole ?? {};
  return (
    <Foot className="mt-auto grid grid-cols-[auto_1fr_1.8fr] gap-2 py-2 sm:gap-3 low:py-1 tiny:gap-2 tiny:py-1">
      <Button
        size="icon-play"
        className="tiny:min-h-touch! tiny:min-w-touch!"
        aria-label={copy.pad.undo}
        disabled={!canUndo}
        onClick={onUndo}
      >
        <UndoIcon />
      </Button>
      <Button
        size="play"
        className="px-2! tiny:min-h-touch! tiny:py-1! tiny:text-body"
        disabled={penalties >= MAX_PENALTIES}
        onClick={() => scorer.answer({ penalties: penalties + 1 })}
      >
        {copy.pad.penaltyCount(penalties)}
      </Button>
      <Button
        size="play"
        variant={scorer.isDone ? 'primary' : 'secondary'}
        className="whitespace-nowrap tiny:min-h-touch! tiny:px-2! tiny:py-1!"
        aria-label={next === undefined ? copy.pad.finish : copy.pad.next(next)}
        onClick={onNext}
      >
        {next === undefined ? copy.pad.end : copy.pad.hole(next)}
        <ForwardIcon className="size-5" />
      </Button>
    </Foot>
  );
};
