import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

// A linter can silently check nothing. So this test builds a small project full of planted violations. The repository's
// own configuration must report every one of them, and nothing in the files without one.

const { libraries } = (await import(new URL('../../layers.mjs', import.meta.url).href)) as {
  readonly libraries: Readonly<Record<string, readonly string[]>>;
};

/** A file whose only import breaks a rule, and what is said of it. */
const WRONG_IMPORTS: readonly (readonly [file: string, imported: string, says: string])[] = [
  ['src/domain/a.ts', '#src/data/x.ts', 'domain may import only'],
  ['src/ui/golf.ts', '#src/domain/x.ts', 'ui may import only'],
  ['src/data/cloud.ts', '#src/sync/x.ts', 'data may import only'],
  ['src/sync/screen.ts', '#src/features/round/x.ts', 'sync may import only'],
  ['src/services/data.ts', '#src/data/x.ts', 'services may import only'],
  ['src/features/round/sync.ts', '#src/sync/x.ts', 'features may import only'],
  ['src/features/round/other.ts', '#src/features/shop/x.ts', 'never imports another feature'],
  ['src/features/round/up.ts', '../shop/x.ts', 'No ../'],
  ['src/features/round/worker.ts', '#workers/swing/worker.ts', 'Import only a worker'],
  ['src/features/round/fire.ts', 'firebase/auth', 'firebase is used only in'],
  ['src/domain/rx.ts', 'rxdb/plugins/core', 'rxdb is used only in'],
  ['src/sync/stand-in.ts', '@divot/local-cloud', '@divot/local-cloud is used only in'],
  ['src/sync/eager.ts', './tasks/x.ts', 'Call loadSyncTasks'],
  ['src/platform/test.ts', '#tests/x.ts', 'never imports tests'],
  ['workers/swing/data.ts', '#src/data/x.ts', 'Workers may import only domain'],
  ['src/domain/inside.ts', '@divot/golf-rules/rounds/totals.ts', 'A library has one door'],
  ['packages/ground/inside.ts', '@divot/golf-rules/rounds/totals.ts', 'ground may import only its own files'],
  ...Object.entries(libraries).flatMap(([library, allowed]) => {
    const other = Object.keys(libraries).findLast((one) => one !== library && !allowed.includes(`@divot/${one}`));
    return ['#src/domain/x.ts', '../../src/domain/x.ts', `@divot/${other}`, 'firebase/app'].map(
      (imported, at) =>
        [`packages/${library}/wrong-${at}.ts`, imported, `${library} may import only its own files`] as const,
    );
  }),
];
type Planted = { readonly file: string; readonly code: string; readonly says: string };
const PLANTED: readonly Planted[] = [
  ...WRONG_IMPORTS.map(([file, imported, says]) => ({
    file,
    code: `import { x } from '${imported}';\nexport const a = x;`,
    says,
  })),
  {
    file: 'src/domain/type.ts',
    code: `import type { X } from '#src/ui/x.ts';\nexport type A = X;`,
    says: 'domain may import only',
  },
  {
    file: 'src/domain/float.ts',
    code: `const later = async () => 1;\nexport const a = () => {\n  later();\n};`,
    says: 'no-floating-promises',
  },
  {
    file: 'src/domain/ring-a.ts',
    code: `import { b } from './ring-b.ts';\nexport const a = () => b;`,
    says: 'no-cycle',
  },
  { file: 'src/domain/default.ts', code: `const a = 1;\nexport default a;`, says: 'no-default-export' },
  {
    file: 'src/features/round/today.tsx',
    code: `import { now } from '#src/platform/clock/clock.ts';\nexport const Today = () => now().getHours();`,
    says: 'would show an old time',
  },
  {
    file: 'src/data/queries/today.ts',
    code: `import { useMemo } from 'react';\nexport const useDay = () => useMemo(() => new Date().getDate(), []);`,
    says: 'would show an old time',
  },
  {
    file: 'src/ui/helper.tsx',
    code: `const hour = () => Date.now() / 3_600_000;\nexport const Hour = () => [1].map((by) => hour() * by);`,
    says: 'would show an old time',
  },
  { file: 'src/domain/any.ts', code: `export const a = (x: any) => x as string;`, says: 'no-explicit-any' },
];
const INNOCENT: Readonly<Record<string, string>> = {
  'src/domain/x.ts': 'export const x = 1;',
  'src/domain/ring-b.ts': `import { a } from './ring-a.ts';\nexport const b = () => a;`,
  'src/data/x.ts': `import { x as y } from '#src/domain/x.ts';\nexport const x = y;`,
  'src/ui/x.ts': 'export type X = string;\nexport const x = 1;',
  'src/sync/x.ts': `import { x as y } from '#src/data/x.ts';\nexport const x = y;`,
  'src/sync/tasks/x.ts': `import { x as y } from '#src/sync/x.ts';\nexport const x = y;`,
  'src/features/shop/x.ts': 'export const x = 1;',
  'src/features/shop/copy.ts': `export const copy = [\n${"  'Buy',\n".repeat(500)}];`,
  'src/features/round/x.ts': `import { x as y } from '#src/data/x.ts';\nexport const x = y;`,
  'src/platform/clock/clock.ts': 'export const now = () => new Date();',
  'src/features/round/tap.tsx':
    `import { now } from '#src/platform/clock/clock.ts';\n` +
    'export const Tap = () => {\n  const tap = () => void now();\n  return <button type="button" onClick={tap}>\n      Tap\n    </button>;\n};',
  'packages/golf-rules/rounds/x.ts': `import { x as y } from '../y.ts';\nexport const x = y;`,
  'packages/golf-rules/y.ts': 'export const x = 1;',
  'packages/shot-files/x.ts': `import { METRES_PER_YARD } from '@divot/basics';\nexport const x = METRES_PER_YARD;`,
  'workers/swing/worker.ts': `import { x as y } from '#src/domain/x.ts';\nexport const x = y;`,
};

