import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { importShots } from '#src/data/commands/shots.ts';
import { newSessions } from '#src/domain/bag/new-sessions.ts';
import { readShotFile } from '@divot/shot-files';
import type { BagSearch } from '#src/features/bag/bag-search.ts';
import { BagScreen } from '#src/features/bag/bag-screen.tsx';
import { type Golfer, SAM, show, signInSam } from '#tests/support/screen.tsx';
import { unwrap } from '@divot/basics';

let golfer: Golfer;
beforeEach(async () => {
  golfer = await signInSam({ bag: [{ id: 'c1', type: '7-iron', carryYards: 165 }] });
});

const bringIn = async (day: string, place: 'range' | 'course', carries: readonly number[]) => {
  const rows = carries.map((carry, at) => `${day} 10:00:${10 + at},7 Iron,${carry},${at % 3},50`);
  const table = ['Date,Club,Carry (yds),Offline (yds),Ball Speed (m/s)', ...rows].join('\n');
  const file = unwrap(readShotFile('shots.csv', new TextEncoder().encode(table)));
  unwrap(await importShots(SAM.uid, newSessions(file, []).sessions, place));
};
const Bag = () => {
  const [at, go] = useState<BagSearch>({ club: '7-iron' });
  return <BagScreen at={at} go={go} />;
};
const carry = () => Number(screen.getByText(/yards carry, about/).parentElement!.previousSibling!.textContent);

it('keeps range and course apart, and proposes a carry without changing the golfer’s own', async () => {
  await bringIn(
    '2026-06-16',
    'range',
    Array.from({ length: 12 }, (_, at) => 150 + (at % 3)),
  );
  await bringIn(
    '2026-06-17',
    'course',
    Array.from({ length: 10 }, (_, at) => 138 + (at % 3)),
  );
  show(<Bag />);
  await screen.findByRole('radio', { name: 'Course 10' });
  const all = carry();

  fireEvent.click(screen.getByRole('radio', { name: 'Course 10' }));
  const course = carry();
  fireEvent.click(screen.getByRole('radio', { name: 'Range 12' }));

  expect(course).toBeLessThan(all);
  expect(carry()).toBeGreaterThan(all);
  expect(screen.getByText(/^You typed 165\. Your shots say about/)).toBeTruthy();
  expect((await golfer.profile()).bag?.[0]?.carryYards).toBe(165);
  fireEvent.click(screen.getByRole('button', { name: 'Keep' }));
  expect(screen.queryByText(/^You typed 165/)).toBeNull();
  expect((await golfer.profile()).bag?.[0]?.carryYards).toBe(165);
});
