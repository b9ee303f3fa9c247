import { clsx } from 'clsx';
import { faceOn, fromBehind } from '@divot/golf-content';
import { faultScene } from './fault-picture.tsx';
import { Drawing } from './figure.tsx';

const TOP = { 'face-on': faceOn().top, 'down-the-line': fromBehind().top, unknown: faceOn().top } as const;

type SwingPostureProps = {
  readonly view: keyof typeof TOP;
  readonly hand: 'right' | 'left';
  /** The fault found in the swing. Without one, or if the fault is not a posture, the top of a swing is drawn. */
  readonly faultId?: string | undefined;
  readonly className?: string;
};

/** Stands in for a swing whose video is elsewhere. It draws a position, never the golfer. */
export const SwingPosture = ({ view, hand, faultId, className }: SwingPostureProps) => (
  <Drawing
    scene={faultScene(faultId) ?? TOP[view]}
    isClose
    className={clsx(className ?? 'w-14', hand === 'left' && '-scale-x-100')}
  />
);
