import type { GroundLie } from '../packs/course-pack.ts';
import { hazardsAhead } from '../distances/hazards.ts';
import { along, direction, distance, onLine } from '../geometry/lines.ts';
import type { OpenHole, OpenPack } from '../packs/open-pack.ts';
import type { Point } from '../geometry/plane.ts';
import { compact, mean, METRES_PER_FOOT, METRES_PER_YARD } from '@divot/basics';
import { expectedStrokes } from '@divot/golf-rules';
import { type Draw, type PlanClub, drawsOf, landing } from './club-shots.ts';
import { lieGrid } from './lie-grid.ts';

// Club and aim with the fewest expected strokes, shot by shot, after Broadie ("Every Shot Counts", 2014). It takes
// where the golfer's own pattern would land and values it by the strokes needed from there. All choices use the same
// draws. The ball stops where it lands, because roll is not known: a driver's hazards are those it carries into. A plan
// from the tee depends only on the map and may be made before any round. A plan from where a ball lies is for practice
// rounds only (Rule 4.3a).

const DRAWS = 200;
/** Every club is tried with this many draws. Clubs that are far behind then drop out. */
const FIRST_DRAWS = 40;
const OUT_OF_REACH = 0.2;
const AIMS_DEG = [0, 1.5, -1.5, 3, -3, 4.5, -4.5, 6, -6, 8, -8, 10, -10, 13, -13];
const MOST_SHOTS = 4;
/** Below this share of the shortest club's carry it is a pitch or a chip, and no full swing's pattern applies. */
const PITCH = 0.75;
const ONLY_TEED = 'Driver';
/** Smaller differences do not matter to a golfer, whatever the draws say. */
const LEAST_DIFFERENCE = 0.02;
const NINE_IN_TEN = 1.2816;
/** A hazard that the club carries by more than a quarter is not worth naming. */
const WORTH_SAYING = 0.75;
const BACK_M = 5;

export type Clearance = {
  readonly kind: 'bunker' | 'water';
  readonly needM: number;
  /** The carry that the club reaches 9 times in 10 when well struck. */
  readonly haveM: number;
};
export type PlannedShot = {
  readonly club: string;
  readonly from: Point;
  /** Where the middle of the pattern lands. */
  readonly to: Point;
  /** The end of the line of aim, at the club's carry. It lies to one side of `to` by the golfer's own miss. */
  readonly aim: Point;
  /** Metres from the middle of play to the end of the line of aim. Right is positive. */
  readonly aimRightM: number;
  readonly carryM: number;
  readonly halfCarryM: number;
  readonly halfSideM: number;
  readonly clears: readonly Clearance[];
  readonly miss?: { readonly side: 'left' | 'right'; readonly costs: number };
  /** Another club that is equally good as far as the draws can tell. */
  readonly closeCall?: { readonly club: string; readonly by: number };
};
export type HolePlan = { readonly n: number; readonly strokes: number; readonly shots: readonly PlannedShot[] };

type Choice = {
  readonly club: PlanClub;
  readonly aimDeg: number;
  readonly values: readonly number[];
  readonly mean: number;
};
type Setting = {
  readonly hole: OpenHole;
  readonly pack: Pick<OpenPack, 'areas' | 'coast'>;
  readonly lieOf: (p: Point) => GroundLie;
  readonly clubs: readonly PlanClub[];
  readonly draws: readonly Draw[];
  /** Where each club's draws land, as forward and right. */
  readonly landings: ReadonlyMap<PlanClub, readonly (readonly [number, number])[]>;
  /** How many strokes this golfer takes for one of the tour's. */
  readonly level: number;
};

type Playable = Exclude<GroundLie, 'water' | 'out'>;
const LONGEST_M = 800;
const tables = new Map<Playable, Float64Array>();
/** Strokes at every metre from a lie, in a table because each hole needs some hundred thousand look-ups. */
const tableOf = (lie: Playable): Float64Array => {
  const cached = tables.get(lie);
  if (cached) return cached;
  const table = Float64Array.from({ length: LONGEST_M + 2 }, (_, metres) =>
    lie === 'green'
      ? expectedStrokes('green', Math.max(1, metres / METRES_PER_FOOT))
      : expectedStrokes(lie === 'tee' ? 'fairway' : lie, metres / METRES_PER_YARD),
  );
  tables.set(lie, table);
  return table;
};
const fromHere = (lie: Playable, metres: number): number => {
  const table = tableOf(lie);
  const at = Math.min(LONGEST_M, metres);
  const whole = Math.floor(at);
  return table[whole]! + (at - whole) * (table[whole + 1]! - table[whole]!);
};

