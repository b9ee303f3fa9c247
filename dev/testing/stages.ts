import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildLocally } from '#dev/local-build.ts';
import { untouchedLibraries } from './changed.ts';
import { readPlaywrightReport, readVitestReport, type TestReport } from './reports.ts';
import type { Lane, Stage } from './run-stages.ts';

export const REPORTS = join('.divot', 'reports');
const read = (file: string): never => JSON.parse(readFileSync(join(REPORTS, file), 'utf8')) as never;

const npm = (script: string, ...words: readonly string[]) => ['npm', 'run', '-s', script, ...words];
const npx = (...words: readonly string[]) => ['npx', '--no-install', ...words];

/** Tests that only the full lane runs, and the whole of those that are sampled otherwise, read this variable. */
const FULL = { DIVOT_FULL: '1' };

/** The compiler collects garbage less often: a fifth less processor time, at most 3 GB of memory. */
const COMPILER = { GOGC: '400' };

const types: Stage = { name: 'types', command: npm('types'), env: COMPILER };

export const SOURCES: Lane = [
  { name: 'format', command: npm('format:check') },
  { name: 'lint', command: npm('lint') },
  types,
  { name: 'dead code', command: npm('dead') },
];
/** Format and lint of these files, and the types of what they can break. Whether something is dead is for `npm test`. */
export const sourcesOf = (files: readonly string[]): Lane => {
  const code = files.filter((file) => /\.(?:tsx?|mjs)$/.test(file));
  const format: Stage = {
    name: 'format',
    command: npx('oxfmt', '--check', '--no-error-on-unmatched-pattern', ...files),
  };
  const lint: Stage = { name: 'lint', command: npx('oxlint', '--config', 'oxlint.config.mjs', ...code) };
  return code.length === 0 ? [format] : [format, lint, types];
};
/** The libraries as somebody outside uses them. */
const strangers = (...words: readonly string[]): Stage => ({
  name: 'packages',
  command: npx('tsx', 'dev/testing/stranger-cli.ts', ...words),
});
const build: Stage = { name: 'build', command: buildLocally };

/** What start and tap cost the processor, beside a bare page. Reads processor time, so other work beside it is no matter. */
const processor: Stage = { name: 'processor time', command: npx('tsx', 'dev/bench/guard-cli.ts') };

type Selection = {
  readonly files?: readonly string[];
  readonly exclude?: readonly string[];
  readonly words?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
};
/** All unit tests, or those of some files, without those of some folders. */
export const unitTests = ({ files = [], exclude = [], words = [], env = {} }: Selection = {}): Stage => ({
  name: 'unit tests',
  command: npx(
    'vitest',
    'run',
    ...files,
    ...words,
    ...exclude.flatMap((folder) => ['--exclude', `${folder}/**`]),
    '--reporter=minimal',
    '--reporter=json',
    `--outputFile.json=${join(REPORTS, 'unit.json')}`,
  ),
  env,
  report: () => readVitestReport(read('unit.json')),
});
const fuzz = (name: string, ...words: readonly string[]): Stage => ({
  name,
  command: npx('tsx', 'tests/sync/fuzz-cli.ts', ...words, '--report', join(REPORTS, `${name}.json`)),
  report: (): TestReport => ({ ...(read(`${name}.json`) as TestReport), failedTests: [] }),
});
const journeys = (name: string, ...words: readonly string[]): Stage => ({
  name,
  command: npx('playwright', 'test', ...words),
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: join(REPORTS, `${name}.json`) },
  report: () => readPlaywrightReport(read(`${name}.json`)),
});

/**
 * `npm test`: what a change needs before it lands. Source checks, a short fuzz and unit tests run side by side: each waits
 * for a third of its time, and none asserts speed. Journeys draw screens, so they have the machine to themselves.
 */
export const BEFORE_LANDING: readonly (readonly Lane[])[] = [
  [
    [...SOURCES, build, processor, strangers('swing', '--this-node'), fuzz('fuzz', '--seeds', '20')],
    [unitTests({ exclude: untouchedLibraries() })],
  ],
  [[journeys('journeys', '--project=phone', '--project=chromium', '--grep', '@release')]],
];

/** `npm run test:core`: the journeys without which Divot is of no use, in the other two engines. */
export const CORE_IN_ENGINES: readonly (readonly Lane[])[] = [
  [[journeys('engines', '--project=firefox', '--project=webkit', '--grep', '@core')]],
];

/** A job in parts `name-1`, `name-2`, …, so that none takes half an hour on two quiet cores. */
const inParts = (name: string, parts: number, laneOf: (part: string, share: string) => Lane) =>
  Object.fromEntries(
    Array.from({ length: parts }, (_, at) => {
      const part = `${name}-${at + 1}`;
      return [part, laneOf(part, `${at + 1}/${parts}`)];
    }),
  );

const jobs: Readonly<Record<string, Lane>> = {
  sources: [...SOURCES, { name: 'lint by types', command: npm('lint:types') }, build],
  units: [unitTests({ env: FULL })],
  fuzz: [fuzz('fuzz', '--seeds', '1000'), fuzz('fuzz on the emulator', '--seeds', '20', '--emulator')],
  ...inParts('journeys', 3, (part, share) => [
    journeys(part, '--project=emulator', '--project=phone', '--project=chromium', `--shard=${share}`),
  ]),
  firefox: [journeys('firefox', '--project=firefox')],
  webkit: [journeys('webkit', '--project=webkit')],
  ...inParts('mutations', 2, (part, share) => [{ name: part, command: npm('test:mutations', '--', '--part', share) }]),
  packages: [strangers()],
  pictures: [{ name: 'pictures', command: npm('pictures') }],
};

/** `npm run test:full [job …]`: everything, as jobs that the workflow runs side by side. */
export const FULL_JOBS: Readonly<Record<string, Lane>> = Object.fromEntries(
  Object.entries(jobs).map(([job, lane]) => [job, lane.map((stage) => ({ ...stage, limitMinutes: 60 }))]),
);
