import { cpSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { LOCAL_BUILD, version } from '#dev/local-build.ts';

/** Version of the build that `buildNextVersion` returns. */
export const NEXT_VERSION = '2.0.1';

const HASHED = /-[\w-]{8}(?=\.\w+$)/;
const backwards = (text: string): string => Array.from(text).toReversed().join('');

/**
 * Builds the version that a test deploys while the app is open: today's build with another number, and each file of
 * `assets` at a new address. Returns its folder, which lasts as long as this process.
 */
export const buildNextVersion = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'divot-next-version-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  cpSync(LOCAL_BUILD, folder, { recursive: true });
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const renamed = new Map<string, string>();
  for (const file of files.filter((path) => path.startsWith('assets/') && HASHED.test(path))) {
    const moved = file.replace(HASHED, (hash) => `-${backwards(hash.slice(1))}`);
    renameSync(join(folder, file), join(folder, moved));
    renamed.set(basename(file), basename(moved));
  }
  for (const file of files.filter((path) => /\.(?:js|css|html)$/.test(path))) {
    const path = join(folder, file.replace(basename(file), renamed.get(basename(file)) ?? basename(file)));
    const text = readFileSync(path, 'utf8')
      .replaceAll(/[\w.-]+-[\w-]{8}\.\w+/g, (name) => renamed.get(name) ?? name)
      .replaceAll(`\`${version}\``, `\`${NEXT_VERSION}\``);
    // The service worker fetches index.html again only under another revision.
    writeFileSync(
      path,
      text.replaceAll(/"revision":"(\w+)"/g, (_, revision: string) => `"revision":"${backwards(revision)}"`),
    );
  }
  return folder;
};