/** Where a ball that lies in water last crossed its edge on the way from `from` (Rule 17.1d, 2023). */
const entryTo = (lieOf: Setting['lieOf'], from: Point, at: Point): Point => {
  const back = direction(at, from);
  const far = distance(at, from);
  for (let metres = BACK_M; metres < far; metres += BACK_M) {
    const p = along(at, back, metres);
    if (lieOf(p) !== 'water') return p;
  }
  return from;
};

/** Strokes from where a shot from `from` landed, including its penalty. */
const valueOf = ({ hole, lieOf, level }: Setting, from: Point, at: Point): number => {
  const lie = lieOf(at);
  const metres = distance(at, hole.middle);
  if (lie === 'water') return 1 + level * fromHere('rough', distance(entryTo(lieOf, from, at), hole.middle));
  if (lie === 'out') return 2 + level * fromHere('rough', distance(from, hole.middle) * 0.5 + metres * 0.5);
  return level * fromHere(lie, metres);
};

/** The point on the hole's own way that is `metres` from here, or its end if that is nearer. */
const onTheWay = (from: Point, { path, middle }: OpenHole, metres: number): Point => {
  if (distance(from, middle) <= metres) return middle;
  const { alongM } = onLine(from, path);
  let run = 0;
  for (let at = 1; at < path.length; at += 1) {
    const [a, b] = [path[at - 1]!, path[at]!];
    const length = distance(a, b);
    if (run + length > alongM && distance(from, b) >= metres) {
      let [low, high] = [Math.max(0, alongM - run), length];
      for (let pass = 0; pass < 20; pass += 1) {
        const half = (low + high) / 2;
        if (distance(from, along(a, direction(a, b), half)) < metres) low = half;
        else high = half;
      }
      return along(a, direction(a, b), high);
    }
    run += length;
  }
  return middle;
};

const turned = ([x, y]: Point, degrees: number): Point => {
  const [sin, cos] = [Math.sin((-degrees * Math.PI) / 180), Math.cos((-degrees * Math.PI) / 180)];
  return [x * cos - y * sin, x * sin + y * cos];
};
const lineOf = (setting: Setting, from: Point, club: PlanClub, aimDeg: number): Point =>
  turned(direction(from, onTheWay(from, setting.hole, club.carryM)), aimDeg);
const placeOn = (from: Point, [ux, uy]: Point, forward: number, right: number): Point => [
  from[0] + ux * forward + uy * right,
  from[1] + uy * forward - ux * right,
];

const played = (setting: Setting, from: Point, club: PlanClub, aimDeg: number, draws: number): Choice => {
  const line = lineOf(setting, from, club, aimDeg);
  const landings = setting.landings.get(club)!;
  const values = Array.from<number>({ length: draws });
  let sum = 0;
  for (let at = 0; at < draws; at += 1) {
    const [forward, right] = landings[at]!;
    values[at] = valueOf(setting, from, placeOn(from, line, forward, right));
    sum += values[at]!;
  }
  return { club, aimDeg, values, mean: sum / draws };
};

/** Whether `other` is worse than `best` by more than the uncertainty of the draws. */
const isWorse = (other: Choice, best: Choice): boolean => {
  const differences = other.values.map((value, at) => value - best.values[at]!);
  const by = mean(differences);
  const spread = Math.sqrt(mean(differences.map((value) => (value - by) ** 2)) / differences.length);
  return by > Math.max(LEAST_DIFFERENCE, 2 * spread);
};

type Decision = {
  readonly best: Choice;
  /** The same club aimed at the middle. */
  readonly middle: Choice;
  readonly second: Choice | undefined;
};

/** The first aim offsets the golfer's own bias. The others are tried around it. */
const aimsOf = ({ biasM, carryM }: PlanClub): readonly number[] => {
  const ownDeg = (Math.atan2(-biasM, carryM) * 180) / Math.PI;
  return AIMS_DEG.map((aimDeg) => aimDeg + ownDeg);
};
const least = (choices: readonly Choice[]): Choice =>
  choices.reduce((best, choice) => (choice.mean < best.mean ? choice : best));

/** The choice with the fewest strokes. Among aims too close to tell apart, the one nearest to the golfer's middle. */
const chosen = (setting: Setting, from: Point): Decision => {
  const left = distance(from, setting.hole.middle);
  const isTee = from === setting.hole.path[0];
  const usable = setting.clubs.filter(
    ({ club, carryM, spreadM }) => carryM <= left + 2 * spreadM + 10 && (isTee || club !== ONLY_TEED),
  );
  const clubs = usable.length > 0 ? usable : setting.clubs.toSorted((a, b) => a.carryM - b.carryM).slice(0, 1);
  const tried = clubs.map((club) => least(aimsOf(club).map((aim) => played(setting, from, club, aim, FIRST_DRAWS))));
  const bar = least(tried).mean + OUT_OF_REACH;
  const byClub = tried
    .filter((choice) => choice.mean <= bar)
    .map(({ club }) => {
      const choices = aimsOf(club).map((aim) => played(setting, from, club, aim, DRAWS));
      const best = least(choices);
      return { best: choices.find((choice) => !isWorse(choice, best))!, middle: choices[0]! };
    })
    .toSorted((a, b) => a.best.mean - b.best.mean);
  return { ...byClub[0]!, second: byClub[1]?.best };
};

