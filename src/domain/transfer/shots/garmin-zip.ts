import { strFromU8, unzipSync } from 'fflate';
import { type Result, fail, ok } from '#src/domain/shared/result.ts';
import { type JsonRecord, idIn, isRecord, numberIn, recordsIn } from './archive-types.ts';
import { readClubWord } from './club-words.ts';

// What reading rounds and reading practices out of Garmin's export share. Only the golf files asked for are unzipped; names
// and e-mails beside them stay unread.

const GOLF_FILE = /(?:^|\/)Golf-(CLUB|CLUB_TYPES|COURSE|SCORECARD|SHOT|SIM_SESSION)\.json$/i;
export type GarminPart = 'CLUB' | 'CLUB_TYPES' | 'COURSE' | 'SCORECARD' | 'SHOT' | 'SIM_SESSION';
const MOST_UNZIPPED = 150_000_000;
const PACKING_BYTES = 1000;

export type GarminParts = Partial<Readonly<Record<GarminPart, unknown>>>;

const partOf = (name: string): GarminPart | undefined => GOLF_FILE.exec(name)?.[1]?.toUpperCase() as GarminPart;

export const unzipGarmin = (bytes: Uint8Array, wanted: readonly GarminPart[]): Result<GarminParts> => {
  let size = 0;
  try {
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize, size: packed }) => {
        const part = partOf(name);
        if (!part || !wanted.includes(part)) return false;
        // Packed it is never longer: an archive that says so lies about what it unpacks to.
        size += packed > originalSize + PACKING_BYTES ? Infinity : originalSize;
        return size <= MOST_UNZIPPED;
      },
    });
    if (size > MOST_UNZIPPED) return fail('This archive is larger than Divot can read.');
    const parts = Object.entries(files).map(([name, file]) => {
      const whole: unknown = JSON.parse(strFromU8(file).replace(/^\uFEFF/, ''));
      return [partOf(name)!, isRecord(whole) ? whole['data'] : whole] as const;
    });
    return ok(Object.fromEntries(parts));
  } catch {
    return fail('This ZIP file is not whole. Download the export from Garmin again.');
  }
};

/** One record for each `key`: the one with the latest stamp. */
export const newestOf = (records: readonly JsonRecord[], stamp: string, key = 'id'): readonly JsonRecord[] => {
  const byId = new Map<unknown, JsonRecord>();
  for (const record of records) {
    const before = byId.get(record[key]);
    if (!before || (idIn(before[stamp]) ?? '') < (idIn(record[stamp]) ?? '')) byId.set(record[key], record);
  }
  return [...byId.values()];
};

export const clubsById = (parts: GarminParts): ReadonlyMap<unknown, string> => {
  const types = new Map(recordsIn(parts['CLUB_TYPES']).map(({ value, name }) => [value, name]));
  return new Map(
    recordsIn(parts['CLUB']).flatMap(({ id, clubTypeId }) => {
      const type = types.get(clubTypeId);
      const club = typeof type === 'string' ? readClubWord(type)?.club : undefined;
      return club ? [[id, club] as const] : [];
    }),
  );
};

/** The clock's offset from UTC in milliseconds: the round's own shots say, else those nearest to `start` in time. */
export const zoneAt = (start: number, shots: readonly JsonRecord[], scorecardId?: unknown): number => {
  const zoned = shots.filter(({ shotTimeZoneOffset }) => numberIn(shotTimeZoneOffset) !== undefined);
  const own = scorecardId === undefined ? undefined : zoned.find((shot) => shot['scorecardId'] === scorecardId);
  const near = zoned.reduce<JsonRecord | undefined>((best, shot) => {
    const apart = (one: JsonRecord) => Math.abs((numberIn(one['shotTime']) ?? Infinity) - start);
    return best && apart(best) <= apart(shot) ? best : shot;
  }, undefined);
  return numberIn((own ?? near)?.['shotTimeZoneOffset']) ?? 0;
};
