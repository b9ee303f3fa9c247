// A floor for comparison: React and RxDB alone, with one collection, one live query and one list.

import '#src/app/trusted-types.ts';
import '#src/ui/tokens.css';
import { createRoot } from 'react-dom/client';
import { openRxdb } from './floor-store.ts';
import { Floor } from './floor.tsx';

createRoot(document.getElementById('root')!).render(<Floor opening={openRxdb('floor-rxdb')} />);
void navigator.serviceWorker.register('./sw.js');