/** Which side costs less when the club is aimed at the middle. With the best aim, both sides cost alike. */
const missOf = ({ draws }: Setting, { values }: Choice): PlannedShot['miss'] => {
  const halves = [1, -1].map((sign) => values.filter((_, at) => Math.sign(draws[at]!.side) === sign));
  const [right, left] = halves.map(mean) as [number, number];
  // Draws come in mirrored pairs, so the difference within a pair is the cost of the side alone.
  const pairs = values.flatMap((value, at) =>
    at % 2 === 0 ? [(value - values[at + 1]!) * Math.sign(draws[at]!.side)] : [],
  );
  const by = mean(pairs);
  const error = Math.sqrt(mean(pairs.map((pair) => (pair - by) ** 2)) / pairs.length);
  if (Math.abs(right - left) < Math.max(0.05, 2 * error)) return undefined;
  return { side: right < left ? 'right' : 'left', costs: Math.abs(right - left) };
};

const clearsFrom = ({ hole, pack }: Setting, from: Point, { carryM, spreadM }: PlanClub): readonly Clearance[] => {
  const haveM = carryM - NINE_IN_TEN * spreadM;
  return hazardsAhead(pack.areas, hole, from).flatMap(({ kind, reachM, carryM: needM }) =>
    reachM > 0 && needM < carryM && needM > haveM * WORTH_SAYING ? [{ kind, needM, haveM }] : [],
  );
};

const shotOf = (setting: Setting, from: Point, { best, middle, second }: Decision): PlannedShot => {
  const { club, aimDeg } = best;
  const line = lineOf(setting, from, club, aimDeg);
  const straight = lineOf(setting, from, club, 0);
  const aim = along(from, line, club.carryM);
  const miss = missOf(setting, middle);
  const isClose = second !== undefined && !isWorse(second, best);
  return compact({
    club: club.club,
    from,
    to: placeOn(from, line, club.carryM, club.biasM),
    aim,
    aimRightM: (aim[0] - from[0]) * straight[1] - (aim[1] - from[1]) * straight[0],
    carryM: club.carryM,
    halfCarryM: 1.794 * club.spreadM,
    halfSideM: 1.794 * club.sideSpreadM,
    clears: clearsFrom(setting, from, club),
    miss,
    closeCall: isClose ? { club: second.club.club, by: second.mean - best.mean } : undefined,
  });
};

export type PlanOptions = {
  /** The same seed gives the same plan. */
  readonly seed?: number;
  /** How many strokes this golfer takes for one of the tour's: 1 for scratch, 1.25 for an index of 18. */
  readonly level?: number;
  /** Where the ball lies. Without it, the tee. */
  readonly from?: Point | undefined;
};

/**
 * A plan from the tee, or from where the ball lies, to the green with the golfer's own clubs. Undefined without a club,
 * if nobody has mapped the green, or if only a pitch is left.
 */
export const planHole = (
  pack: Pick<OpenPack, 'areas' | 'coast'>,
  hole: OpenHole,
  clubs: readonly PlanClub[],
  { seed = 1, level = 1, from: ball }: PlanOptions = {},
): HolePlan | undefined => {
  if (clubs.length === 0 || hole.green === undefined) return undefined;
  const draws = drawsOf(DRAWS, seed);
  const landings = new Map(clubs.map((club) => [club, draws.map((draw) => landing(club, draw))]));
  const setting: Setting = { hole, pack, lieOf: lieGrid(pack, hole.path), clubs, draws, landings, level };
  const pitchM = PITCH * Math.min(...clubs.map(({ carryM }) => carryM));
  if (ball && distance(ball, hole.middle) < pitchM) return undefined;
  const shots: PlannedShot[] = [];
  let [from, strokes] = [ball ?? hole.path[0]!, 0];
  while (shots.length < MOST_SHOTS) {
    const choice = chosen(setting, from);
    // The first choice already includes the average cost of everything that follows.
    if (shots.length === 0) strokes = 1 + choice.best.mean;
    const shot = shotOf(setting, from, choice);
    shots.push(shot);
    from = shot.to;
    if (setting.lieOf(from) === 'green' || distance(from, hole.middle) < pitchM) break;
  }
  return { n: hole.n, strokes, shots };
};
