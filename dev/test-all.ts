import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { provideEngines } from './browser/engine-packages.ts';
import { provideBrowsers } from './browser/find-browser.ts';
import { buildLocally } from './local-build.ts';
import { type Count, type TestReport, readPlaywrightReport, readVitestReport, slowestOf } from './test-reports.ts';

// `npm test`: everything that CI runs. Every stage runs even when an earlier one failed. The last lines name the ten
// slowest tests, the time of every stage and the count. The source checks, the sync fuzz and the unit tests run side by
// side: each spends a third of its time waiting, and none asserts speed. The journeys draw screens, so they have the
// machine to themselves.

const REPORTS = join('.divot', 'reports');
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

type Stage = {
  readonly name: string;
  readonly command: readonly string[] | (() => Promise<unknown>);
  readonly env?: Readonly<Record<string, string>>;
  /** Reads the stage's own report. A stage without one counts as one test. */
  readonly report?: () => TestReport;
};

const read = (file: string): never => JSON.parse(readFileSync(join(REPORTS, file), 'utf8')) as never;

const npx = (...words: readonly string[]) => ['npx', '--no-install', ...words];
const fuzz = (file: string, ...words: readonly string[]): Stage => ({
  name: `sync fuzz ${words.join(' ')}`,
  command: npx('tsx', 'tests/sync/fuzz-cli.ts', ...words, '--report', join(REPORTS, file)),
  report: () => ({ count: read(file), tests: [] }),
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
  report: () => readVitestReport(read('unit.json')),
};
const journeys: Stage = {
  name: 'journeys',
  command: npx('playwright', 'test'),
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: join(REPORTS, 'journeys.json') },
  report: () => readPlaywrightReport(read('journeys.json')),
};
/** The lanes take about equally long. */
const lanes: readonly (readonly Stage[])[] = [
  [...checks, fuzz('fuzz-emulator.json', '--seeds', '20', '--emulator')],
  [fuzz('fuzz.json', '--seeds', '200')],
  [unit],
];

/** `keep` receives what the stage prints. Without it, output goes straight to the terminal. */
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
    // A process the stage started may hold its output open.
    child.on('exit', (code) => setTimeout(() => settle(code === 0), 2_000));
  });
};

/** A stage that failed before it could report still counts as a failure. */
const reportOf = (stage: Stage, succeeded: boolean): TestReport => {
  try {
    const report = stage.report?.();
    if (report && (succeeded || report.count.failed > 0)) return report;
    if (report) return { ...report, count: { ...report.count, failed: 1 } };
  } catch (error) {
    console.error(`${stage.name}: no report (${String(error)})`);
    return { count: { passed: 0, failed: 1, skipped: 0 }, tests: [] };
  }
  return { count: { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1, skipped: 0 }, tests: [] };
};

provideBrowsers();
provideEngines();
type Ran = TestReport & { readonly name: string; readonly seconds: number };

/**
 * Runs stages one after the other. Output of stages in parallel lanes is printed when they end, or at the very end if
 * they failed.
 */
const oneAfterTheOther = async (some: readonly Stage[], failed: string[] | undefined): Promise<readonly Ran[]> => {
  const ran: Ran[] = [];
  for (const stage of some) {
    const title = `\n── ${stage.name} ──`;
    const output: string[] = [];
    const since = performance.now();
    if (!failed) console.log(title);
    const succeeded = await runStage(stage, failed && ((text) => output.push(text)));
    if (failed && !succeeded) failed.push(`${title}\n${output.join('')}`);
    else if (failed) console.log(`${title}\n${output.join('')}`);
    ran.push({ name: stage.name, seconds: (performance.now() - since) / 1000, ...reportOf(stage, succeeded) });
  }
  return ran;
};

const failed: string[] = [];
const together = await Promise.all(lanes.map((lane) => oneAfterTheOther(lane, failed)));
const results = [...together.flat(), ...(await oneAfterTheOther([journeys], undefined))];

for (const output of failed) console.log(output);
console.log('\nslowest tests                                                                             seconds');
const tests = results.flatMap((result) => result.tests);
for (const { title, seconds } of slowestOf(tests, 10)) {
  console.log(`${title.slice(0, 86).padEnd(86)}  ${seconds.toFixed(1).padStart(8)}`);
}
console.log('\nstage                          passed  failed  skipped  seconds');
for (const { name, seconds, count } of results) {
  const figures = [count.passed, count.failed, count.skipped].map((n) => String(n).padStart(8)).join('');
  console.log(`${name.padEnd(28)}${figures}  ${seconds.toFixed(1).padStart(8)}`);
}
const total = (key: keyof Count) => results.reduce((sum, { count }) => sum + count[key], 0);
console.log(`\n${total('passed')} passed, ${total('failed')} failed, ${total('skipped')} skipped`);
process.exitCode = total('failed') > 0 ? 1 : 0;
