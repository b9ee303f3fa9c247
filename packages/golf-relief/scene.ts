import { type CourseArea, type Ground, areaAt, areasHolding, openGround } from './ground.ts';
import type { Facts, Form, Kind, ReliefOption, ReliefRequest, Relief, Situation, Switches } from './relief-types.ts';
import type { Point, Ring, Segment } from './geometry/points.ts';
import type { Player } from './zones.ts';

/** A request with its defaults, the areas opened and the facts read. */
export type Scene = {
  readonly situation: Situation;
  readonly ground?: Ground | undefined;
  readonly ball?: Point | undefined;
  readonly crossed?: Point | undefined;
  readonly previous?: Point | undefined;
  /** Metres. */
  readonly club: number;
  readonly player: Player;
  readonly form: Form;
  readonly switches: Switches;
  readonly facts: Facts;
  /** Of the ball: the golfer's word, else the map's. */
  readonly area?: CourseArea | undefined;
};

/** 45 inches, a usual driver. */
const CLUB_M = 1.14;

const AREA_WORDS: readonly (readonly [word: string, area: CourseArea])[] = [
  ['bunker', 'bunker'],
  ['sand', 'bunker'],
  ['penalty', 'penalty'],
  ['hazard', 'penalty'],
  ['red', 'penalty'],
  ['yellow', 'penalty'],
  ['wrong', 'general'],
  ['green', 'green'],
  ['tee', 'teeing'],
  ['teeing', 'teeing'],
  ['out', 'out'],
  ['general', 'general'],
  ['fairway', 'general'],
  ['rough', 'general'],
  ['course', 'general'],
  ['bounds', 'general'],
];

const oneOf = (fact: unknown, ...values: readonly unknown[]): boolean =>
  values.includes(typeof fact === 'string' ? fact.trim().toLowerCase() : fact);
export const isYes = (fact: unknown): boolean => oneOf(fact, true, 1, 'yes', 'y', 'true', '1');
export const isNo = (fact: unknown): boolean => oneOf(fact, false, 0, 'no', 'n', 'false', '0');
export const isKnown = (fact: unknown): boolean => !oneOf(fact, undefined, null, '', 'unknown', 'unsure');
const wordsIn = (fact: unknown): readonly string[] =>
  typeof fact === 'string' ? fact.toLowerCase().split(/[^a-z]+/u) : [];
const SHORT = 3;

/** Whether one of these words begins a word of the fact. Words of up to three letters must be whole: 'me', not 'mended'. */
export const says = (fact: unknown, ...words: readonly string[]): boolean =>
  wordsIn(fact).some((text) => words.some((word) => text === word || (word.length > SHORT && text.startsWith(word))));

/** 'in bounds' is the course, 'out of bounds' is not. */
export const areaFact = (fact: unknown): CourseArea | undefined => AREA_WORDS.find(([word]) => says(fact, word))?.[1];

/** The ball lies in a no play zone of the map: it must not be played there. */
export const isInNoPlay = ({ ground, ball }: Scene): boolean =>
  ground !== undefined && ball !== undefined && areasHolding(ball, ground.areas).some(({ noPlay }) => noPlay === true);

export const openScene = ({ facts = {}, switches = {}, ...request }: ReliefRequest): Scene => {
  const ground = request.hole && openGround(request.hole);
  const area = areaFact(facts['area']) ?? (ground && request.ball && areaAt(ground, request.ball));
  return {
    ...request,
    ground,
    area,
    club: request.club ?? CLUB_M,
    player: { hand: request.hand ?? 'right', isWheeled: switches.disability === 'wheeled' },
    form: request.form ?? 'stroke',
    switches,
    facts,
  };
};

export const only = (...options: readonly ReliefOption[]): Relief => ({ options });

export const ask = (
  fact: string,
  words: string,
  answers: readonly string[],
  ...options: readonly ReliefOption[]
): Relief => ({
  options,
  ask: { fact, words, answers },
});
export const YES_NO = ['yes', 'no'] as const;

type Parts = {
  readonly reference?: Point | undefined;
  readonly zones?: readonly Ring[];
  readonly line?: readonly Segment[];
};

/** Rule 14.3, in one breath. */
export const DROP =
  'Drop it from knee height. If it rolls out of the area, drop again; if it rolls out twice, place it where the second drop touched the ground.';

const UNKNOWN = 'Divot does not know the spot or the hole here: measure it on the ground.';
const NOWHERE = 'Nowhere here is allowed, so this choice is not open to you.';

/** A choice that happens at a spot or needs none. */
export const choice = (
  kind: Kind,
  rule: string,
  strokes: ReliefOption['strokes'],
  how: ReliefOption['how'],
  words: string,
  reference?: Point,
): ReliefOption => ({ kind, rule, strokes, how, words, ...(reference && { reference }) });

/** A choice with a relief area, or with the reason why there is none. */
export const zoned = (option: ReliefOption, { reference, zones = [], line = [] }: Parts): ReliefOption => {
  const place = {
    ...option,
    ...(reference && { reference }),
    ...(line.length === 1 && { line: line[0]! }),
    ...(line.length > 1 && { line }),
  };
  if (zones.length === 0) return { ...place, words: `${option.words} ${reference === undefined ? UNKNOWN : NOWHERE}` };
  return zones.length === 1 ? { ...place, zone: zones[0]! } : { ...place, zones };
};

/** The general penalty. */
export const generalPenalty = ({ form }: Scene): 2 | 'hole' => (form === 'match' ? 'hole' : 2);

/** The Rules for some of the situations. */
export type Answers = Partial<Readonly<Record<Situation, (scene: Scene) => Relief>>>;
