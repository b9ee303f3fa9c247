import { clsx } from 'clsx';
import { TargetIcon } from '#src/ui/icons/frame-icons.ts';
import { movementFor } from '@divot/golf-content';
import { FaultPicture } from './fault-picture.tsx';
import { Figure } from './figure.tsx';

// The picture at the start of a list row: one size and one frame, whatever it shows.

const frame =
  'edge grid shrink-0 place-items-center overflow-hidden rounded-control border-rule bg-sunken *:max-w-none';
const sizes = { row: 'h-12 w-16', line: 'h-9 w-12' } as const;

type Props = {
  readonly id: string;
  readonly hand: 'right' | 'left';
  /** For a list row or a table row. */
  readonly size?: keyof typeof sizes | undefined;
};

/** A drill's picture, or a target for the golfer's own drill or one no longer in the catalogue. */
export const DrillTile = ({ id, hand, size = 'row' }: Props) => (
  <span className={clsx(frame, sizes[size])}>
    {movementFor(id) ? <Figure id={id} hand={hand} className="h-full" /> : <TargetIcon className="size-6 text-rough" />}
  </span>
);

/** A swing fault's picture: the position that shows it, with the place to look at marked. */
export const FaultTile = ({ id, hand, size = 'row' }: Props) => (
  <span className={clsx(frame, sizes[size])}>
    <FaultPicture faultId={id} hand={hand} className="h-full" />
  </span>
);
