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

const AREAS: Readonly<Record<string, HoleArea>> = {
  bunker: { kind: 'bunker', polygon: round([0, -1], 7, 5) },
  green: { kind: 'green', polygon: round([0, 5], 13, 11) },
  penalty: { kind: 'penalty', polygon: round([0, 5], 16, 8) },
};

/** `area`: where the golfer said that the ball lies, if that was asked. */
export const diagramOf = (situation: Situation, area: string | undefined): Diagram => {
  const kind = situation.startsWith('bunker')
    ? 'bunker'
    : situation.startsWith('green')
      ? 'green'
      : area?.split(' ').at(-1);
  const isWet = situation.startsWith('penalty') || area?.startsWith('penalty') === true;
  const isGreen = kind === 'green';
  const lies = isWet ? AREAS['penalty'] : kind === undefined ? undefined : AREAS[kind];
  const condition = CONDITIONS[situation];
  const fairway: HoleArea = {
    kind: 'fairway',
    polygon: [
      [-24, -40],
      [-9, -40],
      [-9, 40],
      [-24, 40],
    ],
  };
  const out: HoleArea = {
    kind: 'out',
    polygon: [
      [-1, -40],
      [30, -40],
      [30, 40],
      [-1, 40],
    ],
  };
  const isLost = situation === 'lost' || situation === 'out';
  return {
    hole: {
      flag: isGreen ? [0, 9] : [0, 70],
      areas: [
        ...(isLost ? [fairway] : []),
        ...(situation === 'out' ? [out] : []),
        ...(lies ? [lies] : []),
        ...(condition ? [condition] : []),
      ],
    },
    ball: isWet ? [1, 3] : BALL,
    ...(isWet && { crossed: [5, -2.6] as const }),
  };
};
