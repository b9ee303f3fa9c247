import { type Result, fail, ok } from '@divot/basics';
import { type JsonRecord, idIn, instantIn, numberIn, recordsIn } from './archive-types.ts';
import { impossibleBecause } from './flight.ts';
import { type GarminParts, clubsById, unzipGarmin, zoneAt } from './garmin-zip.ts';
import { createShotKeys } from './shot-key.ts';
import type { LineNote, NumberField, ReadShot, ShotFile } from './types.ts';

// The practices of Garmin's export ZIP, Golf-SIM_SESSION.json: metres, metres per second, times in UTC. The clock's
// offset comes from the round nearest in time. Without any round, times stay UTC.

const FIELDS: readonly (readonly [NumberField, string])[] = [
  ['carryM', 'carryDistance'],
  ['sideM', 'carryDeviationDistance'],
  ['totalM', 'totalDistance'],
  ['apexM', 'apexHeight'],
  ['ballSpeedMps', 'ballSpeed'],
  ['clubSpeedMps', 'clubHeadSpeed'],
  ['launchDeg', 'verticalLaunchAngle'],
  ['launchDirectionDeg', 'horizontalLaunchAngle'],
  ['attackDeg', 'attackAngle'],
  ['pathDeg', 'clubPathAngle'],
  ['faceDeg', 'clubFaceAngle'],
  ['spinRpm', 'spinRate'],
];
/** Zero means that it was not measured. */
const NEVER_ZERO: readonly NumberField[] = ['totalM', 'ballSpeedMps', 'clubSpeedMps', 'spinRpm'];

const valuesOf = (shot: JsonRecord): Partial<Record<NumberField, number>> =>
  Object.fromEntries(
    FIELDS.flatMap(([field, name]) => {
      const value = numberIn(shot[name]);
      return value === undefined || (value === 0 && NEVER_ZERO.includes(field)) ? [] : [[field, value] as const];
    }),
  );

type Reading = { readonly shots: Omit<ReadShot, 'key'>[]; readonly skipped: LineNote[] };

const readSessions = (parts: GarminParts, onProgress: (share: number) => void): Reading => {
  const clubs = clubsById(parts);
  const zoned = recordsIn(parts['SHOT']);
  const reading: Reading = { shots: [], skipped: [] };
  const seen = new Set<unknown>();
  const sessions = recordsIn(parts['SIM_SESSION']);
  let line = 0;
  for (const [at, session] of sessions.entries()) {
    onProgress(at / sessions.length);
    const all = recordsIn(session['shots']);
    const first = all.map((shot) => instantIn(shot['shotTime'])).find((ms) => ms !== undefined);
    const zone = first === undefined ? 0 : zoneAt(first, zoned);
    for (const shot of all) {
      line += 1;
      const skip = (reason: string) => reading.skipped.push({ line, reason });
      const club = clubs.get(idIn(shot['clubId']));
      const { carryM, ...values } = valuesOf(shot);
      const ms = instantIn(shot['shotTime']);
      const clock = ms === undefined ? undefined : new Date(ms + zone).toISOString();
      const id = shot['simShotClientKey'];
      if (id !== undefined && seen.has(id)) skip('Twice in the file');
      else if (!club) skip('A club that Divot does not know');
      else if (club === 'Putter') skip('A putt');
      else if (carryM === undefined || carryM <= 0) skip('No carry');
      else if (impossibleBecause({ carryM, ...values })) skip(impossibleBecause({ carryM, ...values })!);
      else {
        const when = clock ? { at: clock.slice(0, 19), day: clock.slice(0, 10) } : {};
        reading.shots.push({ line, club, ...when, carryM, ...values });
      }
      seen.add(id);
    }
  }
  return reading;
};

/** The practices of an export. `line` counts the shots of the archive. */
export const readGarminPractice = (
  bytes: Uint8Array,
  onProgress: (share: number) => void = () => undefined,
): Result<ShotFile> => {
  const parts = unzipGarmin(bytes, ['CLUB', 'CLUB_TYPES', 'SHOT', 'SIM_SESSION']);
  if (!parts.ok) return parts;
  const { shots, skipped } = readSessions(parts.value, onProgress);
  if (shots.length === 0 && skipped.length === 0) {
    return fail('This ZIP file holds no practice of a Garmin launch monitor. Bring its rounds in under Settings.');
  }
  const keyOf = createShotKeys('garmin-archive');
  return ok({
    vendor: 'garmin-archive',
    shots: shots.flatMap((shot) => {
      const key = keyOf(shot);
      return key === undefined ? [] : [{ ...shot, key }];
    }),
    skipped,
    otherLines: [],
    ambiguous: {},
  });
};
