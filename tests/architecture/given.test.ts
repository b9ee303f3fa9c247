import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { resolveConfig } from 'vite';
import { describe, expect, it } from 'vitest';
import { resolve } from '#dev/serve/resolve.ts';

// The customer gave these packages and these paths. None is ours to drop, replace or patch.

const PACKAGES = [
  'react',
  'react-dom',
  '@tanstack/react-router',
  'vite',
  'rxdb',
  'dexie',
  'firebase',
  'vite-plugin-pwa',
  'jotai',
  'comlink',
  'vitest',
  'fake-indexeddb',
  'playwright',
];
const PATHS = [
  'package.json',
  'vite.config.ts',
  'tsconfig.json',
  'index.html',
  'src',
  'workers',
  'public',
  'tests',
  'e2e',
];

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const sources = ['src', 'workers', 'tests', 'e2e', 'dev']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  .filter((file) => /\.(?:ts|tsx)$/.test(file))
  .concat('vite.config.ts', 'vitest.config.ts')
  .map((file) => read(file));

describe('what the customer gave', () => {
  it.each(PACKAGES)('has %s among its packages, and uses it', (name) => {
    const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<
      string,
      Record<string, string>
    >;
    expect({ ...dependencies, ...devDependencies }).toHaveProperty([name]);
    const use = new RegExp(`(?:from|import|setupFiles: \\[) ?\\(?'${name}(?:/[^']*)?'`);
    expect(sources.some((code) => use.test(code))).toBe(true);
  });

  it.each(PATHS)('has %s at its top', (path) => expect(existsSync(join(root, path))).toBe(true));

  it('is built as it comes: no package is led to a file of ours, and no plugin of ours changes one', async () => {
    expect(Object.keys(resolve.alias)).toEqual(['dexie']);
    expect(resolve.alias.dexie).toBe(join(root, 'node_modules/dexie/dist/modern/dexie.mjs'));
    const { plugins } = await resolveConfig({ root, configFile: join(root, 'vite.config.ts') }, 'build');
    const changing = plugins.filter(
      ({ name, transform, load, resolveId }) => name.startsWith('divot-') && (transform ?? load ?? resolveId),
    );
    expect(changing.map(({ name }) => name)).toEqual([]);
    expect(JSON.parse(read('package.json'))).not.toHaveProperty('patchedDependencies');
    expect(existsSync(join(root, 'patches'))).toBe(false);
  });
});
