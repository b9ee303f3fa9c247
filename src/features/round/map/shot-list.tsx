import { clsx } from 'clsx';
import type { Position, ShotRow } from '@divot/ground';
import { METRES_PER_FOOT } from '@divot/golf-rules';
import { footUnit, shownFeet, shownMetres, yardUnit } from '#src/platform/lengths.ts';
import { usePreferences } from '#src/platform/preferences.ts';
import { copy } from './copy.ts';
import { isCost, signedGain } from './shots-drawing.tsx';

type Props = {
  readonly rows: readonly ShotRow[];
  readonly flag: Position;
  readonly metresBetween: (a: Position, b: Position) => number;
};

/** The hole's strokes in words: club, length, where the ball finished, strokes gained. */
export const ShotList = ({ rows, flag, metresBetween }: Props) => {
  const { units } = usePreferences();
  const lengthOf = ({ from, to, putts }: ShotRow) =>
    putts === undefined
      ? `${shownMetres(metresBetween(from, to ?? flag), units)} ${yardUnit(units)}`
      : `${shownFeet(Math.round(from.toHoleM / METRES_PER_FOOT), units)} ${footUnit(units)}`;
  return (
    <ol className="rule-t">
      {rows.map((row, at) => (
        <li key={row.from.id ?? 'tee'} className="rule-b flex min-h-touch items-center gap-3 py-1.5">
          <span className="figures w-5 font-strong">{at + 1}</span>
          <span className="min-w-0 flex-1">
            <span className="font-medium">
              {row.putts === undefined ? (row.from.club ?? copy.lies[row.from.lie]) : copy.puttCount(row.putts)}
            </span>
            {row.to && <span className="text-note text-rough"> {copy.endsOn(copy.lies[row.to.lie])}</span>}
          </span>
          <span className="figures">{lengthOf(row)}</span>
          <span
            className={clsx(
              'figures w-12 text-right font-strong',
              row.gained !== undefined && (isCost(row.gained) ? 'text-flag-ink' : 'text-fairway-ink'),
            )}
          >
            {row.gained === undefined ? '' : signedGain(row.gained)}
          </span>
        </li>
      ))}
    </ol>
  );
};
