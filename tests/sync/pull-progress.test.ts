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

it('requests the newest of everything, then the rest', async () => {
  const { progress, turns, turn, recent, settle } = open();
  for (const name of ['swings', 'rounds', 'workouts'] as const) turn(name, `${name} 1`);
  await settle();
  expect(turns).toEqual(['swings 1', 'rounds 1', 'workouts 1']);

  turn('rounds', 'rounds 2'); // the first page of rounds was full
  progress.onPulled('workouts');
  await settle();
  expect(turns).toHaveLength(3);
  expect(progress.hasRecent).toBe(false);

  turn('swings', 'swings 2');
  await settle();
  expect(turns.slice(3)).toEqual(['rounds 2', 'swings 2']);
  expect(progress.hasRecent).toBe(true);
  expect(recent()).toBe(1);
  expect(progress.isComplete).toBe(false);
});

it('a golfer whose golf fits a page of each has all of it at once', () => {
  const { progress, recent } = open();
  for (const name of ['rounds', 'workouts', 'swings'] as const) progress.onPulled(name);
  expect(progress.hasRecent).toBe(true);
  expect(progress.isComplete).toBe(true);
  expect(recent()).toBe(1);
});

it('after a failure nothing waits, and that does not count as complete', async () => {
  const { progress, turns, turn, settle } = open();
  turn('rounds', 'rounds 1');
  turn('rounds', 'rounds 2');
  progress.stopWaiting();
  await progress.recent;
  await settle();
  expect(turns).toContain('rounds 2');
  expect(progress.hasRecent).toBe(false);
});
