import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { RecordFacts } from '@divot/analytics';
import { recomputeInSteps } from '@divot/golf-rules';
import { WhatIf } from '#src/features/analytics/handicap/what-if.tsx';
import { show, signInSam } from '#tests/support/screen.tsx';

const tee = { holes: 18, courseRating: 71.2, slope: 128, par: 72 } as const;
const scores = (count: number) =>
  Array.from({ length: count }, (_, nth) => ({ ...tee, playedOn: `2026-05-0${nth + 1}`, adjustedGross: 90 }));
const tryOut = async (count: number) => {
  const golfer = await signInSam();
  const base = {
    userId: 'sam',
    createdAt: '2026-05-01T08:00:00.000Z',
    updatedAt: '2026-05-01T08:00:00.000Z',
    sortKey: 1,
  };
  const par = Array.from({ length: 18 }, () => 4);
  const white = { id: 'white', name: 'White', par, slope: tee.slope, courseRating: tee.courseRating };
  await golfer.db.courses.insert({ ...base, id: 'links', name: 'Links', source: 'user', tees: [white] });
  const { value: record } = recomputeInSteps(scores(count), Infinity).next();
  const rounds: readonly RecordFacts[] = [];
  show(<WhatIf record={record!} rounds={rounds} index={record!.entries.at(-1)?.index ?? null} />);
  return (await screen.findByRole('status')).textContent;
};

it('before there are 54 holes it says how many this score would make, not that it would not count', async () => {
  expect(await tryOut(1)).toContain('An index needs 54 holes on rated tees. With this score you would have 36.');
});

it('with 54 holes on record it says what the score does to the index', async () => {
  expect(await tryOut(3)).toMatch(/It would (not )?be one of the scores that count\./);
});
