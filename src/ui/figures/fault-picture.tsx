import { clsx } from 'clsx';
import { FAULT_FIGURES, type Scene, markOf } from '@divot/golf-content';
import { Drawing } from './figure.tsx';
import { PlanPicture } from './plan-drawing.tsx';

/** The position that shows a fault, with the place to look at marked. Undefined if the fault is not a posture. */
export const faultScene = (faultId: string | undefined): Scene | undefined => {
  const figure = faultId === undefined ? undefined : FAULT_FIGURES[faultId];
  if (figure?.kind !== 'swing') return undefined;
  const scene = figure.wrong[figure.shown.at(-1)!];
  return { ...scene, props: [...(scene.props ?? []), ...markOf(scene, figure.look, 'wrong')] };
};

type Props = { readonly faultId: string; readonly hand: 'right' | 'left'; readonly className?: string | undefined };

/** A fault as one small picture. Shows nothing for a finding that is not in the catalogue. */
export const FaultPicture = ({ faultId, hand, className }: Props) => {
  const figure = FAULT_FIGURES[faultId];
  if (figure?.kind === 'plan') return <PlanPicture plan={figure.wrong} hand={hand} className={className} />;
  const scene = faultScene(faultId);
  return scene ? (
    <Drawing scene={scene} isClose className={clsx(className, hand === 'left' && '-scale-x-100')} />
  ) : null;
};
