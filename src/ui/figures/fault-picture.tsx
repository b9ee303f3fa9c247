import { FAULT_MOVEMENTS, wholeSwing } from '@divot/golf-content';
import { Still } from './motion.tsx';

type Props = { readonly faultId: string; readonly hand: 'right' | 'left'; readonly className?: string | undefined };

/** A fault as one small picture, with the place to look at marked. Shows nothing for one that is not in the catalogue. */
export const FaultPicture = ({ faultId, hand, className }: Props) => {
  const fault = FAULT_MOVEMENTS[faultId];
  return fault ? <Still movement={fault.wrong} hand={hand} className={className} /> : null;
};

const SWINGS = { 'face-on': wholeSwing('face-on'), 'down-the-line': wholeSwing('down-the-line') } as const;

type SwingProps = {
  readonly view: keyof typeof SWINGS | 'unknown';
  readonly hand: 'right' | 'left';
  /** The fault found in the swing. Without one, the top of a swing is drawn. */
  readonly faultId?: string | undefined;
  readonly className?: string;
};

/** Stands in for a swing whose video is elsewhere. It draws a position, never the golfer. */
export const SwingPicture = ({ view, hand, faultId, className = 'w-14' }: SwingProps) => (
  <Still
    movement={FAULT_MOVEMENTS[faultId ?? '']?.wrong ?? SWINGS[view === 'unknown' ? 'face-on' : view]}
    hand={hand}
    className={className}
  />
);
