// The page that `npm run bench` measures storage and sync in: the app's own modules, with nothing else around them.

import '#src/app/trusted-types.ts';
import { keepGround } from './ground.ts';
import { growth, imports, keep, newest, writes } from './data.ts';
import { liveUpdates } from './live.tsx';
import { pushBare, pushOurs } from './push.ts';
import { eraseOurs } from './stores.ts';

const bench = { imports, keep, keepGround, newest, growth, writes, liveUpdates, pushOurs, pushBare, eraseOurs };

export type Bench = typeof bench;
declare global {
  interface Window {
    bench?: Bench;
  }
}
window.bench = bench;
