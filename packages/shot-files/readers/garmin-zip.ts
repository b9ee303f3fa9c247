import { strFromU8, unzipSync } from 'fflate';
import { type Result, fail, ok } from '@divot/basics';
import { type JsonRecord, idIn, isRecord, numberIn, recordsIn } from './archive-types.ts';
import { readClubWord } from '../clubs/club-words.ts';

// Shared code for reading rounds and practices from Garmin's export. Only the golf files asked for are unzipped, and
// the names and e-mails beside them stay unread.

/** In a repacked ZIP folders change, and a long list comes in several files: 'DI-GOLF\\90210_Golf-SHOT_2.json'. */
const GOLF_FILE =
  /(?:^|[/\\])(?:[\w-]+_)?Golf-(CLUB|CLUB_TYPES|COURSE|SCORECARD|SHOT|SIM_SESSION)(?:[ _-]?\(?\d+\)?)?\.json$/i;
export type GarminPart = 'CLUB' | 'CLUB_TYPES' | 'COURSE' | 'SCORECARD' | 'SHOT' | 'SIM_SESSION';
const MOST_UNZIPPED = 150_000_000;
const PACKING_BYTES = 1000;

/** The unpacked size of a file in a ZIP. A packed file is never longer than that, so a ZIP that says so is lying. */
export const unpackedBytes = ({
  size,
  originalSize,
}: {
  readonly size: number;
  readonly originalSize: number;
}): number => (size > originalSize + PACKING_BYTES ? Infinity : originalSize);

export type GarminParts = Partial<Readonly<Record<GarminPart, readonly unknown[]>>>;

/** The records of a file, which holds a list alone or under a name. */
const listIn = (whole: unknown): readonly unknown[] => {
  if (!isRecord(whole)) return Array.isArray(whole) ? whole : [];
  const list: unknown = whole['data'] ?? Object.values(whole).find(Array.isArray);
  return Array.isArray(list) ? list : [list ?? whole];
};

const partOf = (name: string): GarminPart | undefined => GOLF_FILE.exec(name)?.[1]?.toUpperCase() as GarminPart;

export const unzipGarmin = (bytes: Uint8Array, wanted: readonly GarminPart[]): Result<GarminParts> => {
  let size = 0;
  try {
    const files = unzipSync(bytes, {
      filter: (file) => {
        const part = partOf(file.name);
        if (!part || !wanted.includes(part)) return false;
        size += unpackedBytes(file);
        return size <= MOST_UNZIPPED;
      },
    });
    if (size > MOST_UNZIPPED) return fail('This archive is larger than Divot can read.');
    const parts: Partial<Record<GarminPart, readonly unknown[]>> = {};
    for (const [name, file] of Object.entries(files)) {
      const part = partOf(name)!;
      parts[part] = [...(parts[part] ?? []), ...listIn(JSON.parse(strFromU8(file).replace(/^\uFEFF/, '')))];
    }
    return ok(parts);
  } catch {
    return fail('This ZIP file is not whole. Download the export from Garmin again.');
  }
};

/** One record for each `key`: the one with the latest timestamp. */
export const newestOf = (records: readonly JsonRecord[], stamp: string, key = 'id'): readonly JsonRecord[] => {
  const byId = new Map<unknown, JsonRecord>();
  for (const record of records) {
    const id = idIn(record[key]);
    const before = byId.get(id);
    if (!before || (idIn(before[stamp]) ?? '') < (idIn(record[stamp]) ?? '')) byId.set(id, record);
  }
  return [...byId.values()];
};

/** Clubs by `idIn`, because an archive may write the same id as a number or as text. */
export const clubsById = (parts: GarminParts): ReadonlyMap<string | undefined, string> => {
  const types = new Map(recordsIn(parts['CLUB_TYPES']).map(({ value, name }) => [idIn(value), name]));
  return new Map(
    recordsIn(parts['CLUB']).flatMap(({ id, clubTypeId }) => {
      const type = types.get(idIn(clubTypeId));
      const club = typeof type === 'string' ? readClubWord(type)?.club : undefined;
      return club ? [[idIn(id), club] as const] : [];
    }),
  );
};

/**
 * The clock's offset from UTC in milliseconds, from the round's own shots, else from those nearest to `start` in time.
 */
export const zoneAt = (start: number, shots: readonly JsonRecord[], scorecardId?: unknown): number => {
  const zoned = shots.filter(({ shotTimeZoneOffset }) => numberIn(shotTimeZoneOffset) !== undefined);
  const cardShot =
    scorecardId === undefined ? undefined : zoned.find((shot) => idIn(shot['scorecardId']) === idIn(scorecardId));
  const near = zoned.reduce<JsonRecord | undefined>((best, shot) => {
    const apart = (one: JsonRecord) => Math.abs((numberIn(one['shotTime']) ?? Infinity) - start);
    return best && apart(best) <= apart(shot) ? best : shot;
  }, undefined);
  return numberIn((cardShot ?? near)?.['shotTimeZoneOffset']) ?? 0;
};
