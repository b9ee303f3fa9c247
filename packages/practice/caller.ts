import { seeded, shuffled } from '@divot/basics';

/**
 * The next tasks of random practice. They come from shuffled decks of all tasks, so that each task is called equally
 * often and never twice in a row. The same seed calls the same tasks.
 */
export const calledTasks = <T>(tasks: readonly T[], seed: number, count: number): T[] => {
  const distinct = [...new Set(tasks)];
  if (distinct.length === 0) return [];
  const random = seeded(seed);
  const called: T[] = [];
  while (called.length < count) {
    const deck = shuffled(distinct, random);
    if (deck.length > 1 && deck[0] === called.at(-1)) deck.push(deck.shift()!);
    called.push(...deck);
  }
  return called.slice(0, count);
};
