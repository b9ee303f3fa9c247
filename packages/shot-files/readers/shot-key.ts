import { NUMBER_FIELDS, type ReadShot, type Vendor } from './types.ts';

// What identifies a shot in every export of its practice. With a time: maker, time and club. Without one: maker, club,
// ball speed, launch and carry. A number separates shots with equal keys within the file.

type Keyed = Pick<ReadShot, 'club' | 'at' | 'ballSpeedMps' | 'launchDeg' | 'carryM'>;
type KeyedShot = Omit<ReadShot, 'line' | 'key'>;

const tenth = (value: number | undefined): string => {
  const rounded = Math.round((value ?? 0) * 10) / 10;
  return value === undefined ? '' : (rounded === 0 ? 0 : rounded).toFixed(1);
};

/** The key without its number. */
export const keyStem = (vendor: string, { club, at, ballSpeedMps, launchDeg, carryM }: Keyed): string =>
  at === undefined
    ? [vendor, club, tenth(ballSpeedMps), tenth(launchDeg), tenth(carryM)].join('|')
    : [vendor, at, club].join('|');

const isSame = (a: KeyedShot, b: KeyedShot): boolean =>
  a.day === b.day &&
  NUMBER_FIELDS.every(
    (field) => a[field] === b[field] || Math.abs((a[field] ?? Infinity) - (b[field] ?? -Infinity)) < 0.0005,
  );

/** Equal shots are in the same bucket or in neighbouring ones, because their sums differ by less than a bucket. */
const bucketOf = (shot: KeyedShot): number =>
  Math.round(NUMBER_FIELDS.reduce((sum, field) => sum + (shot[field] ?? 0), 0) * 100);

/** Gives the keys of one file's shots, asked in the order of the file. Undefined for a shot that the file repeats. */
export const createShotKeys = (vendor: Vendor): ((shot: KeyedShot) => string | undefined) => {
  const countOf = new Map<string, number>();
  // Some apps write the start of the practice as the time of every shot, so thousands share a stem.
  const byBucket = new Map<string, KeyedShot[]>();
  return (shot) => {
    const stem = keyStem(vendor, shot);
    const bucket = bucketOf(shot);
    const near = [bucket - 1, bucket, bucket + 1].flatMap((at) => byBucket.get(`${stem}|${at}`) ?? []);
    if (near.some((other) => isSame(other, shot))) return undefined;
    const count = (countOf.get(stem) ?? 0) + 1;
    countOf.set(stem, count);
    const bucketShots = byBucket.get(`${stem}|${bucket}`);
    if (bucketShots) bucketShots.push(shot);
    else byBucket.set(`${stem}|${bucket}`, [shot]);
    return `${stem}|${count}`;
  };
};
