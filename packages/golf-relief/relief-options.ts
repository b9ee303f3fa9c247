import { type Result, compact, fail, ok } from '@divot/basics';
import { type Form, type Relief, type ReliefOption, type ReliefRequest, SITUATIONS } from './relief-types.ts';
import { type Answers, type Scene, openScene } from './scene.ts';
import type { Point } from './geometry/points.ts';

const FARTHEST_M = 1e6;
const isPoint = (value: unknown): value is Point =>
  Array.isArray(value) &&
  value.length === 2 &&
  value.every((one) => typeof one === 'number' && Math.abs(one) <= FARTHEST_M);
const isOutline = (value: unknown): boolean => Array.isArray(value) && value.length > 2 && value.every(isPoint);

/** Golf clubs are at most 46 inches; a little more for a tape that is read badly. */
const [SHORTEST_M, LONGEST_M] = [0.4, 1.25];

const HANDS = ['right', 'left'] as const;
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

const spotProblem = (spots: readonly unknown[]): string | undefined =>
  spots.every((spot) => spot === undefined || isPoint(spot)) ? undefined : 'A spot is two numbers, in metres.';

const clubProblem = (club: unknown): string | undefined =>
  typeof club === 'number' && club >= SHORTEST_M && club <= LONGEST_M
    ? undefined
    : 'A club is 0.4 to 1.25 metres long.';

const USUAL = { club: 1, form: 'stroke', hand: 'right', facts: {}, switches: {} };

const problem = (request: unknown): string | undefined => {
  if (!isRecord(request)) return 'Say what happened.';
  const { situation, ball, crossed, previous, hole } = request;
  const { club, form, hand, facts, switches } = { ...USUAL, ...compact(request) };
  if (!SITUATIONS.some((each) => each === situation)) return 'Divot does not know this situation.';
  const wrong = spotProblem([ball, crossed, previous]) ?? clubProblem(club);
  if (wrong !== undefined) return wrong;
  if (!HANDS.some((each) => each === hand)) return 'A golfer plays right- or left-handed.';
  if (!FORMS.some((each) => each === form)) return 'Divot does not know this form of play.';
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

export type ReliefOptions = (request: ReliefRequest) => Result<Relief>;

/** The Rules for the situations that these answers are of. */
export const reliefBy =
  (answers: Answers): ReliefOptions =>
  (request) => {
    const wrongRequest = problem(request);
    if (wrongRequest !== undefined) return fail(wrongRequest);
    const scene = openScene(request);
    const relief = answers[request.situation]!(scene);
    return ok({ ...relief, options: relief.options.map((option) => withHelp(option, scene)) });
  };
