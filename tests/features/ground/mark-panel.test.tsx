import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type GroundMark, inventedCourse, overpassOf, readOverpass } from '@divot/ground';
import * as profiles from '#src/data/queries/profile.ts';
import * as shots from '#src/data/queries/shots.ts';
import { MarkPanel } from '#src/features/ground/map/mark-panel.tsx';
import type { HoleOnMap } from '#src/features/ground/map/use-hole-on-map.ts';
import type { Marking } from '#src/features/ground/map/use-marking.ts';

const bag = { clubs: [{ type: '7-iron', carryYards: 150 }] as { type: string; carryYards?: number }[] };
beforeEach(() => {
  vi.spyOn(profiles, 'useProfile').mockImplementation(() => ({ ready: true, profile: { bag: bag.clubs } }) as never);
  vi.spyOn(shots, 'useShotSessions').mockReturnValue({ sessions: [], complete: true });
});
afterEach(() => vi.restoreAllMocks());

const course = inventedCourse({ seed: 11, lat: 51, lon: -1, holes: 9 });
const pack = readOverpass(overpassOf(course))[0]!;
const hole = course.holes[1]!;
const markAt = (id: string, at: number, share: number): GroundMark => {
  const [tee, flag] = [hole.line[0]!, hole.line.at(-1)!];
  const place = course.at([tee[0] + share * (flag[0] - tee[0]), tee[1] + share * (flag[1] - tee[1])]);
  return { id, hole: 2, at, accuracyM: 4, ...place };
};
const marks = [markAt('tee', 1, 0), markAt('drive', 2, 0.9)];
const on = { marks, flag: course.at(hole.line.at(-1)!), metresBetween: () => 137 } as unknown as HoleOnMap;
const markingOn = (tappedOn: number) => ({ tappedOn, dismiss: vi.fn(), putBack: vi.fn() }) as unknown as Marking;

const show = (marking: Marking, isCompetition: boolean) =>
  render(
    <MarkPanel
      pack={pack}
      n={2}
      on={on}
      mark={marks[1]!}
      marking={marking}
      units="imperial"
      isCompetition={isCompetition}
    />,
  );

it('proposes the club of the stroke in a casual round, and nothing but distances in a competition', () => {
  const { unmount } = show(markingOn(2), false);
  expect(screen.getByRole('radio', { name: '7-iron' })).toBeDefined();
  unmount();

  show(markingOn(2), true);
  expect(screen.getByText(/150 yd/)).toBeDefined();
  expect(screen.queryByRole('radio', { name: '7-iron' })).toBeNull();
});

it('asks about the hole only if the ball turned the map, and turns back with one tap', () => {
  const { unmount } = show(markingOn(2), false);
  expect(screen.queryByRole('button', { name: /it lies on hole/ })).toBeNull();
  unmount();
  const marking = markingOn(1);

  show(marking, false);
  fireEvent.click(screen.getByRole('button', { name: 'No, it lies on hole 1' }));

  expect(marking.putBack).toHaveBeenCalledOnce();
});

it('proposes no club with an unknown carry', () => {
  bag.clubs = [{ type: '8-iron' }, { type: '7-iron', carryYards: 150 }];

  show(markingOn(2), false);

  expect(screen.getByRole('radio', { name: '7-iron' })).toBeDefined();
  expect(screen.queryByRole('radio', { name: '8-iron' })).toBeNull();
});
