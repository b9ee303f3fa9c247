import { type Result, fail, ok } from '@divot/basics';
import {
  type Form,
  type Relief,
  type ReliefOption,
  type ReliefRequest,
  SITUATIONS,
  type Situation,
} from './relief-types.ts';
import { type Scene, openScene } from './scene.ts';
import * as conditions from './situations/conditions.ts';
import * as lie from './situations/lie.ts';
import * as green from './situations/green.ts';
import * as lost from './situations/lost.ts';
import * as moved from './situations/moved.ts';
import * as penalty from './situations/penalty.ts';
import type { Point } from './geometry/points.ts';
import * as wrong from './situations/wrong.ts';

const ANSWERS: Readonly<Record<Situation, (scene: Scene) => Relief>> = {
  'penalty-yellow': penalty.penaltyYellow,
  'penalty-red': penalty.penaltyRed,
  'penalty-unmarked': penalty.penaltyUnmarked,
  'penalty-unsure': penalty.penaltyUnsure,
  lost: lost.lostBall,
  out: lost.outOfBounds,
  provisional: lost.provisional,
  unplayable: lost.unplayable,
  path: conditions.path,
  'obstruction-on-line': conditions.obstructionOnLine,
  repair: conditions.repair,
  puddle: conditions.puddle,
  'animal-hole': conditions.animalHole,
  'dangerous-animal': conditions.dangerousAnimal,
  embedded: lie.embedded,
  boundary: lie.boundary,
  movable: lie.movable,
  loose: moved.loose,
  'wrong-green': conditions.wrongGreen,
  'no-play-zone': conditions.noPlayZone,
  'young-tree': conditions.youngTree,
  'power-line': moved.powerLine,
  preferred: lie.preferred,
  'bunker-water': conditions.bunkerWater,
  'bunker-loose': moved.bunkerLoose,
  'bunker-rake': moved.bunkerRake,
  'green-mark': green.greenMark,
  'green-damage': green.greenDamage,
  'green-moved': moved.greenMoved,
  'green-water': conditions.greenWater,
  'green-flagstick': green.flagstick,
  'hit-ball-on-green': moved.hitBallOnGreen,
  'hit-somebody': moved.hitSomebody,
  'moved-by-me': moved.movedByMe,
  'moved-search': moved.movedSearch,
  'moved-wind': moved.movedWind,
  'moved-other': moved.movedOther,
  'moved-after-drop': moved.movedAfterDrop,
  'wrong-ball': wrong.wrongBall,
  'wrong-place': wrong.wrongPlace,
  substituted: wrong.substituted,
  'drop-rolled': moved.dropRolled,
  'drop-wrong': wrong.dropWrong,
  identify: green.identify,
  'ball-interferes': green.ballInterferes,
  unsure: wrong.unsure,
  'pick-up': wrong.pickUp,
};

/** A ball out of bounds is not in play, whatever else is the matter (Rule 18.2a). */
const inPlay: readonly unknown[] = [...Object.values(conditions), ...Object.values(lie)];
const answerTo = (situation: Situation, { area }: Scene): ((scene: Scene) => Relief) =>
  area === 'out' && inPlay.includes(ANSWERS[situation]) ? lost.outOfBounds : ANSWERS[situation];

const FARTHEST_M = 1e6;
const isPoint = (value: unknown): value is Point =>
  Array.isArray(value) &&
  value.length === 2 &&
  value.every((one) => typeof one === 'number' && Math.abs(one) <= FARTHEST_M);
const isOutline = (value: unknown): boolean => Array.isArray(value) && value.length > 2 && value.every(isPoint);

/** Golf clubs are at most 46 inches; a little more for a tape that is read badly. */
const [SHORTEST_M, LONGEST_M] = [0.4, 1.25];

const FORMS: readonly Form[] = ['stroke', 'match', 'stableford', 'maximum', 'four-ball', 'foursomes'];

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const holeProblem = (hole: unknown): string | undefined => {
  if (!isRecord(hole) || !isPoint(hole['flag'])) return 'A hole needs its flag, as two numbers in metres.';
  const { areas } = hole;
  if (!Array.isArray(areas) || !areas.every(isRecord)) return 'A hole needs its areas.';
  return areas.every(
    ({ polygon, islands = [] }) => Array.isArray(islands) && [polygon, ...(islands as unknown[])].every(isOutline),
  )
    ? undefined
    : 'An area needs an outline of at least three spots.';
};

const problem = (request: unknown): string | undefined => {
  if (!isRecord(request)) return 'Say what happened.';
  const { situation, ball, crossed, previous, hole, club = 1, form = 'stroke' } = request;
  const { hand = 'right', facts = {}, switches = {} } = request;
  if (!SITUATIONS.some((known) => known === situation)) return 'Divot does not know this situation.';
  if ([ball, crossed, previous].some((spot) => spot !== undefined && !isPoint(spot)))
    return 'A spot is two numbers, in metres.';
  if (!(typeof club === 'number' && club >= SHORTEST_M && club <= LONGEST_M))
    return 'A club is 0.4 to 1.25 metres long.';
  if (hand !== 'right' && hand !== 'left') return 'A golfer plays right- or left-handed.';
  if (!FORMS.some((known) => known === form)) return 'Divot does not know this form of play.';
  if (!isRecord(facts) || !isRecord(switches)) return 'Facts and switches are names with values.';
  return hole === undefined ? undefined : holeProblem(hole);
};

const HELP = {
  assistive: ' Anyone you authorise may drop, place or replace it for you (Rule 25.4a).',
  blind: ' Anyone you authorise may drop, place or replace it for you (Rule 25.2).',
} as const;

const withHelp = (option: ReliefOption, { switches: { disability } }: Scene): ReliefOption =>
  disability === undefined || option.how === 'play'
    ? option
    : { ...option, words: `${option.words}${HELP[disability === 'blind' ? 'blind' : 'assistive']}` };

/**
 * What the Rules of Golf (edition 2023, as amended) let a golfer do: each choice with its rule, penalty strokes, words and relief area. Where a
 * fact decides and is unknown, `ask` names it, and the options are those that hold either way. Fails with a sentence for a situation, spot, outline or club that cannot be.
 */
export const reliefOptions = (request: ReliefRequest): Result<Relief> => {
  const wrongRequest = problem(request);
  if (wrongRequest !== undefined) return fail(wrongRequest);
  const scene = openScene(request);
  const relief = answerTo(request.situation, scene)(scene);
  return ok({ ...relief, options: relief.options.map((option) => withHelp(option, scene)) });
};
