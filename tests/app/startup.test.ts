import { describe, expect, test } from 'vitest';
import { isFirstStart, runStartup, startupSteps } from '#src/app/startup/steps.ts';

const nothing = { environment() {}, services() {}, preferences() {}, analytics() {}, finalising() {} };

describe('the five steps of a start', () => {
  test('are those of the specification, with their delays', () => {
    expect(startupSteps.map(({ name, delayMs }) => [name, delayMs])).toEqual([
      ['environment', 200],
      ['services', 300],
      ['preferences', 200],
      ['analytics', 300],
      ['finalising', 200],
    ]);
  });

  test('run in order, each shown during its work', async () => {
    const happened: string[] = [];
    const note = (what: string) => () => {
      happened.push(what);
    };
    await runStartup({
      paced: false,
      wait: () => Promise.reject(new Error('nobody waits mid-round')),
      onStep: (index) => happened.push(String(index)),
      work: {
        environment: note('environment'),
        services: note('services'),
        preferences: note('preferences'),
        analytics: note('analytics'),
        finalising: note('finalising'),
      },
    });
    const shown = ['0', 'environment', '1', 'services', '2', 'preferences', '3', 'analytics', '4', 'finalising', '5'];
    expect(happened).toEqual(shown);
  });

  test('a first start shows every step for its delay, in parallel with its work', async () => {
    const delays: number[] = [];
    let waiting = false;
    await runStartup({
      paced: true,
      onStep: () => undefined,
      wait: (durationMs) => {
        delays.push(durationMs);
        waiting = true;
        return Promise.resolve();
      },
      work: { ...nothing, environment: () => expect(waiting).toBe(true) },
    });
    expect(delays).toEqual([200, 300, 200, 300, 200]);
  });

  test('failing work ends the start with its error', async () => {
    const start = runStartup({
      paced: false,
      wait: () => Promise.resolve(),
      onStep: () => undefined,
      work: { ...nothing, preferences: () => Promise.reject(new Error('broken')) },
    });
    await expect(start).rejects.toThrow('broken');
  });
});

test('a start is a first one after an install, a sign-out or an update, not when the golfer reopens the app', () => {
  expect(isFirstStart(undefined, '2.0.0')).toBe(true);
  expect(isFirstStart({ version: '1.9.0' }, '2.0.0')).toBe(true);
  expect(isFirstStart({ version: '2.0.0' }, '2.0.0')).toBe(false);
});
