import { movementFor } from '@divot/golf-content';
import { Loop, Still } from './motion.tsx';

type Props = {
  /** Id of an exercise, a drill or a mobility test. */
  readonly id: string;
  readonly hand?: 'right' | 'left';
  readonly className?: string | undefined;
};

/** The drawn golfer in an exercise, a drill or a test, as one small picture. Shows nothing for an unknown id. */
export const Figure = ({ id, hand = 'right', className }: Props) => {
  const movement = movementFor(id);
  return movement ? <Still movement={movement} hand={hand} className={className} /> : null;
};

/** The drawn golfer performs an exercise, a drill or a test. Shows nothing for an unknown id. */
export const MovingFigure = ({ id, hand = 'right', className }: Props) => {
  const movement = movementFor(id);
  return movement ? <Loop key={id} movement={movement} hand={hand} className={className} /> : null;
};
