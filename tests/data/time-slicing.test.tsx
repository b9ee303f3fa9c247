import { act, cleanup, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTimeSlicedHook } from '#src/data/live/time-slicing.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const played: string[] = [];
const useTotal = createTimeSlicedHook(function* (card: readonly number[]) {
  let total = 0;
  for (const strokes of card) {
    played.push(`${card.length}:${strokes}`);
    total += strokes;
    yield undefined;
  }
  return total;
});
const Total = ({ card }: { readonly card: readonly number[] | undefined }) => <p>{useTotal(card) ?? 'not yet'}</p>;
const texts = () => screen.getAllByRole('paragraph').map(({ textContent }) => textContent);
const pass = (tasks: number) =>
  act(async () => {
    for (let nth = 0; nth < tasks; nth += 1) await vi.advanceTimersToNextTimerAsync();
  });

beforeEach(() => {
  played.length = 0;
});

it('is computed once for all subscribers, a slice at a time', async () => {
  const card = [4, 5, 3];
  render(
    <>
      <Total card={card} />
      <Total card={card} />
    </>,
  );
  await pass(2);
  expect([texts(), played]).toEqual([
    ['not yet', 'not yet'],
    ['3:4', '3:5'],
  ]);
  await pass(2);
  expect([texts(), played]).toEqual([
    ['12', '12'],
    ['3:4', '3:5', '3:3'],
  ]);
});

it('shows the last figure until the next is ready, and drops work that nobody waits for', async () => {
  const { rerender } = render(<Total card={undefined} />);
  expect(texts()).toEqual(['not yet']);
  rerender(<Total card={[4]} />);
  await pass(2);
  rerender(<Total card={[4, 4]} />);
  await pass(1);
  expect(texts()).toEqual(['4']);
  rerender(<Total card={[5, 5, 5]} />);
  await pass(8);
  expect(texts()).toEqual(['15']);
  expect(played.filter((piece) => piece.startsWith('2:'))).toHaveLength(1);
});

it('shows nothing if there is nothing to compute, and later nothing of what came before', async () => {
  const { rerender } = render(<Total card={[4]} />);
  await pass(2);
  expect(texts()).toEqual(['4']);
  rerender(<Total card={undefined} />);
  expect(texts()).toEqual(['not yet']);
  rerender(<Total card={[5, 5, 5]} />);
  expect(texts()).toEqual(['not yet']);
  await pass(8);
  expect(texts()).toEqual(['15']);
});

it('is shown by a screen rendered just before others had it computed', async () => {
  const card = [4];
  const Late = () => {
    const total = useTotal(card);
    // The component has rendered, but its query has not run yet.
    useLayoutEffect(() => {
      vi.advanceTimersByTime(10);
    }, []);
    return <p>{total ?? 'not yet'}</p>;
  };
  const { rerender } = render(<Total card={card} />);
  rerender(
    <>
      <Total card={card} />
      <Late />
    </>,
  );
  await act(async () => {});
  expect(texts()).toEqual(['4', '4']);
});
