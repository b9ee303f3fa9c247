import { clsx } from 'clsx';
import { type Camera, type Frame, type SeenGolfer, drawnGolfer } from '@divot/golf-content';
import { LOOKS, boxOf } from './motion.tsx';

type SeenFigureProps = {
  /** Drawn over each other, in this order. A ghost is paler. */
  readonly golfers: readonly (SeenGolfer & { readonly isGhost?: boolean })[];
  readonly camera: Camera;
  readonly frame: Frame;
  readonly hand: 'right' | 'left';
  /** Without one, the text beside it says what it shows. */
  readonly label?: string | undefined;
  readonly className?: string;
};

/** The drawn golfer in a position that a camera saw. */
export const SeenFigure = ({ golfers, camera, frame, hand, label, className }: SeenFigureProps) => (
  <svg
    {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    viewBox={boxOf(frame)}
    className={clsx('block', hand === 'left' && '-scale-x-100', className)}
  >
    {golfers.map(({ isGhost = false, ...golfer }, nth) => (
      // oxlint-disable-next-line react/no-array-index-key -- golfers have no other name
      <g key={nth} className={clsx(isGhost && 'opacity-40')}>
        {drawnGolfer(golfer, camera).map(({ look, d }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- nor have their shapes
          <path key={at} d={d} className={LOOKS[look]} />
        ))}
      </g>
    ))}
  </svg>
);
