import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Plugin, minifySync } from 'vite';

const FILE = 'first-paint.js';

/** The script without comments and long names, in no newer words than it was written in. */
export const minifyFirstPaint = (code: string): string =>
  minifySync(FILE, code, { compress: { target: 'es2015' }, mangle: true }).code;

/** Serves public/first-paint.js small: the page waits for it before anything else. */
export const smallFirstPaint = (): Plugin => ({
  name: 'divot-small-first-paint',
  apply: 'build',
  writeBundle({ dir = '' }) {
    const file = join(dir, FILE);
    writeFileSync(file, minifyFirstPaint(readFileSync(file, 'utf8')));
  },
});
