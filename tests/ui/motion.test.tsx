import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FAULTS } from '@divot/golf-content';
import { VIDEOS } from '#src/domain/videos/videos.ts';
import { FaultFrames } from '#src/ui/figures/fault-frames.tsx';
import { FaultPicture, SwingPicture } from '#src/ui/figures/fault-picture.tsx';
import { Figure, MovingFigure } from '#src/ui/figures/figure.tsx';

// A browser of which the test decides what it shows, when a frame is drawn, and whether the golfer wants less motion.

let isStill = false;
let frames: FrameRequestCallback[] = [];
let observers: IntersectionObserverCallback[] = [];
let nowMs = 0;
const scrolledTo = (isIntersecting: boolean) =>
  act(() =>
    observers.forEach((seen) => seen([{ isIntersecting } as IntersectionObserverEntry], {} as IntersectionObserver)),
  );
const passes = (ms: number) =>
  act(() => {
    for (const end = nowMs + ms; nowMs < end;) {
      nowMs += 50;
      const due = frames;
      frames = [];
      for (const draw of due) draw(nowMs);
    }
  });

beforeEach(() => {
  [isStill, frames, observers, nowMs] = [false, [], [], 1000];
  vi.stubGlobal('matchMedia', (media: string) => Object.assign(new EventTarget(), { media, matches: isStill }));
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => frames.push(draw));
  vi.stubGlobal('cancelAnimationFrame', () => (frames = []));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(seen: IntersectionObserverCallback) {
        observers.push(seen);
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const picture = () =>
  [...document.querySelectorAll('svg.aspect-4\\/3 > path')].map((path) => path.getAttribute('d')).join();

it('moves only while it can be seen, and begins again after four seconds', () => {
  render(<MovingFigure id="goblet-squat" />);
  const first = picture();
  passes(500);
  expect(picture()).toBe(first);

  scrolledTo(true);
  passes(2000);
  expect(picture()).not.toBe(first);
  passes(2100);
  expect(picture()).toBe(first);

  passes(1000);
  const later = picture();
  scrolledTo(false);
  passes(1000);
  expect(picture()).toBe(later);
});

it('rests at a tap, and goes on from there', () => {
  render(<MovingFigure id="goblet-squat" />);
  scrolledTo(true);
  passes(1500);
  const paused = picture();

  fireEvent.click(screen.getByRole('button', { name: 'Pause the picture' }));
  passes(1000);
  expect(picture()).toBe(paused);

  fireEvent.click(screen.getByRole('button', { name: 'Play the picture' }));
  scrolledTo(true);
  passes(100);
  expect(picture()).not.toBe(paused);
});

it('stands still in its telling pose for a golfer who wants less motion', () => {
  isStill = true;
  render(<MovingFigure id="goblet-squat" />);
  const still = /d="([^"]*)"/.exec(renderToStaticMarkup(<Figure id="goblet-squat" />))![1];

  passes(3000);

  expect(picture().startsWith(still!)).toBe(true);
  expect(screen.getByRole('button', { name: 'Play the picture' })).toBeTruthy();
});

it('shows a fault once on Home and stops where it shows', () => {
  render(<FaultFrames faultId="sway" hand="right" words={{ look: 'Look at' }} once />);
  scrolledTo(true);
  passes(4200);

  expect(screen.getByRole('button', { name: 'Play the picture' })).toBeTruthy();
  const stopped = picture();
  passes(500);
  expect(picture()).toBe(stopped);
});

it('shows each fault and each side of the camera in another picture, mirrored for a left-hander', () => {
  const pictures = [
    ...FAULTS.map(({ id }) => renderToStaticMarkup(<FaultPicture faultId={id} hand="right" />)),
    renderToStaticMarkup(<SwingPicture view="face-on" hand="right" />),
    renderToStaticMarkup(<SwingPicture view="down-the-line" hand="right" />),
  ];
  expect(new Set(pictures).size).toBe(pictures.length);
  expect(renderToStaticMarkup(<SwingPicture view="unknown" hand="left" />)).toContain('-scale-x-100');
});

it.each(VIDEOS)('has a loop for the guide "$title"', ({ drillIds }) => {
  expect(renderToStaticMarkup(<Figure id={drillIds[0]!} />)).toContain('<path');
});
