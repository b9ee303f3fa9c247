// The bare shell with its cards written into the page. Any extra cost of a real start comes from libraries (the floors)
// and Divot's own code.

import '#src/app/trusted-types.ts';
import '#src/ui/tokens.css';
import { createRoot } from 'react-dom/client';
import { benchRounds } from '#dev/bench/rounds.ts';
import { CARDS, Shell } from './bare-shell.tsx';

createRoot(document.getElementById('root')!).render(<Shell rounds={benchRounds('nobody', CARDS)} />);
void navigator.serviceWorker.register('./sw.js');
