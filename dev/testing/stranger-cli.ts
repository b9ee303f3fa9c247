// The libraries of packages/ as somebody outside uses them. Each that npm may publish is packed, installed with what it
// needs in an empty folder outside the repository, run by its README under plain Node 20, 22 and 24, type-checked strictly
// and built into a page.   tsx dev/testing/stranger-cli.ts [NAME …] [--this-node]
import { execFileSync, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Library, libraries } from '#dev/packages.ts';

const words = process.argv.slice(2);
const asked = words.filter((word) => !word.startsWith('--'));
const MAJORS = words.includes('--this-node') ? [] : ['20', '22', '24'];
const all = libraries();
const root = resolve('.');
const work = mkdtempSync(join(tmpdir(), 'divot-stranger-'));

const npm = (at: string, ...command: readonly string[]): string =>
  execFileSync('npm', command, { cwd: at, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
const run = (at: string, program: string, ...args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: at, encoding: 'utf8' });
  return { succeeded: status === 0, said: `${stdout}${stderr}`.trim(), printed: stdout.trim() };
};

/** Node of a major version: this one, or npm's package of it, kept in `.divot`. Undefined where npm has none. */
const nodeOf = (major: string): string | undefined => {
  if (process.versions.node.startsWith(`${major}.`)) return process.execPath;
  const name = `node-${process.platform}-${process.arch}`;
  const at = resolve('.divot', 'nodes', major);
  const node = join(at, 'node_modules', name, 'bin', 'node');
  if (!existsSync(node)) {
    mkdirSync(at, { recursive: true });
    writeFileSync(join(at, 'package.json'), '{"private":true}');
    run(at, 'npm', 'install', '--no-audit', `${name}@${major}`);
  }
  return existsSync(node) ? node : undefined;
};

const packed = new Map<string, string>();
const pack = ({ name, folder }: Library): string => {
  const file =
    packed.get(name) ??
    join(work, npm(folder, 'pack', '--silent', '--pack-destination', work).trim().split('\n').at(-1)!);
  packed.set(name, file);
  return file;
};
const withUsed = (library: Library): readonly Library[] => [
  library,
  ...all.filter(({ name }) => library.uses.includes(name)).flatMap(withUsed),
];

/** The examples of a README in one program, and what its comments say that it prints. */
const exampleIn = (readme: string) => {
  const code = [...readme.matchAll(/```ts\n(.*?)```/gs)].map(([, block]) => block).join('\n');
  return { code, prints: [...code.matchAll(/console\.log\(.*\); \/\/ (.*)/g)].map(([, text]) => text!) };
};
const STRICT = { strict: true, module: 'nodenext', target: 'es2022', lib: ['es2022', 'dom', 'dom.iterable'] };
const bytesIn = (folder: string) =>
  readdirSync(folder).reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);

const faultsOf = (library: Library): readonly string[] => {
  const faults: string[] = [];
  const check = (what: string, holds: boolean, came = '') => {
    if (!holds) faults.push(`${library.name}: ${what}${came && `\n${came.slice(0, 1500)}`}`);
  };
  const files = run(work, 'tar', 'tzf', pack(library)).printed.split('\n');
  for (const file of ['LICENSE', 'README.md', 'dist/index.js', 'dist/index.d.ts', 'dist/index.js.map'])
    check(`${file} is packed`, files.includes(`package/${file}`));
  const inner = files.filter((file) => !/^package\/(?:dist\/.*\.(?:js|js\.map|d\.ts)|[^/]+)$/.test(file));
  check('nothing but what is built is packed', inner.length === 0, inner.join(' '));

  const at = mkdtempSync(join(work, `${library.name}-`));
  writeFileSync(join(at, 'package.json'), '{"name":"stranger","private":true,"type":"module"}');
  npm(at, 'install', '--silent', '--no-audit', '--prefer-offline', '--ignore-scripts', ...withUsed(library).map(pack));

  const { code, prints } = exampleIn(
    readFileSync(join(at, 'node_modules', '@divot', library.name, 'README.md'), 'utf8'),
  );
  writeFileSync(join(at, 'readme.mjs'), code);
  writeFileSync(join(at, 'readme.ts'), code);
  for (const node of MAJORS.length === 0 ? [process.execPath] : MAJORS.flatMap((major) => nodeOf(major) ?? [])) {
    const { succeeded, said, printed } = run(at, node, 'readme.mjs');
    check(`its README runs under ${node}`, succeeded && printed === prints.join('\n'), said);
  }

  const compilerOptions = { ...STRICT, noEmit: true, skipLibCheck: false, types: [] };
  writeFileSync(join(at, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['readme.ts'] }));
  const types = run(at, process.execPath, join(root, 'node_modules/typescript/bin/tsc'), '-p', '.');
  check('its types pass a strict check (nodenext, no skipping)', types.succeeded, types.said);

  writeFileSync(join(at, 'index.html'), '<!doctype html><script type="module" src="./readme.mjs"></script>');
  const page = run(at, process.execPath, join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'error');
  check('a page is built with it', page.succeeded, page.said);
  const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} kB`;
  console.log(
    `${library.name}: ${files.length} files, packed ${kilobytes(statSync(pack(library)).size)}, ` +
      `in a page ${page.succeeded ? kilobytes(bytesIn(join(at, 'dist/assets'))) : '–'}`,
  );
  return faults;
};

const published = all.filter(({ isPublished, name }) => isPublished && (asked.length === 0 || asked.includes(name)));
const missing = MAJORS.filter((major) => nodeOf(major) === undefined);
if (missing.length > 0) console.log(`Not tried, because npm has none for this machine: Node ${missing.join(', ')}`);
const faults = published.flatMap(faultsOf);
rmSync(work, { recursive: true, force: true });
for (const fault of faults) console.error(fault);
console.log(`${published.length} libraries, ${faults.length} faults`);
process.exitCode = faults.length === 0 && published.length > 0 ? 0 : 1;
