import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'divot-bootstrap-'));
afterAll(() => rmSync(folder, { recursive: true }));

const checkout = (name: string, installed: object): string => {
  const root = join(folder, name);
  mkdirSync(join(root, 'dev'), { recursive: true });
  cpSync('dev/bootstrap.mjs', join(root, 'dev', 'bootstrap.mjs'));
  const packages = { '': {}, 'node_modules/tsx': { version: '4.0.0', integrity: 'sha512-a' } };
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages }));
  writeFileSync(join(root, 'entry.ts'), 'console.log("started")');
  const loader = join(root, 'modules', 'tsx', 'dist');
  mkdirSync(loader, { recursive: true });
  writeFileSync(join(loader, 'loader.mjs'), '');
  writeFileSync(join(root, 'modules', '.package-lock.json'), JSON.stringify({ packages: installed }));
  symlinkSync(join(root, 'modules'), join(root, 'node_modules'), 'junction');
  return root;
};
/** `npm` is a script that would be noticed if it ran. */
const start = (root: string) =>
  spawnSync(process.execPath, [join(root, 'dev', 'bootstrap.mjs'), 'entry.ts'], {
    encoding: 'utf8',
    env: { npm_execpath: join(root, 'entry.ts') },
  });

it('starts at once on packages that npm itself installed from this lockfile', () => {
  const root = checkout('installed', { 'node_modules/tsx': { version: '4.0.0', integrity: 'sha512-a' } });

  expect(start(root).stdout).not.toContain('Installing');
});

it('never installs through a linked node_modules: that would empty the folder it points to', () => {
  const root = checkout('linked', { 'node_modules/tsx': { version: '3.9.0', integrity: 'sha512-b' } });

  const { status, stderr } = start(root);

  expect(status).toBe(1);
  expect(stderr).toContain('node_modules is a link');
  expect(existsSync(join(root, 'modules', 'tsx', 'dist', 'loader.mjs'))).toBe(true);
});
