import { type Result, compact, fail, ok } from '@divot/basics';
import {
  type JsonRecord,
  type ReadHole,
  type ReadRound,
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
import { clubsById, newestOf, unzipGarmin, zoneAt } from './garmin-zip.ts';
import { proposePars } from './propose-pars.ts';

// Garmin's "export your data" ZIP. Only its five golf files are unzipped, and the names and e-mails beside them stay
// unread. Positions are semicircles: degrees are value * 180 / 2^31. A shot may occur twice, and the newest counts.

const METRES_A_DEGREE = 111_195;
const LONGEST_PUTT_M = 60;

type Point = { readonly lat: number; readonly lon: number };
const pointIn = (lat: unknown, lon: unknown): Point | undefined => {
  const [y, x] = [numberIn(lat), numberIn(lon)];
  if (y === undefined || x === undefined || (y === 0 && x === 0)) return undefined;
  return { lat: (y * 180) / 2 ** 31, lon: (x * 180) / 2 ** 31 };
};
const startOf = (shot: JsonRecord): Point | undefined =>
  isRecord(shot['startLoc']) ? pointIn(shot['startLoc']['lat'], shot['startLoc']['lon']) : undefined;

const metresBetween = (a: Point, b: Point): number =>
  Math.hypot((a.lat - b.lat) * METRES_A_DEGREE, (a.lon - b.lon) * METRES_A_DEGREE * Math.cos((a.lat * Math.PI) / 180));

const isWalk = (shot: JsonRecord): boolean =>
  shot['autoShotType'] === 'IGNORED' ||
  (shot['shotType'] === 'PUTT' && (numberIn(shot['meters']) ?? 0) > LONGEST_PUTT_M);

const FAIRWAYS: Readonly<Record<string, ReadHole['fairway']>> = { HIT: 'hit', LEFT: 'left', RIGHT: 'right' };

const holeOf = (
  hole: JsonRecord,
  shots: readonly JsonRecord[],
  clubs: ReadonlyMap<string | undefined, string>,
): { readonly hole: Omit<ReadHole, 'par'>; readonly lengthM: number | undefined } => {
  const pin = pointIn(hole['pinPositionLat'], hole['pinPositionLon']);
  const holeShots = shots
    .filter(({ holeNumber }) => numberIn(holeNumber) === numberIn(hole['number']))
    .sort((a, b) => (numberIn(a['shotOrder']) ?? 0) - (numberIn(b['shotOrder']) ?? 0));
  const strokes = countIn(hole['strokes'])!;
  const [putts, penalties] = [countIn(hole['putts'], strokes), countIn(hole['penalties'], Math.min(10, strokes))];
  const fairway = FAIRWAYS[idIn(hole['fairwayShotOutcome']) ?? ''];
  const teeShot = holeShots.find(({ shotOrder }) => numberIn(shotOrder) === 1);
  const tee = teeShot && startOf(teeShot);
  const read = holeShots.flatMap((shot, at) => {
    const distanceM = numberIn(shot['meters']);
    if (distanceM === undefined) return [];
    const start = startOf(shot);
    const club = shot['shotType'] === 'PUTT' ? 'Putter' : clubs.get(idIn(shot['clubId']));
    const lie = isRecord(shot['startLoc']) ? shot['startLoc']['lie'] : undefined;
    return [
      compact({
        order: numberIn(shot['shotOrder']) ?? at + 1,
        club: club || undefined,
        lie: typeof lie === 'string' && /^[A-Za-z]{3,12}$/.test(lie) ? lie : undefined,
        toPinM: start && pin ? metresBetween(start, pin) : undefined,
        distanceM,
      }),
    ];
  });
  return {
    hole: compact({ n: numberIn(hole['number'])!, strokes, putts, penalties, fairway, shots: read }),
    lengthM: tee && pin ? metresBetween(tee, pin) : undefined,
  };
};

const isPlayed = (hole: JsonRecord): boolean => {
  const [n, strokes] = [countIn(hole['number'], 18), countIn(hole['strokes'])];
  return n !== undefined && n >= 1 && strokes !== undefined && strokes > 0;
};

const roundOf = (
  card: JsonRecord,
  shots: readonly JsonRecord[],
  clubs: ReadonlyMap<string | undefined, string>,
  courses: ReadonlyMap<string, string>,
): ReadRound | string => {
  const start = instantIn(card['startTime']);
  const playedOn = utcDay(start === undefined ? undefined : start + zoneAt(start, shots, card['id']));
  if (!playedOn) return 'It has no day';
  const roundShots = shots.filter((shot) => idIn(shot['scorecardId']) === idIn(card['id']) && !isWalk(shot));
  const read = newestOf(recordsIn(card['holes']), 'lastModifiedDt', 'number')
    .filter(isPlayed)
    .map((hole) => holeOf(hole, roundShots, clubs));
  if (read.length === 0) return 'No hole has a score';
  const totals = totalsOf(
    read.map(({ hole }) => hole),
    card['strokes'],
    card['score'],
  );
  const pars = proposePars(
    read.map(({ lengthM }) => lengthM),
    totals.par,
  );
  const [rating, slope] = [numberIn(card['teeBoxRating']), numberIn(card['teeBoxSlope'])];
  const course = courses.get(String(card['courseSnapshotId']));
  return compact({
    id: idIn(card['id'])!,
    playedOn,
    course: course || undefined,
    rating: rating || undefined,
    slope: slope || undefined,
    ...totals,
    holes: read.map(({ hole }, at) => compact({ ...hole, par: pars?.[at] })),
  });
};

export const readGarminArchive = (
  bytes: Uint8Array,
  onProgress: (share: number) => void = () => undefined,
): Result<RoundArchive> => {
  const parts = unzipGarmin(bytes, ['CLUB', 'CLUB_TYPES', 'COURSE', 'SCORECARD', 'SHOT']);
  if (!parts.ok) return parts;
  const cards = newestOf(recordsIn(parts.value['SCORECARD']), 'lastModifiedDt').filter(
    ({ id }) => idIn(id) !== undefined,
  );
  if (cards.length === 0) return fail('This ZIP file holds no Garmin golf rounds. Bring the whole export from Garmin.');
  const shots = newestOf(recordsIn(parts.value['SHOT']), 'lastModifiedTime');
  const clubs = clubsById(parts.value);
  const courses = new Map(
    recordsIn(parts.value['COURSE']).flatMap((course) =>
      Object.entries(course).flatMap(([id, name]) =>
        typeof name === 'string' ? [[id, name.replace(/\s*~\s*/, ' ').trim()] as const] : [],
      ),
    ),
  );
  const read = cards.map((card, at) => {
    onProgress(at / cards.length);
    return { card, round: roundOf(card, shots, clubs, courses) };
  });
  return ok({
    vendor: 'garmin-archive',
    rounds: read.flatMap(({ round }) => (typeof round === 'string' ? [] : [round])),
    skipped: read.flatMap(({ card, round }) =>
      typeof round === 'string' ? [{ round: String(card['id']), reason: round }] : [],
    ),
  });
};
