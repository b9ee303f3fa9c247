import type { MarkName, Marks } from '@divot/swing';

/** In the order of the swing. */
export const MARK_NAMES = ['address', 'top', 'impact', 'finish'] as const satisfies readonly MarkName[];
export type SomeMarks = Readonly<Partial<Record<MarkName, number>>>;

/** All four marks in swing order. Undefined while one is missing or out of order. */
export const completeMarks = ({ address, top, impact, finish }: SomeMarks): Marks | undefined => {
  if (address === undefined || top === undefined || impact === undefined || finish === undefined) return undefined;
  return address < top && top < impact && impact < finish ? { address, top, impact, finish } : undefined;
};

/** The first mark that does not come after the one before it. */
export const outOfOrder = (marks: SomeMarks): MarkName | undefined => {
  const set = MARK_NAMES.filter((name) => marks[name] !== undefined);
  return set.find((name, i) => i > 0 && marks[name]! <= marks[set[i - 1]!]!);
};
