import { expect, it } from 'vitest';
import { PullProgress } from '#src/sync/pull-progress.ts';

/** Opens the progress of a pull, and records the order in which requests get their turn. */
const open = () => {
  const turns: string[] = [];
  let recent = 0;
  const progress = new PullProgress(['rounds', 'workouts', 'swings'], () => (recent += 1));
  const turn = (name: 'rounds' | 'workouts' | 'swings', label: string) =>
    void progress.turnOf(name).then(() => turns.push(label));
  return { progress, turns, turn, recent: () => recent, settle: () => new Promise((go) => setTimeout(go)) };
};

it('requests the newest of everything, then the newest swings, then the rest', async () => {
  const { progress, turns, turn, recent, settle } = open();
  turn('swings', 'swings 1');
  turn('rounds', 'rounds 1');
  turn('workouts', 'workouts 1');
  await settle();
  expect(turns).toEqual(['rounds 1', 'workouts 1']);

  turn('rounds', 'rounds 2'); // the first page of rounds was full
  progress.onPulled('workouts');
  await settle();
  expect(turns.slice(2)).toEqual(['swings 1']);
  for (const page of [2, 3]) turn('swings', `swings ${page}`);
  await settle();
  expect(progress.hasRecent).toBe(false);

  turn('swings', 'swings 4');
  await settle();
  expect(turns.slice(3)).toEqual(['swings 2', 'swings 3', 'swings 4', 'rounds 2']);
  expect(progress.hasRecent).toBe(true);
  expect(recent()).toBe(1);
  expect(progress.isComplete).toBe(false);
});

it('a golfer with few swings has all of them first', async () => {
  const { progress, turns, turn, recent, settle } = open();
  turn('rounds', 'rounds 1');
  turn('swings', 'swings 1');
  progress.onPulled('workouts');
  await settle();
  progress.onPulled('rounds');
  await settle();
  expect(turns).toEqual(['rounds 1', 'swings 1']);
  expect(progress.hasRecent).toBe(false);
  progress.onPulled('swings');
  expect(progress.hasRecent).toBe(true);
  expect(progress.isComplete).toBe(true);
  expect(recent()).toBe(1);
});

it('swings alone wait for nothing', async () => {
  const progress = new PullProgress(['swings'], () => undefined);
  await progress.turnOf('swings');
  progress.onPulled('swings');
  expect(progress.hasRecent).toBe(true);
});

it('after a failure nothing waits, and that does not count as complete', async () => {
  const { progress, turns, turn, settle } = open();
  turn('rounds', 'rounds 1');
  turn('rounds', 'rounds 2');
  turn('swings', 'swings 1');
  progress.stopWaiting();
  await progress.recent;
  await settle();
  expect(turns).toContain('rounds 2');
  expect(turns).toContain('swings 1');
  expect(progress.hasRecent).toBe(false);
});
