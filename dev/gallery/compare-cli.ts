import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildGallery } from './build.ts';

// npm run pictures:compare [revision] : photographs every exhibit of the gallery at a revision (HEAD by default) and as
// it is now, with the same browser and fonts, and shows what looks different. Pictures are never committed: another
// machine's would differ in every line of text. Exits with 1 when something changed.

const [revision = 'HEAD'] = process.argv.slice(2);
const here = process.cwd();
const folder = join(here, '.divot', 'gallery');

const succeeds = (program: string, words: readonly string[], env: Readonly<Record<string, string>> = {}): boolean =>
  spawnSync(program, words, { cwd: here, stdio: 'inherit', env: { ...process.env, ...env } }).status === 0;

/** Unpacks the revision's sources into a separate folder that uses the currently installed packages. */
const unpacked = (): string => {
  const sources = mkdtempSync(join(tmpdir(), 'divot-gallery-'));
  const archive = join(sources, 'sources.tar');
  if (
    !succeeds('git', ['archive', '--output', archive, revision]) ||
    !succeeds('tar', ['-xf', archive, '-C', sources])
  ) {
    throw new Error(`There is no revision ${revision} here.`);
  }
  symlinkSync(join(here, 'node_modules'), join(sources, 'node_modules'), 'junction');
  return sources;
};

const photograph = (side: 'before' | 'after', ...words: readonly string[]): boolean =>
  succeeds('npx', ['playwright', 'test', '--config', 'dev/gallery/compare.config.ts', ...words], { GALLERY: side });

rmSync(folder, { recursive: true, force: true });
const earlier = unpacked();
await Promise.all([buildGallery(earlier, join(folder, 'before')), buildGallery(here, join(folder, 'after'))]).finally(
  () => rmSync(earlier, { recursive: true, force: true }),
);
if (!photograph('before', '--update-snapshots=all', '--reporter=dot'))
  throw new Error('The old gallery has no pictures.');
process.exitCode = photograph('after') ? 0 : 1;
