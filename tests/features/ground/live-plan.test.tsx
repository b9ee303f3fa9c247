import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ATTRIBUTION, type CoursePack, openPack, planHole } from '@divot/ground';
import * as profiles from '#src/data/queries/profile.ts';
import * as shots from '#src/data/queries/shots.ts';
import { LivePlan } from '#src/features/ground/map/live-plan.tsx';
import * as planner from '#src/platform/workers/planner.ts';
import type { PlanCourse } from '#workers/plan/contract.ts';

// Does the planning worker's work on the test's thread.
const planHere = ({ pack, clubs, level, ball }: PlanCourse) => {
  const open = openPack(pack);
  const plan = planHole(open, open.holes[0]!, clubs, { level, from: open.plane.toPoint(ball!.at) });
  return Promise.resolve(plan ? [plan] : []);
};
const golfer = {
  handicap: 12,
  bag: [
    { id: 'driver', type: 'driver', carryYards: 240 },
    { id: 'seven', type: '7-iron', carryYards: 150 },
  ],
};
beforeEach(() => {
  vi.spyOn(planner, 'planCourse').mockImplementation(planHere);
  vi.spyOn(profiles, 'useProfile').mockReturnValue({ ready: true, profile: golfer } as never);
  vi.spyOn(shots, 'useShotSessions').mockReturnValue({ sessions: [], complete: true });
});
afterEach(() => vi.restoreAllMocks());

/** A hole of 370 m straight north to a round green. */
const pack: CoursePack = {
  version: 1,
  name: 'Links',
  attribution: ATTRIBUTION,
  origin: { lat: 56, lon: -3 },
  holes: [{ n: 1, par: 4, line: [0, 0, 0, 3700], green: 0 }],
  areas: [{ kind: 'green', ring: [-120, 3580, 240, 0, 0, 240, -240, 0] }],
};
const metresNorth = (metres: number) => openPack(pack).plane.toPosition([0, metres]);

it('names the club for what is left from where the ball lies', async () => {
  render(<LivePlan pack={pack} n={1} from={metresNorth(370 - 137)} units="imperial" isPoor={false} />);

  const plan = await screen.findByRole('note', { name: 'Plan from here' });
  expect(plan.textContent).toMatch(/^7-iron, .*About \d\.\d strokes from here\.$/);
});

it('is grey and approximate, like the distances, while the position is old or poor', async () => {
  render(<LivePlan pack={pack} n={1} from={metresNorth(370 - 137)} units="imperial" isPoor />);

  const club = await screen.findByText('~7-iron');
  expect(club.className).not.toContain('text-ink');
});

it('suggests nothing if only a pitch is left', async () => {
  const { container } = render(<LivePlan pack={pack} n={1} from={metresNorth(340)} units="imperial" isPoor={false} />);

  await waitFor(() => Promise.resolve());
  expect(container.textContent).toBe('');
});
