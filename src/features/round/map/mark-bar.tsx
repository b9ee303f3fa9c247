import { PlaceIcon } from '#src/ui/icons/icons.ts';
import { Foot } from '#src/ui/layout/foot.tsx';
import { Button } from '#src/ui/primitives/button.tsx';
import { copy } from './copy.ts';
import type { Marking } from './use-marking.ts';

type Props = {
  readonly marking: Marking;
  /** The phone shares its position. Otherwise no tap waits for one. */
  readonly canMark: boolean;
  readonly hasMarks: boolean;
  readonly onMark: () => void;
  readonly onEnd: () => void;
  readonly onCard: () => void;
};

/** Thumb buttons: mark the ball, end the hole, open the card. */
export const MarkBar = ({ marking, canMark, hasMarks, onMark, onEnd, onCard }: Props) => (
  <Foot className="grid shrink-0 grid-cols-[auto_1fr_auto] gap-2 px-3 py-2">
    <Button size="play" className="px-3!" disabled={!hasMarks} onClick={onEnd}>
      {copy.end}
    </Button>
    {marking.isWaiting && canMark ? (
      <Button size="play" onClick={marking.cancel}>
        {copy.waitingForFix}
      </Button>
    ) : (
      <Button size="play" variant="primary" disabled={!canMark} onClick={onMark}>
        <PlaceIcon className="size-5" />
        {copy.markBall}
      </Button>
    )}
    <Button size="play" className="px-3!" onClick={onCard}>
      {copy.card}
    </Button>
  </Foot>
);
