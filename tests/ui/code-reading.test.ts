import { some } from '@divot/basics/testing';
import { seeded, toBase64Url } from '@divot/basics';
import { type Board, encodeBoard, signCard, withFigure } from '@divot/golf-games';
import { encodeQR } from 'qr';
import { decodeQR } from 'qr/decode.js';
import { expect, it, vi } from 'vitest';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { codesOf } from '#src/features/group/codes/code-links.ts';

// How badly a camera may see one of the codes of four cards: drawn, tilted, blurred, dimmed, wet, and read back.

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

const GOLFERS = ['Sam', 'Jo', 'Max', 'Priya'].map((name, at) => ({ name, id: `${at}${name}`.padEnd(11, 'A') }));
const random = seeded(7);
/** Of a phone's public key, and of its seal. */
const KEY = 33;
const SEAL = 64;
const bytes = (length: number) => toBase64Url(Uint8Array.from({ length }, () => Math.floor(random() * 256)));
const HOLES = Array.from({ length: 18 }, (_, at) => at + 1);
const ground = { tee: 'Yellow', par: HOLES.map(() => 4), strokeIndex: HOLES, courseRating: 71.2, slope: 128 };
type Day = { readonly golfers: typeof GOLFERS; readonly phones: typeof GOLFERS };
/** Eighteen holes each, entered, signed and sealed by the golfers' own phones, or by the one phone that keeps all cards. */
const boardOf = ({ golfers, phones }: Day): Board => {
  const keeperOf = (id: string) => phones.find((phone) => phone.id === id)?.id ?? phones[0]!.id;
  const markerOf = (at: number) => GOLFERS[(at + 1) % GOLFERS.length]!.id;
  let board: Board = {
    day: '2026-08-15',
    course: 'Heronsbridge',
    ...(golfers.length > 1 ? { ground } : {}),
    players: golfers.map(({ id, name }, at) => ({
      id,
      name,
      tee: 'Yellow',
      index: 10 + at,
      marker: markerOf(at),
      counter: keeperOf(id) === id ? 1 : 0,
      holes: {},
      signatures: [],
    })),
  };
  for (const { id } of golfers)
    for (const n of HOLES) board = withFigure(board, id, n, 3 + Math.floor(random() * 4), keeperOf(id));
  for (const { id } of phones) board = signCard(board, id, id, '2026-08-15T13:05:00.000Z');
  // Drawn alike in every run, which a phone's own key and seal are not.
  const seals = phones.map(({ id }) => ({ by: id, key: bytes(KEY), serial: 1, seal: bytes(SEAL) }));
  return { ...board, seals };
};
const linkTo = (board: Board) => `https://divot.example/hand-over#1.1.${toBase64Url(encodeBoard(board))}`;
vi.stubGlobal('location', { origin: 'https://divot.example' });
const onScreen = codesOf(boardOf({ golfers: GOLFERS, phones: GOLFERS }), {} as Round, GOLFERS[0]!);
const link = onScreen[0]!;
const drawn = (text: string) => encodeQR(text, 'raw', { ecc: 'low', border: 4 });
const versionOf = (text: string) => (drawn(text).length - 8 - 17) / 4;
const code = drawn(link);
const seenIn = (spoilt: Spoilt): string | undefined => {
  try {
    return decodeQR(photograph(code, spoilt), { timeLimit: Infinity });
  } catch {
    return undefined;
  }
};
/** What the camera's looks read. No hand is still, so each sees it turned a little further; a single look may fail. */
const read = ({ turn = 0, ...spoilt }: Spoilt): readonly string[] => {
  const looks = some([0, 2, 4, 6, 8], 2).map((further) => seenIn({ ...spoilt, turn: turn + further }));
  return [...new Set(looks.filter((text) => text !== undefined))];
};

it('is of version 10 at most for a golfer’s own card, and of 14 for the four cards that a phone keeps', () => {
  const sam = GOLFERS.slice(0, 1);
  const own = linkTo(boardOf({ golfers: sam, phones: sam }));
  const kept = linkTo(boardOf({ golfers: GOLFERS, phones: sam }));
  expect([versionOf(own), versionOf(kept)]).toEqual([10, 13]);
});

it('is cut into three of version 12 at most for four cards that four phones have sealed', () => {
  expect(onScreen.map(versionOf)).toEqual([11, 11, 11]);
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
  expect(read(spoilt)).toEqual([link]);
});

it.each<[string, Spoilt]>([
  ['out of focus by more than a module', { blur: 5 }],
  ['half out of the picture', { side: 900 }],
])('is not read %s, and never as something else', (_, spoilt) => {
  expect(read(spoilt)).toEqual([]);
});
