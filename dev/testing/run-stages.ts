import { spawn } from 'node:child_process';
import type { TestReport } from './reports.ts';

export type Stage = {
  readonly name: string;
  readonly command: readonly string[] | (() => Promise<unknown>);
  readonly env?: Readonly<Record<string, string>>;
  /** After that it has failed. 20 unless given. */
  readonly limitMinutes?: number;
  /** Reads the stage's own report. A stage without one counts as one test. */
  readonly report?: () => TestReport;
};
/** Stages run one after the other, lanes side by side. */
export type Lane = readonly Stage[];
type StageResult = TestReport & { readonly name: string; readonly seconds: number };

/** Runs a command as a process group of its own, so that nothing it started outlives it or holds its output open. */
const run = async ({ command, env, limitMinutes = 20 }: Stage, keep: (text: string) => void): Promise<boolean> => {
  if (typeof command === 'function') {
    return command().then(
      () => true,
      (error: unknown) => {
        keep(String(error));
        return false;
      },
    );
  }
  return new Promise((settle) => {
    const [program, ...words] = command;
    const onWindows = process.platform === 'win32';
    const child = spawn(program!, words, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NO_COLOR: '1', ...env },
      shell: onWindows,
      detached: !onWindows,
    });
    const kill = () => {
      try {
        if (onWindows) child.kill();
        else process.kill(-child.pid!, 'SIGKILL');
      } catch {
        // Nothing of it is left.
      }
    };
    const end = (succeeded: boolean) => {
      clearTimeout(limit);
      process.off('exit', kill);
      kill();
      settle(succeeded);
    };
    const limit = setTimeout(() => {
      keep(`\nNot finished after ${limitMinutes} minutes.`);
      end(false);
    }, limitMinutes * 60_000);
    process.on('exit', kill);
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', keep);
    child.on('error', (error) => {
      keep(String(error));
      end(false);
    });
    child.on('exit', (code) => setTimeout(() => end(code === 0), 100)); // the rest of its output
  });
};

/** A stage that failed before it could report still counts as a failure. */
const reportOf = (stage: Stage, succeeded: boolean): TestReport => {
  const whole = { passed: Number(succeeded), failed: Number(!succeeded), skipped: 0, failedTests: [] };
  if (!stage.report) return whole;
  try {
    const report = stage.report();
    return succeeded || report.failed > 0 ? report : { ...report, failed: 1 };
  } catch (error) {
    console.log(`${stage.name} wrote no report (${String(error)})`);
    return { ...whole, passed: 0, failed: 1 };
  }
};

const runStage = async (stage: Stage): Promise<StageResult> => {
  const output: string[] = [];
  const sinceMs = performance.now();
  const succeeded = await run(stage, (text) => output.push(text));
  const seconds = (performance.now() - sinceMs) / 1000;
  const report = reportOf(stage, succeeded);
  const { name } = stage;
  if (report.failed > 0) console.log(`\n${name} FAILED\n${output.join('')}`);
  const skipped = report.skipped > 0 ? `, ${report.skipped} skipped` : '';
  const outcome = report.failed > 0 ? `${report.failed} failed` : `${report.passed} passed${skipped}`;
  console.log(`${name.padEnd(24)} ${outcome.padEnd(28)} ${seconds.toFixed(1).padStart(7)} s`);
  return { ...report, name, seconds };
};

const runLane = async (lane: Lane): Promise<readonly StageResult[]> => {
  const results: StageResult[] = [];
  for (const stage of lane) results.push(await runStage(stage));
  return results;
};

/**
 * Runs phases one after the other, the lanes of a phase side by side. Every stage runs even when an earlier one failed. A
 * stage that passes prints one line, one that fails also its output. The last line is the total.
 */
export const runStages = async (phases: readonly (readonly Lane[])[]): Promise<boolean> => {
  const sinceMs = performance.now();
  const results: StageResult[] = [];
  for (const lanes of phases) results.push(...(await Promise.all(lanes.map(runLane))).flat());

  for (const { name, failedTests } of results) {
    for (const title of failedTests) console.log(`failed in ${name}: ${title}`);
  }
  const minutes = (performance.now() - sinceMs) / 60_000;
  const total = (key: 'passed' | 'failed' | 'skipped') => results.reduce((sum, result) => sum + result[key], 0);
  console.log(`\n${minutes.toFixed(1)} minutes`);
  console.log(`${total('passed')} passed, ${total('failed')} failed, ${total('skipped')} skipped`);
  return total('failed') === 0;
};
