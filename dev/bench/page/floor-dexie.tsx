// A floor for comparison: React and Dexie alone, with one store, one live query and one list.

import '#src/app/trusted-types.ts';
import '#src/ui/tokens.css';
import { Dexie, type EntityTable, liveQuery } from 'dexie';
import { createRoot } from 'react-dom/client';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { CARDS } from './bare-shell.tsx';
import { Floor, type Store } from './floor.tsx';

const open = async (): Promise<Store> => {
  const database = new Dexie('floor-dexie') as Dexie & { readonly rounds: EntityTable<Round, 'id'> };
  database.version(1).stores({ rounds: 'id, sortKey' });
  return {
    watch: (show) => liveQuery(() => database.rounds.orderBy('sortKey').limit(CARDS).toArray()).subscribe(show),
    fill: (rounds) => database.rounds.bulkAdd(rounds),
  };
};

createRoot(document.getElementById('root')!).render(<Floor opening={open()} />);
void navigator.serviceWorker.register('./sw.js');
