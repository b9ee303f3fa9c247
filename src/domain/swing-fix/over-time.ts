import type { Swing, SwingFinding } from '#src/domain/entities/swing.entity.ts';
import { NOISE } from '@divot/swing';

export type Change = 'better' | 'worse' | 'same';

type Band = Pick<SwingFinding, 'metric' | 'bandLow' | 'bandHigh'>;

/** How far a value lies outside the normal band. */
const outside = (value: number, { bandLow = -Infinity, bandHigh = Infinity }: Band): number =>
  Math.max(0, value - bandHigh, bandLow - value);

export type Reading = { readonly id: string; readonly recordedAt: string; readonly value: number };

/** One measurement in all swings filmed from the same side, up to this swing, oldest first. */
export const readingsUpTo = (
  swing: Pick<Swing, 'id' | 'recordedAt' | 'view'>,
  swings: readonly Pick<Swing, 'id' | 'recordedAt' | 'view' | 'status' | 'metrics'>[],
  metric: string,
): readonly Reading[] =>
  swings
    .filter(
      ({ status, view, recordedAt }) => status === 'analysed' && view === swing.view && recordedAt <= swing.recordedAt,
    )
    .flatMap(({ id, recordedAt, metrics }) => {
      const value = metrics?.[metric];
      return value === undefined ? [] : [{ id, recordedAt, value }];
    })
    .toSorted((a, b) => a.recordedAt.localeCompare(b.recordedAt));

/** From the first reading to the last. A change must be more than twice the possible error of the measurement. */
export const changeOver = (readings: readonly Reading[], band: Band): Change => {
  const [first, last] = [readings[0], readings.at(-1)];
  if (!first || !last) return 'same';
  const gained = outside(first.value, band) - outside(last.value, band);
  if (Math.abs(gained) <= 2 * (NOISE[band.metric] ?? 0)) return 'same';
  return gained > 0 ? 'better' : 'worse';
};
