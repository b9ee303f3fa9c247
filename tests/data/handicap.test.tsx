// @vitest-environment jsdom

import { screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { expect, it } from 'vitest';
import { useHandicap } from '#src/data/queries/handicap.ts';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { addDays } from '@divot/basics';
import { playedRound } from '#tests/domain/analytics/cards.ts';
import { handicapRecord } from '#tests/support/handicap-record.ts';
import { type Golfer, show, signInSam } from '#tests/support/screen.tsx';

let golfer: Golfer;

/** Everything that the screen has shown, in order. */
let said: (number | string)[] = [];
const Index = ({ on }: { readonly on?: string }) => {
  const { handicap, ready } = useHandicap(on);
  const word = ready ? (handicap?.index ?? 'none') : '…';
  useLayoutEffect(() => void said.push(word), [word]); // a plain effect may run after the word is replaced
  return <p>{word}</p>;
};

/** One round every second day, with `over` strokes over par on each hole. */
const roundOf = (nth: number, over: number): Round => {
  const playedOn = addDays('2025-01-01', 2 * nth);
  const date = `${playedOn}T09:00:00.000Z`;
  return playedRound(nth, (_n, par) => ({ strokes: par + over }), {
    playedOn,
    date,
    sortKey: 8_640_000_000_000_000 - Date.parse(date),
  });
};

// Must run first: once Divot follows the rounds, it sees them before they are inserted.
it('does not say that a golfer has no handicap while it is being computed', async () => {
  said = [];
  golfer = await signInSam();
  await golfer.db.rounds.bulkInsert(Array.from({ length: 20 }, (_, nth) => roundOf(nth, 1)));
  show(<Index />);
  await screen.findByText(/^\d/);
  expect(said).toEqual(['…', expect.any(Number)]);
});

it('the low index of the last year caps the estimate, however many rounds were played since', async () => {
  const good = Array.from({ length: 20 }, (_, nth) => roundOf(nth, 0));
  const since = Array.from({ length: 100 }, (_, nth) => roundOf(20 + nth, 1));
  const all = [...good, ...since];
  const [whole, newest] = [all, all.slice(-100)].map((rounds) => handicapRecord(rounds).at(-1)!);
  expect(whole).toMatchObject({ cap: 'hard', index: 5.7 });
  expect(newest).toMatchObject({ cap: 'none', index: 16.2 });
  golfer = await signInSam();
  await golfer.db.rounds.bulkInsert(all);
  show(<Index />);
  expect(await screen.findByText('5.7')).toBeTruthy();
});

it('says so to a golfer without rounds', async () => {
  golfer = await signInSam();
  show(<Index />);
  expect(await screen.findByText('none')).toBeTruthy();
});

it('a second round of a day uses the index at the start of that day, like one of an earlier day (Rule 5.4)', async () => {
  const all = [...Array.from({ length: 5 }, (_, nth) => roundOf(nth, 1)), roundOf(5, 0)];
  const [last, today] = handicapRecord(all).slice(-2);
  expect(today!.index).toBeLessThan(last!.index!);
  golfer = await signInSam();
  await golfer.db.rounds.bulkInsert(all);
  for (const [on, index] of [
    [all[5]!.playedOn, last!.index],
    [addDays(all[5]!.playedOn, 1), today!.index],
    [all[2]!.playedOn, null],
  ] as const) {
    const { unmount } = show(<Index on={on} />);
    expect(await screen.findByText(index === null ? 'none' : String(index))).toBeTruthy();
    unmount();
  }
});
