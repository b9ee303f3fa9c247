import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RoundAreas } from '#src/app/round-areas.tsx';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { ShareRound } from '#src/features/round/story/share-round.tsx';
import { contoursFor } from '#src/ui/figures/contours.ts';
import { drawGround } from '#src/ui/primitives/share-ground.ts';
import { type Pen, inkOf } from '#src/ui/primitives/share-pen.ts';
import { eventually } from '#tests/support/eventually.ts';
import { newRound } from '#tests/sync/one-round.ts';
import { toastsOfEachTest } from '#tests/support/toasts.ts';
import { SAM, show, signInSam } from '#tests/support/screen.tsx';

// What a shared picture contains: the paths that Divot draws and the words that it writes.

const toasts = toastsOfEachTest();
let paths: string[];
let words: string[];
let pen: Pen;
beforeEach(() => {
  paths = [];
  words = [];
  vi.stubGlobal('Path2D', function Path(path: string) {
    paths.push(path);
  });
  const own = {
    fillText: (text: string) => void words.push(text),
    measureText: () => ({ width: 100 }),
  };
  pen = new Proxy(own, {
    get: (target, name) => (name in target ? (target as Record<string | symbol, unknown>)[name] : () => undefined),
    set: () => true,
  }) as unknown as Pen;
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen);
});
afterEach(() => vi.restoreAllMocks());

const groundOf = (...course: readonly [name?: string]) => {
  paths = [];
  drawGround(pen, inkOf(document.documentElement), course[0] === undefined ? undefined : { name: course[0] });
  return paths.join('\n');
};
const round: Round = {
  ...newRound('r1', SAM.uid),
  status: 'finished',
  holes: [1, 2, 3].map((n) => ({ n, par: 4, strokes: 5 })),
  courseSnapshot: { name: 'Heron Creek', tee: { id: 'white', name: 'White', par: [4, 4, 4] } },
};

it('gives each course its own ground, the same every time', () => {
  expect(groundOf('Heron Creek')).toBe(groundOf('Heron Creek'));
  expect(new Set(['Heron Creek', 'Old Quarry', 'Saltmarsh'].map((name) => groundOf(name))).size).toBe(3);
});

it('draws a hole that is on the map with the golfer’s shots, and credits the map', () => {
  const shapes = [
    { kind: 'fairway', d: 'M0 0L10 0L10 90Z', isOwn: false },
    { kind: 'green', d: 'M0 0L5 0L5 5Z', isOwn: true },
  ] as const;
  drawGround(pen, inkOf(document.documentElement), {
    name: 'Heron Creek',
    hole: {
      drawing: {
        width: 1080,
        height: 640,
        shapes,
        tee: [320, 600],
        flag: [320, 200],
        balls: [
          [320, 600],
          [300, 400],
        ],
      },
      credit: '© OpenStreetMap contributors',
    },
  });

  expect(paths).toEqual(expect.arrayContaining([...shapes.map(({ d }) => d), 'M320 600L300 400L320 200']));
  expect(paths).not.toContain(contoursFor('Heron Creek').lines[0]);
  expect(words).toEqual(['© OpenStreetMap contributors']);
});

const open = async (shared: Round) => {
  await signInSam();
  show(
    <RoundAreas>
      <ShareRound round={shared} index={undefined} open onClose={() => undefined} />
    </RoundAreas>,
  );
  return screen.findByText('Course and day');
};
const untick = (label: string) => {
  paths = [];
  words = [];
  fireEvent.click(screen.getByText(label));
};

it('shows the course, its name and its ground unless the golfer takes them out', async () => {
  const ground = contoursFor('Heron Creek').lines[0]!;
  await open(round);
  expect(paths).not.toContain(ground); // nothing was marked: it begins with the scored holes
  fireEvent.click(screen.getByText('Course'));
  expect(words).toEqual(expect.arrayContaining(['15', '+3', 'Heron Creek, White']));
  expect(paths).toContain(ground);

  untick('Course and day');

  expect(words).toContain('15');
  expect(words).not.toContain('Heron Creek, White');
  expect(paths).not.toContain(ground);
});

it('is full at first: best hole and index too, without the other players’ names', async () => {
  await signInSam();
  const birdie = { ...withJo, holes: withJo.holes.map((hole) => (hole.n === 2 ? { ...hole, strokes: 3 } : hole)) };
  show(
    <RoundAreas>
      <ShareRound round={birdie} index={10.2} open onClose={() => undefined} />
    </RoundAreas>,
  );
  await screen.findByText('Course and day');

  expect(words.join(' ')).toMatch(/Hole 2, birdie/);
  expect(words.join(' ')).toMatch(/Index 10\.2/);
  expect(words.join(' ')).not.toMatch(/Jo|Sam/);
});

const withJo: Round = {
  ...round,
  format: 'stableford',
  partners: [{ id: 'jo', name: 'Jo Bloggs', strokes: { 1: 5, 2: 5, 3: 6 } }],
};

it('shows the game at first, and the players’ first names only if they are chosen', async () => {
  await open(withJo);
  expect(words).toEqual(expect.arrayContaining(['3', 'points', 'won by 1']));
  expect(words.join(' ')).toContain('15 strokes, +3');
  expect(words.join(' ')).not.toMatch(/Jo|Sam/);

  fireEvent.click(screen.getByText('Players’ first names'));
  expect(words).toEqual(expect.arrayContaining(['Sam', '3 points', 'Jo', '2 points']));
  expect(words.join(' ')).not.toContain('Bloggs');

  untick('The game');
  expect(words).toContain('15');
  expect(words.join(' ')).not.toMatch(/points|Jo/);
});

it.each(['Course', 'Board', 'Poster'])('shows the same in the design %s, with a photo behind it', async (design) => {
  const bitmap = { width: 400, height: 300 } as ImageBitmap;
  vi.stubGlobal('createImageBitmap', () => Promise.resolve(bitmap));
  const drawn = vi.fn();
  Object.defineProperty(pen, 'drawImage', { value: drawn, configurable: true });
  await open(withJo);
  fireEvent.click(screen.getByText(design));
  fireEvent.change(screen.getByLabelText('Put a photo behind it'), { target: { files: [new File(['x'], 'us.jpg')] } });

  await screen.findByText('Take the photo away');

  await eventually(() => expect(drawn.mock.calls.at(-1)?.[0]).toBe(bitmap));
  expect(words).toEqual(expect.arrayContaining(['3', 'points', 'won by 1', 'Heron Creek, White']));
});

it('says so if the file is no picture, and shares without it', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no picture')));
  await open(withJo);

  fireEvent.change(screen.getByLabelText('Put a photo behind it'), { target: { files: [new File(['x'], 'a.pdf')] } });

  await eventually(() => expect(toasts).toMatchObject([{ tone: 'error' }]));
  expect(screen.getByText('Put a photo behind it')).toBeTruthy();
});
