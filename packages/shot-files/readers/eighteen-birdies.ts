import { type Result, compact, fail, METRES_PER_YARD, ok } from '@divot/basics';
import {
  type JsonRecord,
  type ReadHole,
  type ReadRound,
  type ReadRoundShot,
  type RoundArchive,
  countIn,
  idIn,
  instantIn,
  isRecord,
  numberIn,
  recordsIn,
  totalsOf,
  utcDay,
} from './archive-types.ts';
import { readClubWord } from '../clubs/club-words.ts';

// Reads 18Birdies_archive.json, but only its rounds and course names: e-mail, phone, friends and payment stay unread. A
// hole of 0 strokes was not played. Days are UTC, because the archive has no time zone. Totals of putts and fairways
// are zero if nobody counted them, so they are left out.

const KINDS: Readonly<Record<string, string>> = { WOOD: 'wood', IRON: 'iron', HYBRID: 'hybrid' };

const clubOf = (stick: unknown): string | undefined => {
  if (!isRecord(stick)) return undefined;
  const [type, number] = [(idIn(stick['type']) ?? '').toUpperCase(), idIn(stick['number']) ?? ''];
  if (type === 'PUTTER') return 'Putter';
  if (type === 'DRIVER') return 'Driver';
  if (type === 'WEDGE') return readClubWord(/^[A-Z]$/i.test(number) ? `${number}w` : number)?.club;
  return KINDS[type] ? readClubWord(`${number} ${KINDS[type]}`)?.club : undefined;
};

const shotsOf = (entries: readonly JsonRecord[], n: number): readonly ReadRoundShot[] =>
  entries
    .filter(({ holeNumber }) => numberIn(holeNumber) === n)
    .sort((a, b) => (numberIn(a['timestamp']) ?? Infinity) - (numberIn(b['timestamp']) ?? Infinity))
    .flatMap((entry, at) => {
      const yards = numberIn(entry['distanceInYards']);
      const club = clubOf(entry['stickTypeAndNumber']);
      return yards === undefined
        ? []
        : [compact({ order: at + 1, club: club || undefined, distanceM: yards * METRES_PER_YARD })];
    });

const roundOf = (round: JsonRecord, id: string, courses: ReadonlyMap<string, string>): ReadRound | string => {
  const playedOn = utcDay(instantIn(round['timestamp']));
  if (!playedOn) return 'It has no day';
  const written = Array.isArray(round['holeStrokes']) ? (round['holeStrokes'] as unknown[]) : [];
  if (written.length > 18) return 'It has more than 18 holes';
  const entries = recordsIn(round['shotEntries']);
  const holes = written.flatMap((cell, at): ReadHole[] => {
    const strokes = countIn(cell) ?? 0;
    return strokes > 0 ? [{ n: at + 1, strokes, shots: shotsOf(entries, at + 1) }] : [];
  });
  const total = numberIn(round['strokes']) ?? 0;
  if (holes.length === 0) return total > 0 ? 'Only its total is known' : 'No hole has a score';
  const { clubId } = round;
  const course = courses.get(idIn(isRecord(clubId) ? clubId['id'] : clubId) ?? '');
  return compact({
    id,
    playedOn,
    course: course || undefined,
    ...totalsOf(holes, total, round['score']),
    ambiguous: written.length === 9 ? { nine: true } : undefined,
    holes,
  });
};

const NO_ARCHIVE =
  'This is not an 18Birdies or Garmin archive. Bring 18Birdies_archive.json or the ZIP file from Garmin.';

export const readEighteenBirdies = (text: string): Result<RoundArchive> => {
  let whole: unknown;
  try {
    whole = JSON.parse(text);
  } catch {
    return fail(/^\s*[[{]/.test(text) ? 'This file is not whole. Download the archive again.' : NO_ARCHIVE);
  }
  const data = isRecord(whole) && isRecord(whole['myData']) ? whole['myData'] : whole;
  const activity = isRecord(data) && isRecord(data['activityData']) ? data['activityData'] : undefined;
  if (!isRecord(data) || !activity || !Array.isArray(activity['rounds'])) {
    return fail(NO_ARCHIVE);
  }
  if (activity['rounds'].length === 0) return fail('This 18Birdies archive holds no rounds.');
  const played = isRecord(data['clubData']) ? recordsIn(data['clubData']['playedClubs']) : [];
  const courses = new Map(
    played.flatMap(({ clubId, name }) => (typeof name === 'string' ? [[String(clubId), name] as const] : [])),
  );
  const read = recordsIn(activity['rounds']).map((round, at) => {
    const id = idIn(round['id']) ?? `round ${at + 1}`;
    return { id, round: roundOf(round, id, courses) };
  });
  return ok({
    vendor: '18birdies',
    rounds: read.flatMap(({ round }) => (typeof round === 'string' ? [] : [round])),
    skipped: read.flatMap(({ id, round }) => (typeof round === 'string' ? [{ round: id, reason: round }] : [])),
  });
};
