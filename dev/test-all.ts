import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { provideEngines } from './browser/engine-packages.ts';
import { provideBrowsers } from './browser/find-browser.ts';
import { buildLocally } from './local-build.ts';

// `npm test`: everything that CI runs. Every stage runs even when an earlier one failed; the last line counts the tests.
// What reads the sources, the sync fuzz and the unit tests run beside each other: each waits a third of its time, and none
// asserts how fast anything is. The journeys, which are drawn, have the machine to themselves.

const REPORTS = join('.divot', 'reports');
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

type Count = { readonly passed: number; readonly failed: number; readonly skipped: number };
type Stage = {
  readonly name: string;
  readonly command: readonly string[] | (() => Promise<unknown>);
  readonly env?: Readonly<Record<string, string>>;
  /** Reads the stage's own report; without one the stage itself counts as one test. */
  readonly count?: () => Count;
  /** What failed, from the same report: said again at the very end, where a long log is read first. */
  readonly failures?: () => readonly string[];
};

const report = (file: string): Record<string, unknown> =>
  JSON.parse(readFileSync(join(REPORTS, file), 'utf8')) as Record<string, unknown>;

const vitestCount = (): Count => {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = report('unit.json') as Record<
    string,
    number
  >;
  return { passed: numPassedTests!, failed: numFailedTests!, skipped: numPendingTests! + numTodoTests! };
};
const playwrightCount = (): Count => {
  const { expected, flaky, unexpected, skipped } = report('journeys.json')['stats'] as Record<string, number>;
  return { passed: expected! + flaky!, failed: unexpected!, skipped: skipped! };
};

type UnitReport = {
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
};
const vitestFailures = (): readonly string[] =>
  (report('unit.json') as UnitReport).testResults.flatMap(({ name, message, assertionResults }) => [
    ...(message ? [`${name}: ${message}`] : []),
    ...assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => `${name} › ${fullName}\n${failureMessages.join('\n')}`),
  ]);

type Suite = {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    readonly file: string;
    readonly title: string;
    readonly tests: readonly {
      readonly projectName: string;
      readonly status: string;
      readonly results: readonly { readonly error?: { readonly message?: string } }[];
    }[];
  }[];
};
const journeyFailures = ({ suites = [], specs = [] }: Suite): readonly string[] => [
  ...suites.flatMap(journeyFailures),
  ...specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results, status }) => {
        const messages = results.map(({ error }) => error?.message).filter(Boolean);
        const second = status === 'flaky' ? ' (passed at the second try)' : '';
        return `[${projectName}] ${file} › ${title}${second}\n${messages.join('\n')}`;
      }),
  ),
];

const fuzzCount = (file: string) => (): Count => report(file) as Count;

const npx = (...words: readonly string[]) => ['npx', '--no-install', ...words];
const fuzz = (file: string, ...words: readonly string[]): Stage => ({
  name: `sync fuzz ${words.join(' ')}`,
  command: npx('tsx', 'tests/sync/fuzz-cli.ts', ...words, '--report', join(REPORTS, file)),
  count: fuzzCount(file),
});

const checks: readonly Stage[] = [
  { name: 'format', command: npx('oxfmt', '--check', '.') },
  { name: 'lint', command: ['npm', 'run', '-s', 'lint'] },
  { name: 'types', command: ['npm', 'run', '-s', 'types'] },
  { name: 'dead code', command: ['npm', 'run', '-s', 'dead'] },
  { name: 'build', command: buildLocally },
];
const unit: Stage = {
  name: 'unit',
  command: npx(
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=json',
    '--silent=passed-only',
    `--outputFile.json=${join(REPORTS, 'unit.json')}`,
  ),
  env: { NO_COLOR: '1' },
  count: vitestCount,
  failures: vitestFailures,
};
const journeys: Stage = {
  name: 'journeys',
  command: npx('playwright', 'test'),
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: join(REPORTS, 'journeys.json') },
  count: playwrightCount,
  failures: () => journeyFailures(report('journeys.json')),
};
/** Each lane takes about as long as the others. */
const lanes: readonly (readonly Stage[])[] = [
  [...checks, fuzz('fuzz-emulator.json', '--seeds', '20', '--emulator')],
  [fuzz('fuzz.json', '--seeds', '200')],
  [unit],
];

/** `keep` takes what the stage prints; without it that goes straight to the terminal. */
const runStage = ({ command, env }: Stage, keep?: (text: string) => void): Promise<boolean> => {
  if (typeof command === 'function') {
    return command().then(
      () => true,
      (error: unknown) => {
        (keep ?? console.error)(String(error));
        return false;
      },
    );
  }
  return new Promise((settle) => {
    const [program, ...words] = command;
    const child = spawn(program!, words, {
      stdio: keep ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
      shell: process.platform === 'win32',
    });
    if (keep) for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', keep);
    child.on('error', () => settle(false));
    child.on('close', (code) => settle(code === 0));
    // Something it started may hold its output open.
    child.on('exit', (code) => setTimeout(() => settle(code === 0), 2_000));
  });
};

/** A stage that failed before it could report still counts as a failure. */
const countOf = (stage: Stage, succeeded: boolean): Count => {
  try {
    const counted = stage.count?.();
    if (counted) return succeeded || counted.failed > 0 ? counted : { ...counted, failed: 1 };
  } catch (error) {
    console.error(`${stage.name}: no report (${String(error)})`);
    return { passed: 0, failed: 1, skipped: 0 };
  }
  return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1, skipped: 0 };
};

const failuresOf = ({ name, failures }: Stage): readonly string[] => {
  try {
    return failures?.() ?? [];
  } catch (error) {
    return [`${name}: no report (${String(error)})`];
  }
};

provideBrowsers();
provideEngines();
type Ran = { readonly name: string; readonly seconds: number; readonly count: Count };

/** One after the other; what runs beside others is printed when it has ended. */
const oneAfterTheOther = async (some: readonly Stage[], how: 'alone' | 'beside others'): Promise<readonly Ran[]> => {
  const ran: Ran[] = [];
  for (const stage of some) {
    const title = `\n── ${stage.name} ──`;
    const kept: string[] = [];
    const since = performance.now();
    if (how === 'alone') console.log(title);
    const succeeded = await runStage(stage, how === 'alone' ? undefined : (text) => kept.push(text));
    if (how !== 'alone') console.log(`${title}\n${kept.join('')}`);
    ran.push({ name: stage.name, seconds: (performance.now() - since) / 1000, count: countOf(stage, succeeded) });
  }
  return ran;
};

const together = await Promise.all(lanes.map((lane) => oneAfterTheOther(lane, 'beside others')));
const results = [...together.flat(), ...(await oneAfterTheOther([journeys], 'alone'))];

for (const failure of [...lanes.flat(), journeys].flatMap(failuresOf)) console.log(`\n✗ ${failure}`);
console.log('\nstage                          passed  failed  skipped  seconds');
for (const { name, seconds, count } of results) {
  const figures = [count.passed, count.failed, count.skipped].map((n) => String(n).padStart(8)).join('');
  console.log(`${name.padEnd(28)}${figures}  ${seconds.toFixed(1).padStart(8)}`);
}
const total = (key: keyof Count) => results.reduce((sum, { count }) => sum + count[key], 0);
console.log(`\n${total('passed')} passed, ${total('failed')} failed, ${total('skipped')} skipped`);
process.exitCode = total('failed') > 0 ? 1 : 0;
