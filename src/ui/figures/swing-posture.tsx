import { clsx } from 'clsx';
import { faceOn, fromBehind } from './drawn-swings.ts';
import { faultScene } from './fault-picture.tsx';
import { Drawing } from './figure.tsx';

const TOP = { 'face-on': faceOn().top, 'down-the-line': fromBehind().top, unknown: faceOn().top } as const;

type SwingPostureProps = {
  readonly view: keyof typeof TOP;
  readonly hand: 'right' | 'left';
  /** What the swing was found to do; the top of a swing without it, or where a fault is no posture. */
  readonly faultId?: string | undefined;
  readonly className?: string;
};

/** Stands for a swing whose video is elsewhere: a drawing of a position, never of the golfer. */
export const SwingPosture = ({ view, hand, faultId, className }: SwingPostureProps) => (
  <Drawing
    scene={faultScene(faultId) ?? TOP[view]}
    isClose
    className={clsx(className ?? 'w-14', hand === 'left' && '-scale-x-100')}
  />
);
