// `npm pack` and `npm publish` run this in a library's folder (`prepack`): its sources, and those of the libraries that it
// uses, become JavaScript with types and source maps in `dist`.
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const { repository } = JSON.parse(readFileSync('package.json', 'utf8'));
if (process.env.npm_command === 'publish' && repository.url.includes('.example/')) {
  throw new Error(`${repository.url} is nobody's address: set repository.url in every packages/*/package.json first.`);
}

rmSync('dist', { recursive: true, force: true });
const tsc = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin', 'tsc');
const { status } = spawnSync(process.execPath, [tsc, '-b', 'tsconfig.build.json'], { stdio: ['ignore', 2, 2] });
process.exit(status ?? 1);
