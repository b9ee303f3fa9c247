import type { ReadShot } from '@divot/shot-files';
import type { BagShot } from './shot-columns.ts';

// Recognises shots without a time when they come again in other units. A tenth of a yard is not a tenth of a metre, so
// their keys differ by rounding. Every figure that both files have must then agree to within that rounding.

/** How far two rounded figures can be apart: a tenth in each unit, plus the tenth that Divot stores. */
const APART = {
  carryM: 0.16,
  sideM: 0.16,
  totalM: 0.16,
  ballSpeedMps: 0.13,
  launchDeg: 0.101,
  launchDirectionDeg: 0.101,
  spinRpm: 1.01,
} as const satisfies Partial<Record<keyof BagShot & keyof ReadShot, number>>;
const FIELDS = Object.keys(APART) as (keyof typeof APART)[];

const isSame = (shot: BagShot, other: ReadShot): boolean =>
  FIELDS.every((field) => {
    const [a, b] = [shot[field], other[field]];
    return a === undefined || b === undefined || Math.abs(a - b) <= APART[field];
  });

/** `take` says whether a shot is among `stored`. Each stored shot can be taken once. */
export const untimedShots = (stored: readonly BagShot[]): { readonly take: (shot: ReadShot) => boolean } => {
  const byCarry = new Map<string, BagShot[]>();
  const place = (club: string, metre: number) => `${club}|${metre}`;
  for (const shot of stored) {
    const at = place(shot.club, Math.round(shot.carryM));
    byCarry.set(at, [...(byCarry.get(at) ?? []), shot]);
  }
  const take = (shot: ReadShot): boolean => {
    if (byCarry.size === 0) return false;
    const metre = Math.round(shot.carryM);
    for (const near of [metre, metre - 1, metre + 1]) {
      const own = byCarry.get(place(shot.club, near));
      const found = own?.findIndex((one) => isSame(one, shot)) ?? -1;
      if (found < 0) continue;
      own!.splice(found, 1);
      return true;
    }
    return false;
  };
  return { take };
};
