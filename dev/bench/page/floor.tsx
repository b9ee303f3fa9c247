import { useEffect, useState } from 'react';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { Shell } from './bare-shell.tsx';

// What a floor draws: the bare shell with its cards from a store. The first visit fills the store.

export type Store = {
  /** Calls `show` with the newest cards and again after each change. */
  readonly watch: (show: (rounds: readonly Round[]) => void) => void;
  readonly fill: (rounds: Round[]) => Promise<unknown>;
};

export const Floor = ({ opening }: { readonly opening: Promise<Store> }) => {
  const [rounds, setRounds] = useState<readonly Round[]>();
  useEffect(() => {
    const show = async () => {
      const store = await opening;
      store.watch((found) => {
        if (found.length > 0) setRounds(found);
        else void fill(store);
      });
    };
    const fill = async (store: Store) => {
      const { benchRounds } = await import('#dev/bench/rounds.ts');
      await store.fill(benchRounds('nobody', 1_000));
    };
    void show();
  }, [opening]);
  return <Shell rounds={rounds} />;
};
