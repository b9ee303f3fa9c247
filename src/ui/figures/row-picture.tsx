import { clsx } from 'clsx';
import { TargetIcon } from '#src/ui/icons/icons.ts';
import { DrillPicture, hasDrillPicture } from './drill-lesson.tsx';
import { FaultPicture } from './fault-picture.tsx';

// The picture at the head of a list's row: one size and one frame, whatever stands in it.

const frame =
  'edge grid shrink-0 place-items-center overflow-hidden rounded-control border-rule bg-sunken *:max-w-none';
const sizes = { row: 'h-12 w-16', line: 'h-9 w-12' } as const;

type Props = {
  readonly id: string;
  readonly hand: 'right' | 'left';
  /** Of a list's row, or of a table's line. */
  readonly size?: keyof typeof sizes | undefined;
};

/** Of a drill; a target for one of the golfer's own, or one that the catalogue has no more. */
export const DrillTile = ({ id, hand, size = 'row' }: Props) => (
  <span className={clsx(frame, sizes[size])}>
    {hasDrillPicture(id) ? (
      <DrillPicture id={id} hand={hand} className="h-full" />
    ) : (
      <TargetIcon className="size-6 text-rough" />
    )}
  </span>
);

/** Of a swing fault: where it shows, with what to look at marked. */
export const FaultTile = ({ id, hand, size = 'row' }: Props) => (
  <span className={clsx(frame, sizes[size])}>
    <FaultPicture faultId={id} hand={hand} className="h-full" />
  </span>
);
