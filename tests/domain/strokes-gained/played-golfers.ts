import type { Hole, Lie, Round } from '#src/domain/entities/round.entity.ts';
import { type Part, type PlayedShot, partOf, PARTS, strokesGained } from '@divot/golf-rules';
import { PAR, playedRound } from '#tests/domain/analytics/cards.ts';

// Golfers who play shot by shot: drives with a spread, approaches that are hit fat, chips, putts by published make
// rates. Their strokes gained scatter as such shots do, and a card can be told by its shots or by taps.

/** How much worse than the tour a golfer is in each part, and how far they drive. */
type Skills = Readonly<Record<Part, number>> & { readonly drive: number };
export type TypicalIndex = 0 | 6 | 12 | 18 | 24 | 30 | 36;

/**
 * Drives after Shot Scope's averages; the rest fitted so that each part loses what is typical of the index (36 falls a
 * stroke short off the tee).
 */
const SKILLS: Readonly<Record<TypicalIndex, Skills>> = {
  0: { drive: 265, 'off-tee': 2.03, approach: 0.87, 'short-game': 1.81, putting: 0.43 },
  6: { drive: 247, 'off-tee': 3.01, approach: 1.33, 'short-game': 2.67, putting: 0.91 },
  12: { drive: 229, 'off-tee': 4.19, approach: 1.84, 'short-game': 3.07, putting: 1.33 },
  18: { drive: 214, 'off-tee': 5.66, approach: 2.31, 'short-game': 3.52, putting: 1.79 },
  24: { drive: 200, 'off-tee': 7.36, approach: 2.78, 'short-game': 3.8, putting: 2.18 },
  30: { drive: 187, 'off-tee': 9.19, approach: 3.14, 'short-game': 4.13, putting: 2.54 },
  36: { drive: 176, 'off-tee': 9.94, approach: 3.48, 'short-game': 4.62, putting: 2.98 },
};
export const TYPICAL_INDEXES = Object.keys(SKILLS).map(Number) as readonly TypicalIndex[];

const YARDS = [375, 490, 165, 345, 395, 360, 140, 520, 330, 410, 385, 185, 475, 320, 400, 155, 355, 505];
/** Share of putts that the tour holes from these feet (M. Broadie). */
const MAKES: readonly (readonly [feet: number, share: number])[] = [
  [0, 1],
  [2, 0.99],
  [3, 0.96],
  [4, 0.88],
  [5, 0.77],
  [6, 0.66],
  [7, 0.58],
  [8, 0.5],
  [10, 0.4],
  [15, 0.23],
  [20, 0.15],
  [30, 0.07],
  [40, 0.04],
  [60, 0.02],
  [400, 0],
];
const makeAt = (feet: number): number => {
  const at = MAKES.findIndex(([length]) => length > feet);
  if (at < 1) return 0;
  const [[near, easy], [far, hard]] = [MAKES[at - 1]!, MAKES[at]!];
  return easy + ((hard - easy) * (feet - near)) / (far - near);
};

const GREEN_YARDS = 12;
type Ball = { readonly lie: Lie; readonly yards: number };
type Struck = { readonly ball: Ball | undefined; readonly isPenalty?: boolean };
export type Shot = PlayedShot & { readonly lie: Lie };

/** How shots scatter: mishits and the spread of well-struck shots, beside the usual. */
export const STYLES = {
  usual: { mishits: 1, spread: 1 },
  'steady with bad holes': { mishits: 1.8, spread: 0.75 },
  'wild without duffs': { mishits: 0.3, spread: 1.2 },
} as const;
export type Style = keyof typeof STYLES;

