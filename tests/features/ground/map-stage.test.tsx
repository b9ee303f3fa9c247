import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type Position, distance, holeView, inventedCourse, openPack, overpassOf, readOverpass } from '@divot/ground';
import { dayText } from '#src/platform/clock/day-text.ts';
import { MapStage } from '#src/features/ground/map/map-stage.tsx';
import type { MapFaceState } from '#src/features/ground/map/use-map-face.ts';
import type { PositionState } from '#src/features/ground/map/use-position.ts';

const course = inventedCourse({ seed: 11, lat: 51, lon: -1, holes: 9 });
const pack = readOverpass(overpassOf(course))[0]!;
const { plane } = openPack(pack);
const [tee, green] = [course.holes[0]!.line[0]!, course.holes[0]!.line.at(-1)!];
const size = { width: 390, height: 470 };
const from = course.at(tee);
const flag = course.at(green);
/** 140 yards as a share of the way from tee to green. */
const share = 128.016 / distance(tee, green);
const spot = course.at([tee[0] + share * (green[0] - tee[0]), tee[1] + share * (green[1] - tee[1])]);
const hazard = { kind: 'bunker', side: 'left', reachM: 85.04, carryM: 95.1, isAllAlong: false } as const;
const moveFlag = vi.fn();
const aim = vi.fn<MapFaceState['aim']>();
/** Under the list of hazards. */
const covered = [184, 0, 390, 63] as const;

const show = ({ target, isPoor, toFlagM }: { target?: Position; isPoor?: boolean; toFlagM?: number }) => {
  const metresBetween = (a: Position, b: Position) => distance(plane.toPoint(a), plane.toPoint(b));
  const view = holeView(pack, 1, { ...size, margin: { top: 34, side: 44, bottom: 40 } });
  const on = {
    view,
    hazards: [hazard],
    covered,
    from,
    flag,
    isOnHole: true,
    toFlagM,
    moveFlag,
    metresBetween,
    distances: { middleM: 300 },
  };
  const face = { input: {}, on, size, units: 'imperial', target, aim, balls: [], insertAtTarget: vi.fn() };
  const fix = { ...from, t: 0, got: 0, acc: 4 };
  return render(
    <MapStage
      face={face as unknown as MapFaceState}
      pack={{ ...pack, asOf: '2026-08-05T06:00:00Z' }}
      hole={{ n: 1, par: 4 }}
      position={{ fix, fixes: [fix], problem: undefined, isPoor: isPoor ?? false } satisfies PositionState}
    />,
  );
};
const isGrey = (text: string) =>
  /(fill|text)-rough/.test(screen.getByText(text).closest('text, ul')!.getAttribute('class')!);

it('greys what was measured from an old position: the hazards and the way to the target, not the rest', () => {
  const { unmount } = show({ target: spot });
  expect([isGrey('93'), isGrey('140')]).toEqual([false, false]);
  unmount();

  show({ target: spot, isPoor: true });
  const rest = String(Math.round((distance(tee, green) - 128.016) / 0.9144));
  expect([isGrey('93'), isGrey('140'), isGrey(rest)]).toEqual([true, true, false]);
});

it('names the map’s source and day, with a link to its licence', () => {
  show({});

  const credit = screen.getByRole('link', { name: `© OpenStreetMap contributors, ${dayText('2026-08-05')}` });
  expect(credit.getAttribute('href')).toBe('https://www.openstreetmap.org/copyright');
});

it('moves the flag back to the middle with one tap', () => {
  const { unmount } = show({});
  expect(screen.queryByRole('button', { name: 'Flag to the middle' })).toBeNull();
  unmount();

  show({ toFlagM: 301 });
  fireEvent.click(screen.getByRole('button', { name: 'Flag to the middle' }));

  expect(moveFlag).toHaveBeenCalledExactlyOnceWith(undefined);
});

it('keeps the figures of both legs on the picture and clear of the hazards, wherever the golfer taps', () => {
  for (const at of [
    [4, 4],
    [386, 4],
    [4, 466],
    [386, 466],
    [230, 4],
  ] as const) {
    const view = holeView(pack, 1, { ...size, margin: { top: 34, side: 44, bottom: 40 } })!;
    const { container, unmount } = show({ target: view.toPosition(at) });
    for (const tag of container.querySelectorAll('text[font-size="34"]')) {
      expect(Number(tag.getAttribute('x'))).toBeGreaterThan(40);
      expect(Number(tag.getAttribute('x'))).toBeLessThan(size.width - 40);
      expect(Number(tag.getAttribute('y'))).toBeGreaterThan(20);
      expect(Number(tag.getAttribute('y'))).toBeLessThan(size.height - 60);
      const isAside = Number(tag.getAttribute('x')) < covered[0] - 40;
      expect(isAside || Number(tag.getAttribute('y')) > covered[3] + 20).toBe(true);
    }
    unmount();
  }
});

it('aims without a finger on the map: the sliders say and set how far, and how far aside', () => {
  const { unmount } = show({});
  const ahead = () => screen.getByRole('slider', { name: 'Target, how far' });
  const aside = () => screen.getByRole('slider', { name: 'Target, left or right' });
  const aimed = () =>
    plane.toPoint(
      holeView(pack, 1, { ...size, margin: { top: 34, side: 44, bottom: 40 } })!.toPosition(aim.mock.lastCall![0]!),
    );
  expect(ahead().getAttribute('aria-valuetext')).toBe('No target yet');
  fireEvent.change(ahead(), { target: { value: '140' } });
  expect(distance(aimed(), plane.toPoint(from)) / 0.9144).toBeCloseTo(140, 0);
  unmount();

  show({ target: spot });
  expect(ahead().getAttribute('aria-valuetext')).toMatch(/^140 yd to the target, then \d+ yd$/);
  expect(aside().getAttribute('aria-valuetext')).toBe('On the line to the flag');
  fireEvent.change(aside(), { target: { value: '-20' } });
  expect(distance(aimed(), plane.toPoint(spot)) / 0.9144).toBeCloseTo(20, 0);
});
