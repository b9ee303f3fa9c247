import { describe, expect, it } from 'vitest';
import { unwrap } from '@divot/basics';
import {
  type Point,
  type ReliefOption,
  type ReliefRequest,
  type Ring,
  SITUATIONS,
  loadReliefOptions,
  reliefOptions,
} from '../index.ts';

const CLUB_M = 1.14;
const square = (x: number, y: number, half: number): Ring => [
  [x - half, y - half],
  [x + half, y - half],
  [x + half, y + half],
  [x - half, y + half],
];
const ringsOf = ({ zone, zones = [] }: ReliefOption): readonly Ring[] => (zone ? [zone] : zones);
const sizeOf = (rings: readonly Ring[]) =>
  rings.reduce(
    (sum, ring) =>
      sum +
      Math.abs(
        ring.reduce((part, [x, y], i) => {
          const [nx, ny] = ring[(i + 1) % ring.length]!;
          return part + x * ny - nx * y;
        }, 0) / 2,
      ),
    0,
  );
const optionOf = (request: ReliefRequest, kind: ReliefOption['kind']): ReliefOption =>
  unwrap(reliefOptions(request)).options.find((option) => option.kind === kind)!;
const FLAG: Point = [0, 1000];

describe('a relief area', () => {
  it('is half a disc of two club-lengths far from the hole', () => {
    const lateral = optionOf({ situation: 'unplayable', ball: [0, 0], hole: { flag: FLAG, areas: [] } }, 'lateral');

    expect(sizeOf(ringsOf(lateral)) / ((Math.PI * (2 * CLUB_M) ** 2) / 2)).toBeCloseTo(1, 1);
  });

  it('leaves out an island in the middle of it', () => {
    const island = square(0, -1, 0.4);
    const lateral = optionOf(
      { situation: 'unplayable', ball: [0, 0], hole: { flag: FLAG, areas: [{ kind: 'out', polygon: island }] } },
      'lateral',
    );

    const whole = (Math.PI * (2 * CLUB_M) ** 2) / 2;
    expect(Math.abs(whole - sizeOf(ringsOf(lateral)) - 0.64)).toBeLessThan(0.15);
  });

  it('goes on behind the water where the ball last crossed its far bank', () => {
    const hole = { flag: FLAG, areas: [{ kind: 'penalty' as const, polygon: square(0, 0, 20) }] };

    const { line } = optionOf({ situation: 'penalty-yellow', ball: [0, 0], crossed: [0, 21], hole }, 'back-on-line');

    expect((line as readonly [Point, Point])[0][1]).toBeCloseTo(-20, 1);
  });

  it('differs with the hand that the golfer plays with', () => {
    const hole = {
      flag: FLAG,
      areas: [
        {
          kind: 'path' as const,
          polygon: [
            [-1.5, -50],
            [1.5, -50],
            [1.5, 50],
            [-1.5, 50],
          ] as const,
        },
      ],
    };
    const referenceOf = (hand: 'right' | 'left') =>
      optionOf({ situation: 'path', ball: [0, 0], hole, hand }, 'free-drop').reference![0];

    expect(referenceOf('right')).toBeLessThan(-1.5);
    expect(referenceOf('left')).toBeGreaterThan(1.5);
  });

  it('is four club-lengths wide for a golfer in a wheelchair (Rule 25.4m)', () => {
    const request: ReliefRequest = {
      situation: 'unplayable',
      ball: [0, 0],
      hole: { flag: FLAG, areas: [] },
      switches: { disability: 'wheeled' },
    };

    const lowest = Math.min(
      ...ringsOf(optionOf(request, 'lateral'))
        .flat()
        .map(([, y]) => y),
    );

    expect(lowest).toBeCloseTo(-4 * CLUB_M, 1);
  });
});

describe('the answer', () => {
  it.each(SITUATIONS)('has a choice or a question for %s, each with rule and words', (situation) => {
    for (const form of ['stroke', 'match', 'stableford', 'maximum', 'four-ball', 'foursomes'] as const) {
      const { options, ask } = unwrap(reliefOptions({ situation, form }));
      expect(options.length + (ask ? 1 : 0)).toBeGreaterThan(0);
      for (const option of options) expect(`${option.rule} ${option.words}`).toMatch(/\d.*[.!]$/s);
    }
  });

  it('refuses what cannot be with a sentence', () => {
    const bad: readonly Record<string, unknown>[] = [
      { situation: 'lunch' },
      { situation: 'lost', ball: [Number.NaN, 0] },
      { situation: 'lost', club: -1 },
      { situation: 'lost', hole: { areas: [] } },
      { situation: 'lost', hole: { flag: [0, 0], areas: [{ kind: 'out', polygon: [[0, 0]] }] } },
    ];
    for (const request of bad) {
      const answer = reliefOptions(request as unknown as ReliefRequest);
      expect(answer.ok ? 'taken' : answer.error).toMatch(/^[A-Z].*\.$/);
    }
  });
});

it('answers each situation alone as all of them together', async () => {
  for (const situation of SITUATIONS)
    expect((await loadReliefOptions(situation))({ situation }), situation).toEqual(reliefOptions({ situation }));
});