type Diagnostic = {
  readonly filename: string;
  readonly message: string;
  readonly code?: string;
  readonly help?: string;
};

describe('the import rules report violations', () => {
  const root = process.cwd();
  // Lies outside the repository, whose ignore files would hide it from the linter. Packages resolve through a symbolic
  // link.
  let house = '';
  let reported: Diagnostic[] = [];

  beforeAll(() => {
    house = mkdtempSync(join(tmpdir(), 'divot-house-'));
    for (const file of [
      'oxlint.config.mjs',
      'layers.mjs',
      'package.json',
      'tsconfig.base.json',
      'tsconfig.json',
      ...['packages', 'src/domain', 'workers'].map((project) => `${project}/tsconfig.json`),
      'dev/lint/time.mjs',
    ]) {
      cpSync(join(root, file), join(house, file), { recursive: true });
    }
    symlinkSync(join(root, 'node_modules'), join(house, 'node_modules'), 'junction');
    for (const [file, code] of [
      ...PLANTED.map(({ file, code }) => [file, code] as const),
      ...Object.entries(INNOCENT),
    ]) {
      mkdirSync(dirname(join(house, file)), { recursive: true });
      writeFileSync(join(house, file), `${code}\n`);
    }
    const oxlint = join(root, 'node_modules', 'oxlint', 'bin', 'oxlint');
    const words = [
      oxlint,
      '--type-aware',
      '--no-ignore',
      '--config',
      'oxlint.config.mjs',
      '--format=json',
      'src',
      'workers',
      'packages',
    ];
    let output = '';
    try {
      output = execFileSync(process.execPath, words, {
        cwd: house,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'pipe'],
      });
    } catch (error) {
      output = (error as { stdout: string }).stdout;
    }
    reported = (JSON.parse(output) as { diagnostics: Diagnostic[] }).diagnostics;
  }, 60_000);
  afterAll(() => rmSync(house, { recursive: true, force: true }));

  const about = (file: string) =>
    reported.filter(({ filename }) => filename.replaceAll('\\', '/').endsWith(file)).map((one) => JSON.stringify(one));

  it.each(PLANTED)('$file: $says', ({ file, says }) => {
    expect(about(file).join('\n')).toContain(says);
  });

  it.each(Object.keys(INNOCENT).filter((file) => !file.includes('ring')))('%s is left alone', (file) => {
    expect(about(file)).toEqual([]);
  });
});
