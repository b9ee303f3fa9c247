import { MOST_SHOTS_A_SESSION } from '#src/domain/entities/shot-session.entity.ts';
import { compact, groupBy, localDay } from '@divot/basics';
import type { ReadShot, ShotFile } from '@divot/shot-files';
import { type BagShot, type SessionShots, type ShotToPack, packShots, unpackShots } from './shot-columns.ts';

// The shots of a file that the golfer does not have yet, as one session for each day.

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
const untimedShots = (stored: readonly BagShot[]): { readonly take: (shot: ReadShot) => boolean } => {
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
      const candidates = byCarry.get(place(shot.club, near));
      const index = candidates?.findIndex((one) => isSame(one, shot)) ?? -1;
      if (index < 0) continue;
      candidates!.splice(index, 1);
      return true;
    }
    return false;
  };
  return { take };
};

export type NewSessions = {
  /** Newest day first. */
  readonly sessions: readonly SessionShots[];
  readonly added: readonly ReadShot[];
  /** Shots of the file that the golfer already has from this maker. */
  readonly repeated: readonly ReadShot[];
};

const secondOf = (at: string | undefined): number | undefined => {
  const parts = at === undefined ? null : /T(\d\d):(\d\d):(\d\d)/.exec(at);
  return parts ? Number(parts[1]) * 3600 + Number(parts[2]) * 60 + Number(parts[3]) : undefined;
};

const toPack = (shot: ReadShot): ShotToPack => {
  const second = secondOf(shot.at);
  const nth = Number(shot.key.slice(shot.key.lastIndexOf('|') + 1)) || 1;
  return compact({ ...shot, nth, second });
};

/**
 * Garmin delivers the same practice twice, from the app and in the export. Their clocks differ, so the figures must
 * match.
 */
const SAME_SHOTS: Partial<Readonly<Record<ShotFile['vendor'], ShotFile['vendor']>>> = {
  garmin: 'garmin-archive',
  'garmin-archive': 'garmin',
};

/**
 * Divot's own file holds shots of every maker, and the maker's own file may bring them again. They match by day and
 * figures.
 */
const ownAgain = (vendor: ShotFile['vendor'], stored: readonly SessionShots[]) => {
  const others = stored.filter((session) => session.vendor !== vendor && [vendor, session.vendor].includes('divot'));
  const byDay = new Map(
    [...groupBy(others, ({ day }) => day)].map(([day, sessions]) => [day, untimedShots(sessions.flatMap(unpackShots))]),
  );
  return { take: (shot: ReadShot): boolean => byDay.get(shot.day)?.take(shot) === true };
};

/**
 * The shots of `file` that the `stored` sessions lack. The same file again, longer or in other units, adds only new
 * shots.
 */
export const newSessions = (
  { vendor, shots }: ShotFile,
  stored: readonly SessionShots[],
  onProgress: (share: number) => void = () => undefined,
): NewSessions => {
  const here = stored.filter((session) => session.vendor === vendor).flatMap(unpackShots);
  const keys = new Set(here.map(({ key }) => key));
  const elsewhere = untimedShots(
    stored.filter((session) => session.vendor === SAME_SHOTS[vendor]).flatMap(unpackShots),
  );
  const again = ownAgain(vendor, stored);
  const hereUntimed = here.filter(({ second }) => second === undefined);
  const inFile = new Set(hereUntimed.length > 0 ? shots.map(({ key }) => key) : []);
  const untimed = untimedShots(hereUntimed.filter(({ key }) => !inFile.has(key)));
  const [added, repeated]: [ReadShot[], ReadShot[]] = [[], []];
  for (const shot of shots) {
    const isHere = keys.has(shot.key) || (shot.at === undefined && untimed.take(shot));
    const isKnown = isHere || elsewhere.take(shot) || again.take(shot);
    (isKnown ? repeated : added).push(shot);
  }
  const days = groupBy(added, ({ day, at }) => day ?? (at && localDay(at)));
  let packed = 0;
  const sessions = [...days]
    .toSorted(([a = ''], [b = '']) => (a < b ? 1 : -1))
    .flatMap(([day, dayShots]): SessionShots[] => {
      packed += dayShots.length;
      onProgress(packed / added.length);
      return Array.from({ length: Math.ceil(dayShots.length / MOST_SHOTS_A_SESSION) }, (_, part) =>
        compact({
          vendor,
          day,
          ...packShots(dayShots.slice(part * MOST_SHOTS_A_SESSION, (part + 1) * MOST_SHOTS_A_SESSION).map(toPack)),
        }),
      );
    });
  return { sessions, added, repeated };
};
