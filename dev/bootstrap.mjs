// Runs a TypeScript entry of this project on a machine that has nothing but Node: installs the packages when they are
// missing or belong to another lockfile, then hands over. Plain JavaScript, no packages.
//   node dev/bootstrap.mjs ENTRY.ts [ARGUMENT …]
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const LEAST_NODE = [20, 19];
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < LEAST_NODE[0] || (major === LEAST_NODE[0] && minor < LEAST_NODE[1])) {
  process.stderr.write(`Divot needs Node ${LEAST_NODE.join('.')} or newer; this is ${process.versions.node}.\n`);
  process.exit(1);
}

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const lockfile = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex');
// The lockfile pins what each package must be, so npm's cache from an earlier install is as good as the registry.
const INSTALL = ['ci', '--prefer-offline'];
// Written after an install that succeeded; a checkout changes times, not contents.
const installedFrom = join(root, 'node_modules', '.installed-from');
const isInstalled = existsSync(installedFrom) && readFileSync(installedFrom, 'utf8') === lockfile;
if (!isInstalled) {
  process.stdout.write('Installing packages (once) …\n');
  // Uses the npm that started this script, so a version manager's npm is kept. npm.cmd on Windows needs a shell.
  const npm = process.env.npm_execpath;
  const { status } = npm
    ? spawnSync(process.execPath, [npm, ...INSTALL], { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] })
    : spawnSync('npm', INSTALL, {
        cwd: root,
        stdio: ['ignore', 'inherit', 'inherit'],
        shell: process.platform === 'win32',
      });
  if (status !== 0) {
    process.stderr.write('Installing failed: see above. A connection to the npm registry is needed once.\n');
    process.exit(status ?? 1);
  }
  writeFileSync(installedFrom, lockfile);
}

const [entry, ...rest] = process.argv.slice(2);
const tsx = pathToFileURL(join(root, 'node_modules', 'tsx', 'dist', 'loader.mjs')).href;
const child = spawn(process.execPath, ['--import', tsx, join(root, entry), ...rest], { cwd: root, stdio: 'inherit' });
// Ctrl-C reaches the child by itself (same terminal group). A signal sent to this process alone is passed on. This
// process leaves last.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
// When npm is signalled, it passes the signal only to its shell, which dies silently. So an orphaned process ends too.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500).unref();
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
