// Runs a TypeScript entry of this project on a machine that has nothing but Node: installs the packages when they are
// missing or belong to another lockfile, then hands over. Plain JavaScript, no packages.
//   node dev/bootstrap.mjs ENTRY.ts [ARGUMENT …]
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const LEAST_NODE = [20, 19];
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < LEAST_NODE[0] || (major === LEAST_NODE[0] && minor < LEAST_NODE[1])) {
  process.stderr.write(`Divot needs Node ${LEAST_NODE.join('.')} or newer; this is ${process.versions.node}.\n`);
  process.exit(1);
}

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, 'node_modules');
const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/** npm notes inside node_modules what it installed. Packages for other systems may be missing. */
const isInstalled = () => {
  const note = join(modules, '.package-lock.json');
  if (!existsSync(note)) return false;
  const installed = packagesOf(note);
  return Object.entries(packagesOf(join(root, 'package-lock.json'))).every(
    ([path, { version, integrity, optional, peer }]) =>
      path === '' ||
      (path in installed
        ? installed[path].version === version && installed[path].integrity === integrity
        : optional || peer),
  );
};
if (!isInstalled()) {
  if (lstatSync(modules, { throwIfNoEntry: false })?.isSymbolicLink()) {
    process.stderr.write(
      'node_modules is a link, and installing would empty the folder it points to. Remove the link.\n',
    );
    process.exit(1);
  }
  process.stdout.write('Installing packages (once) …\n');
  // The lockfile pins what each package must be, so npm's cache from an earlier install is as good as the registry.
  const install = ['ci', '--prefer-offline'];
  // Uses the npm that started this script, so a version manager's npm is kept. npm.cmd on Windows needs a shell.
  const npm = process.env.npm_execpath;
  const options = { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] };
  const { status } = npm
    ? spawnSync(process.execPath, [npm, ...install], options)
    : spawnSync('npm', install, { ...options, shell: process.platform === 'win32' });
  if (status !== 0) {
    process.stderr.write('Installing failed: see above. A connection to the npm registry is needed once.\n');
    process.exit(status ?? 1);
  }
}

const [entry, ...rest] = process.argv.slice(2);
const tsx = pathToFileURL(join(modules, 'tsx', 'dist', 'loader.mjs')).href;
const child = spawn(process.execPath, ['--import', tsx, join(root, entry), ...rest], { cwd: root, stdio: 'inherit' });
// Ctrl-C reaches the child by itself (same terminal group). A signal sent to this process alone is passed on. This
// process leaves last.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
// When npm is signalled, it passes the signal only to its shell, which dies silently. So an orphaned process ends too.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500).unref();
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
