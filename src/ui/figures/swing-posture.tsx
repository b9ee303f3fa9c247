import { clsx } from 'clsx';
import { faceOn, fromBehind } from './drawn-swings.ts';
import { FAULT_FIGURES } from './fault-figures.ts';
import { markOf } from './fault-mark.ts';
import { Drawing } from './figure.tsx';
import type { Scene } from './scene.ts';

const TOP = { 'face-on': faceOn().top, 'down-the-line': fromBehind().top, unknown: faceOn().top } as const;

type SwingPostureProps = {
  readonly view: keyof typeof TOP;
  readonly hand: 'right' | 'left';
  /** What the swing was found to do; the top of a swing without it, or where a fault is no posture. */
  readonly faultId?: string | undefined;
  readonly className?: string;
};

/** The position that shows the fault, with what to look at marked. */
const sceneOf = (faultId: string | undefined): Scene | undefined => {
  const figure = faultId === undefined ? undefined : FAULT_FIGURES[faultId];
  if (figure?.kind !== 'swing') return undefined;
  const scene = figure.wrong[figure.shown.at(-1)!];
  return { ...scene, props: [...(scene.props ?? []), ...markOf(scene, figure.look, 'wrong')] };
};

/** Stands for a swing whose video is elsewhere: a drawing of a position, never of the golfer. */
export const SwingPosture = ({ view, hand, faultId, className }: SwingPostureProps) => (
  <Drawing
    scene={sceneOf(faultId) ?? TOP[view]}
    isClose
    className={clsx(className ?? 'w-14', hand === 'left' && '-scale-x-100')}
  />
);
