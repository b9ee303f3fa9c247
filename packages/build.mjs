// `npm pack` and `npm publish` run this in a library's folder (`prepack`): its sources, and those of the libraries that it
// uses, become JavaScript with types and source maps in `dist`.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

rmSync('dist', { recursive: true, force: true });
const tsc = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin', 'tsc');
const { status } = spawnSync(process.execPath, [tsc, '-b', 'tsconfig.build.json'], { stdio: ['ignore', 2, 2] });
process.exit(status ?? 1);
