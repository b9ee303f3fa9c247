// The bare shell, its cards written into the page. What a start costs beyond it is libraries (the floors) and our own doing.

import '#src/app/trusted-types.ts';
import '#src/ui/tokens.css';
import { createRoot } from 'react-dom/client';
import { benchRounds } from '#dev/bench/rounds.ts';
import { CARDS, Shell } from './bare-shell.tsx';

createRoot(document.getElementById('root')!).render(<Shell rounds={benchRounds('nobody', CARDS)} />);
void navigator.serviceWorker.register('./sw.js');
