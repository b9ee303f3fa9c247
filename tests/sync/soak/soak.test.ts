import { expect, it } from 'vitest';
import { soak } from './soak.ts';

// A few days of the season that `npm run soak` plays whole.

it(
  'a few days on two phones with different versions of the app: equal and complete',
  { timeout: 300_000 },
  async () => {
    const { problems, struck, edits } = await soak(1, { rounds: 2, practiceSessions: 2, workouts: 2, swings: 2 });
    expect(problems).toEqual([]);
    expect(edits).toBeGreaterThan(0);
    expect(Object.keys(struck)).not.toEqual([]);
  },
);
