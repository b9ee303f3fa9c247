// The page that `npm run bench` measures storage and sync in: the app's own modules, with nothing else around them.

import '#src/app/trusted-types.ts';
import { imports, keep, newest, writes } from './data.ts';
import { pushBare, pushOurs } from './push.ts';

const bench = { imports, keep, newest, writes, pushOurs, pushBare };

export type Bench = typeof bench;
declare global {
  interface Window {
    bench?: Bench;
  }
}
window.bench = bench;
