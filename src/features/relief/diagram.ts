import type { HoleArea, Point, ReliefHole, Ring, Situation } from '@divot/golf-relief';

// A hole to draw the choices on where there is no map or no position: the ball, what happened to it, and the flag.

type Diagram = { readonly hole: ReliefHole; readonly ball: Point; readonly crossed?: Point };

const BALL: Point = [0, 0];

const round = ([x, y]: Point, wide: number, tall: number): Ring =>
  Array.from({ length: 24 }, (_, i) => {
    const angle = (i * Math.PI) / 12;
    return [x + wide * Math.cos(angle), y + tall * Math.sin(angle)];
  });

const CONDITIONS: Partial<Record<Situation, HoleArea>> = {
  path: {
    kind: 'path',
    polygon: [
      [-4, -40],
      [-1, -40],
      [3, 40],
      [0, 40],
    ],
  },
  'obstruction-on-line': { kind: 'path', polygon: round([0, 2], 0.25, 0.25) },
  repair: { kind: 'repair', polygon: round(BALL, 3.5, 2) },
  puddle: { kind: 'water', polygon: round(BALL, 3.5, 2) },
  'bunker-water': { kind: 'water', polygon: round([1, 0], 2.5, 1.6) },
  'green-water': { kind: 'water', polygon: round(BALL, 2.5, 1.5) },
  'animal-hole': { kind: 'animal-hole', polygon: round([-0.3, 0.1], 0.3, 0.3) },
  'wrong-green': { kind: 'green', polygon: round([2, 2], 9, 7) },
  'no-play-zone': { kind: 'repair', noPlay: true, polygon: round(BALL, 4, 3) },
};

/** An upright strip of the picture, from one side to the other. */
const strip = (left: number, right: number): Ring => [
  [left, -40],
  [right, -40],
  [right, 40],
  [left, 40],
];

const FAIRWAY: HoleArea = { kind: 'fairway', polygon: strip(-24, -9) };
/** Where a ball went that is not found. */
const BESIDE: Partial<Record<Situation, readonly HoleArea[]>> = {
  lost: [FAIRWAY],
  out: [FAIRWAY, { kind: 'out', polygon: strip(-1, 30) }],
};

const AREAS: Readonly<Record<string, HoleArea>> = {
  bunker: { kind: 'bunker', polygon: round([0, -1], 7, 5) },
  green: { kind: 'green', polygon: round([0, 5], 13, 11) },
  penalty: { kind: 'penalty', polygon: round([0, 5], 16, 8) },
};

/** Where the ball lies, as the situation or the golfer's answer says it: "penalty area", "in the bunker". */
const areaOf = (situation: Situation, answer: string): string => {
  if (answer.startsWith('penalty')) return 'penalty';
  const family = situation.split('-')[0]!;
  return family in AREAS ? family : answer.split(' ').at(-1)!;
};

/** `answer`: where the golfer said that the ball lies, if that was asked. */
export const diagramOf = (situation: Situation, answer = ''): Diagram => {
  const area = areaOf(situation, answer);
  const isWet = area === 'penalty';
  return {
    hole: {
      flag: area === 'green' ? [0, 9] : [0, 70],
      areas: [...(BESIDE[situation] ?? []), AREAS[area], CONDITIONS[situation]].filter((one) => one !== undefined),
    },
    ball: isWet ? [1, 3] : BALL,
    ...(isWet && { crossed: [5, -2.6] as const }),
  };
};