const playerOf = (skills: Skills, random: () => number, style: Style) => {
  const { mishits, spread } = STYLES[style];
  const normal = () => spread * Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const roughOr = (...others: readonly (readonly [lie: Lie, share: number])[]): Lie => {
    let left = random();
    return others.find(([, share]) => (left -= share) < 0)?.[0] ?? 'rough';
  };
  const atGreen = (yards: number): Ball =>
    yards <= GREEN_YARDS
      ? { lie: 'green', yards: Math.max(1 / 3, yards) }
      : { lie: roughOr(['sand', 0.18], ['fairway', 0.22], ['recovery', 0.04]), yards };

  const drive = (skill: number, { yards }: Ball): Struck => {
    const isTopped = random() < mishits * 0.018 * skill;
    const length = skills.drive * (isTopped ? 0.4 : 1 + (0.04 + 0.01 * skill) * normal());
    const side = Math.abs(length * Math.tan(((2.4 + 1.1 * skill) * normal() * Math.PI) / 180));
    const left = Math.max(8, Math.hypot(yards - length, side));
    if (side < 16) return { ball: { lie: 'fairway', yards: left } };
    if (side < 34) return { ball: { lie: roughOr(['sand', 0.08]), yards: left } };
    const isPenalty = random() < Math.min(0.8, 0.15 + 0.05 * skill);
    return { ball: { lie: isPenalty ? 'rough' : roughOr(['recovery', 0.55]), yards: left }, isPenalty };
  };
  const approach = (skill: number, { lie, yards }: Ball): Struck => {
    if (lie === 'recovery') {
      const left = Math.max(12, yards - (50 + 60 * random()));
      return { ball: { lie: roughOr(['fairway', 0.4], ['recovery', 0.08]), yards: left } };
    }
    const worse = lie === 'rough' ? 1.3 : lie === 'sand' ? 1.5 : 1;
    const isFat = random() < mishits * 0.035 * skill * worse;
    const aim = Math.min(yards, (235 - 22 * skill) / (worse > 1 ? 1.12 : 1));
    const length = isFat
      ? aim * (0.1 + 0.5 * random())
      : aim * (1 - 0.015 * skill + (0.045 + 0.022 * skill) * worse * normal());
    const left = Math.hypot(yards - length, aim * (0.04 + 0.022 * skill) * worse * normal());
    const far = (): Ball => ({ lie: roughOr(['fairway', 0.45], ['sand', 0.04], ['recovery', 0.06]), yards: left });
    return { ball: left > 45 ? far() : atGreen(left), isPenalty: random() < 0.008 * skill };
  };
  const chip = (skill: number, { lie, yards }: Ball): Struck => {
    const worse = lie === 'sand' ? 1.4 : lie === 'recovery' ? 1.6 : 1;
    if (random() < 0.06 / (1 + yards / 8)) return { ball: undefined };
    if (random() < mishits * 0.05 * skill * worse)
      return { ball: { lie: 'rough', yards: yards * (0.3 + 0.6 * random()) } };
    const left = (0.7 + spread * yards * (0.075 + 0.035 * skill) * worse) * Math.sqrt(-2 * Math.log(1 - random()));
    return { ball: atGreen(0.85 * left) };
  };
  const putt = (skill: number, { yards }: Ball): Struck => {
    const feet = 3 * yards;
    if (random() < makeAt(feet * (1 + 0.3 * skill))) return { ball: undefined };
    const left = Math.max(1, Math.abs(0.4 + feet * (0.06 + 0.028 * skill) * normal()) + 0.8);
    return { ball: { lie: 'green', yards: left / 3 } };
  };
  const strike: Record<Part, typeof drive> = { 'off-tee': drive, approach, 'short-game': chip, putting: putt };

  return (par: number, length: number): readonly Shot[] => {
    const shots: Shot[] = [];
    let ball: Ball | undefined = { lie: 'tee', yards: length };
    while (ball && shots.length < 20) {
      const shot: Shot = { lie: ball.lie, distance: ball.lie === 'green' ? 3 * ball.yards : ball.yards };
      const part = partOf(shot, par);
      const struck: Struck = strike[part](skills[part], ball);
      shots.push(struck.isPenalty ? { ...shot, penalty: true } : shot);
      ball = struck.ball;
    }
    return shots;
  };
};

