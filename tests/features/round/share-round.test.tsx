import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { ShareRound } from '#src/features/round/story/share-round.tsx';
import { contoursFor } from '#src/ui/figures/contours.ts';
import { drawGround } from '#src/ui/primitives/share-ground.ts';
import { type Pen, inkOf } from '#src/ui/primitives/share-pen.ts';
import { newRound } from '#tests/sync/one-round.ts';
import { SAM, show, signInSam } from '#tests/support/screen.tsx';

// What a shared picture contains: the paths that Divot draws and the words that it writes.

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
    get: (target, name) => (name in target ? target[name as keyof typeof own] : () => undefined),
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

it('draws a hole that is on the map, and credits the map', () => {
  const shapes = [
    { kind: 'fairway', d: 'M0 0L10 0L10 90Z', isOwn: false },
    { kind: 'green', d: 'M0 0L5 0L5 5Z', isOwn: true },
  ] as const;
  drawGround(pen, inkOf(document.documentElement), {
    name: 'Heron Creek',
    hole: { shapes, flag: [320, 200], credit: '© OpenStreetMap contributors' },
  });

  expect(paths).toEqual(expect.arrayContaining(shapes.map(({ d }) => d)));
  expect(paths).not.toContain(contoursFor('Heron Creek').lines[0]);
  expect(words).toEqual(['© OpenStreetMap contributors']);
});

it('shows the course, its name and its ground only if the golfer has chosen that', async () => {
  await signInSam();
  const ground = contoursFor('Heron Creek').lines[0]!;
  show(<ShareRound round={round} index={undefined} open onClose={() => undefined} />);
  const choice = await screen.findByText('Course and day');
  expect(words).toContain('15');
  expect(words).not.toContain('Heron Creek, White');
  expect(paths).not.toContain(ground);

  fireEvent.click(choice);

  expect(words).toContain('Heron Creek, White');
  expect(paths).toContain(ground);
});
