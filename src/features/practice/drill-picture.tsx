import { minutesText } from '@divot/basics';
import { useProfile } from '#src/data/queries/profile.ts';
import { words } from '#src/features/practice/copy.ts';
import { DrillTile } from '#src/ui/figures/row-picture.tsx';

type Props = {
  readonly drillId: string;
  /** Planned or actual minutes, shown under the picture. */
  readonly minutes?: number | undefined;
  readonly size?: 'row' | 'line';
};

/** The picture of a drill at the start of a row, drawn for the golfer's playing hand. */
export const DrillRowPicture = ({ drillId, minutes, size }: Props) => {
  const tile = <DrillTile id={drillId} hand={useProfile().profile?.handedness ?? 'right'} size={size} />;
  if (minutes === undefined) return tile;
  return (
    <span className="figures shrink-0 text-center leading-none">
      {tile}
      <span className="block pt-1 text-lead font-strong">
        {minutesText(minutes)} <span className="text-fine font-text text-rough">{words.minute}</span>
      </span>
    </span>
  );
};