export type PlayedHole = { readonly par: number; readonly yards: number; readonly shots: readonly Shot[] };

/** How many index points further two strokes a round of each part are (benchmark.ts). Chips below 24 get worse slowly. */
const further = (index: number): Readonly<Record<Part, number>> => ({
  'off-tee': 6.9,
  approach: 4.8,
  'short-game': index < 24 ? 18 : 11.3,
  putting: 12.8,
});

/** A skill at any index, along the line through the two nearest. */
const skillAt = (index: number, skill: keyof Skills): number => {
  const at = Math.min(
    TYPICAL_INDEXES.length - 2,
    TYPICAL_INDEXES.findLastIndex((known) => known <= index),
  );
  const [low, high] = [TYPICAL_INDEXES[at]!, TYPICAL_INDEXES[at + 1]!];
  return SKILLS[low][skill] + ((SKILLS[high][skill] - SKILLS[low][skill]) * (index - low)) / (high - low);
};

/** The skills of a golfer who loses two strokes a round more in one part. */
const leaking = (index: TypicalIndex, part: Part): Skills => {
  const worse = (skill: keyof Skills) => skillAt(index + further(index)[part], skill);
  return { ...SKILLS[index], [part]: worse(part), ...(part === 'off-tee' ? { drive: worse('drive') } : {}) };
};

/** Every shot of a round by a golfer who is typical of the index in each part, or leaks two strokes in one. */
export const playHoles = (
  index: TypicalIndex,
  random: () => number,
  { leak, style = 'usual' }: { readonly leak?: Part | undefined; readonly style?: Style } = {},
): readonly PlayedHole[] => {
  const play = playerOf(leak ? leaking(index, leak) : SKILLS[index], random, style);
  return PAR.map((par, at) => ({ par, yards: YARDS[at]!, shots: play(par, YARDS[at]!) }));
};

/** Strokes lost to the tour in each part. */
export const lostIn = (holes: readonly PlayedHole[]): Readonly<Record<Part, number>> => {
  const lost = Object.fromEntries(PARTS.map((part) => [part, 0])) as Record<Part, number>;
  for (const { par, shots } of holes)
    for (const [at, gained] of strokesGained(shots).entries()) lost[partOf(shots[at]!, par)] -= gained;
  return lost;
};

/** By every shot, by the lie and distance after drive and approach, after the approach alone, or by the lies alone. */
export type Telling = 'shots' | 'lies and distances' | 'lies and chips' | 'lies';

const spotAt = (shots: readonly Shot[], at: number, hasDistance: boolean): Hole['driveEnd'] => {
  const { lie, distance } = shots[at] ?? { lie: 'green', distance: 0 };
  return { lie, yards: lie === 'green' || !hasDistance ? 0 : Math.max(1, Math.round(distance)) };
};

const cardOf = ({ par, yards, shots }: PlayedHole, n: number, telling: Telling): Partial<Hole> => {
  const putts = shots.filter(({ lie }) => lie === 'green').length;
  const penalties = shots.filter(({ penalty }) => penalty).length;
  const first = shots[shots.length - putts];
  return {
    yards,
    strokes: shots.length + penalties,
    putts,
    penalties,
    ...(first ? { firstPuttFt: Math.max(1, Math.round(first.distance)) } : {}),
    ...(telling === 'shots'
      ? { shots: shots.map((shot, at) => ({ ...shot, id: `${n}-${at}` }) as NonNullable<Hole['shots']>[number]) }
      : {
          ...(par > 3 ? { driveEnd: spotAt(shots, 1, telling === 'lies and distances') } : {}),
          approachEnd: spotAt(shots, Math.max(1, par - 2), telling !== 'lies'),
        }),
  };
};

/** The card of these holes, on tees without a rating. */
export const toldRound = (week: number, holes: readonly PlayedHole[], telling: Telling, index: number): Round =>
  playedRound(week, (n) => cardOf(holes[n - 1]!, n, telling), { indexAtStart: index, courseSnapshot: undefined });
