import { useRef, useState } from 'react';
import { recordTry, takeBackTry } from '#src/data/commands/practice.ts';
import type { PracticeBlock, PracticeSession } from '#src/domain/entities/practice-session.entity.ts';
import { playCue } from '#src/platform/sounds.ts';

// The screen shows a tap at once. Writes follow in the order of the taps, so the screen is ahead of the store only
// until a write completes.

type Ahead = {
  readonly blockId: string;
  readonly tries: readonly number[];
  readonly tap: number;
  /** The session's updatedAt once the newest write is on disk. */
  readonly writtenAt?: string;
};

export const useTries = (session: PracticeSession, block: PracticeBlock, index: number | null) => {
  const [ahead, setAhead] = useState<Ahead>();
  const [failure, setFailure] = useState<string>();
  const writes = useRef<Promise<void>>(Promise.resolve());
  const taps = useRef(0);

  const isAhead =
    ahead !== undefined &&
    ahead.blockId === block.id &&
    (ahead.writtenAt === undefined || session.updatedAt < ahead.writtenAt);
  const tries = isAhead ? ahead.tries : (block.tries ?? []);

  const write = async (before: Promise<void>, tap: number, save: () => ReturnType<typeof recordTry>) => {
    await before;
    const written = await save();
    setFailure(written.ok ? undefined : written.error);
    setAhead((now) => {
      if (!written.ok) return undefined;
      return now?.tap === tap ? { ...now, writtenAt: written.value.updatedAt } : now;
    });
  };
  const put = (next: readonly number[], save: () => ReturnType<typeof recordTry>) => {
    taps.current += 1;
    setAhead({ blockId: block.id, tries: next, tap: taps.current });
    writes.current = write(writes.current, taps.current, save);
  };

  return {
    tries,
    failure,
    record: (value: number) => {
      playCue('tick');
      put([...tries, value], () => recordTry(session.id, block.id, value, index));
    },
    undo: () => {
      if (tries.length > 0) put(tries.slice(0, -1), () => takeBackTry(session.id, block.id, index));
    },
  };
};
