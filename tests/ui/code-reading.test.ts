import { seeded, toBase64Url } from '@divot/basics';
import { type Board, encodeBoard, withFigure } from '@divot/golf-games';
import { encodeQR } from 'qr';
import { decodeQR } from 'qr/decode.js';
import { expect, it } from 'vitest';

// How badly a camera may see the code of four cards: drawn, tilted, blurred, dimmed, wet, and read back.

const WIDTH = 640;
const HEIGHT = 400;

type Spoilt = {
  /** Degrees about the upright axis, seen from twice the code's width. */
  readonly tilt?: number;
  /** Degrees in the picture's plane. */
  readonly turn?: number;
  /** Radius in pixels of a box that passes twice. */
  readonly blur?: number;
  /** 1: black is 20 and white 240 of 255. */
  readonly light?: number;
  /** White spots of four to nine pixels in radius: drops of water in the sun. */
  readonly drops?: number;
  readonly noise?: number;
  /** Width of the code in the picture, in pixels. */
  readonly side?: number;
};

const blurred = (picture: Float32Array, radius: number): Float32Array => {
  let from = picture;
  for (const step of [1, WIDTH, 1, WIDTH]) {
    const to = new Float32Array(from.length);
    for (let at = 0; at < from.length; at += 1) {
      let sum = 0;
      for (let by = -radius; by <= radius; by += 1) sum += from[at + by * step] ?? from[at]!;
      to[at] = sum / (2 * radius + 1);
    }
    from = to;
  }
  return from;
};

const photograph = (modules: readonly (readonly boolean[])[], spoilt: Spoilt) => {
  const { tilt = 0, turn = 0, blur = 0, light = 1, drops = 0, noise = 0, side = 360 } = spoilt;
  const [lean, spin] = [(tilt * Math.PI) / 180, (turn * Math.PI) / 180];
  const away = 2 * side;
  const random = seeded(5);
  const wet = Array.from({ length: drops }, () => [random() - 0.5, random() - 0.5, 4 + 5 * random()] as const);
  const luma = Float32Array.from({ length: WIDTH * HEIGHT }, (_, at) => {
    const [x, y] = [(at % WIDTH) - WIDTH / 2, Math.floor(at / WIDTH) - HEIGHT / 2];
    const across = (x * away) / (away * Math.cos(lean) - x * Math.sin(lean));
    const down = (y * (away + across * Math.sin(lean))) / away;
    const column = (across * Math.cos(spin) + down * Math.sin(spin)) / side + 0.5;
    const row = (down * Math.cos(spin) - across * Math.sin(spin)) / side + 0.5;
    if (wet.some(([left, top, radius]) => Math.hypot(x - left * side, y - top * side) < radius)) return 255;
    const isDark = modules[Math.floor(row * modules.length)]?.[Math.floor(column * modules.length)];
    return isDark === undefined ? 150 : isDark ? 20 : 240;
  });
  const seen = blur > 0 ? blurred(luma, blur) : luma;
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4).fill(255);
  for (const [at, value] of seen.entries()) data.fill(value * light + (random() - 0.5) * 2 * noise, at * 4, at * 4 + 3);
  return { width: WIDTH, height: HEIGHT, data };
};

const NAMES = ['Sam', 'Jo', 'Max', 'Priya'];
const random = seeded(7);
const players = NAMES.map((name) => ({ id: name.toLowerCase(), name, counter: 1, holes: {}, signatures: [] }));
const board = NAMES.flatMap((name) =>
  Array.from({ length: 18 }, (_, at) => ({ id: name.toLowerCase(), n: at + 1 })),
).reduce<Board>((whole, { id, n }) => withFigure(whole, id, n, 3 + Math.floor(random() * 4), id), {
  day: '2026-08-15',
  course: 'Heronsbridge',
  players,
});
const link = `https://divot.example/hand-over#1.1.${toBase64Url(encodeBoard(board))}`;
const code = encodeQR(link, 'raw', { ecc: 'low', border: 4 });
const read = (spoilt: Spoilt): string | undefined => {
  try {
    return decodeQR(photograph(code, spoilt), { timeLimit: Infinity });
  } catch {
    return undefined;
  }
};

it('is a code of version 8, 49 modules wide', () => {
  expect(code.length - 8).toBe(49);
});

it.each<[string, Spoilt]>([
  ['as drawn', {}],
  ['tilted by 20°', { tilt: 20 }],
  ['turned by 12°', { turn: 12 }],
  ['upside down', { turn: 180 }],
  ['out of focus by two thirds of a module', { blur: 2 }],
  ['at a twentieth of the light', { light: 0.05 }],
  ['wet with six drops', { drops: 6 }],
  ['in a noisy picture', { noise: 40 }],
  ['small, under three pixels a module', { side: 160 }],
  ['tilted, turned, out of focus, dim and noisy at once', { tilt: 20, turn: 12, blur: 1, light: 0.4, noise: 8 }],
])('is read %s', (_, spoilt) => {
  expect(read(spoilt)).toBe(link);
});

it.each<[string, Spoilt]>([
  ['out of focus by more than a module', { blur: 5 }],
  ['half out of the picture', { side: 900 }],
])('is not read %s, and never as something else', (_, spoilt) => {
  expect(read(spoilt)).toBeUndefined();
});
