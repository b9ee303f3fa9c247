import { startTransition, useRef, useState } from 'react';
import { recordHole } from '#src/data/commands/rounds.ts';
import type { Hole, Round } from '#src/domain/entities/round.entity.ts';
import { type HoleEntry, changes, enter } from '#src/domain/rounds/hole-entry.ts';
import { type UndoStack, remember, takeBack } from '#src/domain/rounds/undo.ts';

// A tap is painted at once and written in the order of the taps. What the screen shows ahead of the store is kept per
// hole until the store has caught up; a write that failed stays on the screen and can be tried again.

type Ahead = {
  readonly entry: HoleEntry;
  /** Counts this hole's taps: only the newest write's answer settles it. */
  readonly tap: number;
  /** The document's updatedAt once the newest write is on disk. */
  readonly writtenAt?: string;
};

const isAhead = (ahead: Ahead | undefined, round: Round): ahead is Ahead =>
  ahead !== undefined && (ahead.writtenAt === undefined || round.updatedAt < ahead.writtenAt);

const overlaid = (hole: Hole, entry: HoleEntry): Hole =>
  Object.fromEntries(Object.entries({ ...hole, ...entry }).filter(([, value]) => value !== undefined)) as Hole;

export const useScoring = (round: Round) => {
  const [ahead, setAhead] = useState<Readonly<Record<number, Ahead>>>({});
  const [taken, setTaken] = useState<UndoStack>([]);
  const [failure, setFailure] = useState<string>();
  const writes = useRef<Promise<void>>(Promise.resolve());
  const taps = useRef(0);

  const holes = round.holes.map((hole) => {
    const mine = ahead[hole.n];
    return isAhead(mine, round) ? overlaid(hole, mine.entry) : hole;
  });

  const save = async (before: Promise<void>, n: number, entry: HoleEntry, tap: number) => {
    await before;
    const written = await recordHole(round.id, n, entry);
    setFailure(written.ok ? undefined : written.error);
    if (!written.ok) return;
    // Nothing to be seen changes: the next tap goes before.
    startTransition(() =>
      setAhead((all) => {
        const mine = all[n];
        return mine?.tap === tap ? { ...all, [n]: { ...mine, writtenAt: written.value.updatedAt } } : all;
      }),
    );
  };
  const write = (n: number, entry: HoleEntry, tap: number) => {
    writes.current = save(writes.current, n, entry, tap);
  };

  const put = (n: number, entry: HoleEntry) => {
    taps.current += 1;
    const tap = taps.current;
    setAhead((all) => {
      const before = isAhead(all[n], round) ? all[n].entry : {};
      return { ...all, [n]: { entry: { ...before, ...entry }, tap } };
    });
    write(n, entry, tap);
  };

  const record = (n: number, entry: HoleEntry) => {
    const before = holes.find((hole) => hole.n === n);
    if (!before) return;
    const after = enter(before, entry);
    const step = changes(before, after);
    if (Object.keys(step).length === 0) return;
    setTaken((stack) => remember(stack, { n, back: changes(after, before) }));
    put(n, step);
  };

  /** Takes the newest tap back; returns its hole. */
  const undo = (): number | undefined => {
    const back = takeBack(taken);
    if (!back) return undefined;
    setTaken(back.rest);
    put(back.step.n, back.step.back);
    return back.step.n;
  };

  /** Writes again whatever the store does not have. */
  const retry = () => {
    setFailure(undefined);
    for (const [n, mine] of Object.entries(ahead)) if (isAhead(mine, round)) write(Number(n), mine.entry, mine.tap);
  };

  return { holes, record, undo, canUndo: taken.length > 0, failure, retry };
};
