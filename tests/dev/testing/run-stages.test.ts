import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runStages, type Stage } from '#dev/testing/run-stages.ts';

let lines: string[] = [];
beforeEach(() => {
  lines = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => lines.push(line));
});
afterEach(() => vi.restoreAllMocks());

const node = (name: string, code: string): Stage => ({ name, command: [process.execPath, '-e', code] });
const NOISY = 'console.log("a thousand ticks")';

it('prints one line for each stage that passes, and the total last', async () => {
  const passed = await runStages([[[node('lint', NOISY)], [node('types', NOISY)]], [[node('journeys', NOISY)]]]);

  expect(passed).toBe(true);
  expect(lines.map((line) => line.trim().split(/ {2,}/)[0])).toEqual([
    expect.stringMatching(/lint|types/),
    expect.stringMatching(/lint|types/),
    'journeys',
    '0.0 minutes',
    '3 passed, 0 failed, 0 skipped',
  ]);
  expect(lines.join('\n')).not.toContain('ticks');
});

it('prints what a failed stage said, runs the others all the same, and fails', async () => {
  const passed = await runStages([[[node('lint', 'console.error("a cycle"); process.exit(1)'), node('types', NOISY)]]]);

  expect(passed).toBe(false);
  expect(lines[0]).toContain('lint FAILED\na cycle');
  expect(lines.at(-1)).toBe('1 passed, 1 failed, 0 skipped');
});

it('fails when a stage exits badly although its report knows of no failed test', async () => {
  const report = () => ({ passed: 9, failed: 0, skipped: 0, failedTests: [] });

  expect(await runStages([[[{ ...node('unit tests', 'process.exit(1)'), report }]]])).toBe(false);
  expect(lines.at(-1)).toBe('9 passed, 1 failed, 0 skipped');
});

it('fails when a stage leaves no report', async () => {
  const report = () => {
    throw new Error('no such file');
  };

  expect(await runStages([[[{ ...node('unit tests', ''), report }]]])).toBe(false);
});

it('ends a stage that does not finish, and whatever a stage started', async () => {
  const orphan =
    "const { spawn } = require('node:child_process'); spawn(process.execPath, ['-e', 'setTimeout(() => undefined, 60_000)'], { stdio: 'inherit' }).unref(); ";
  const stages = [
    node('leaves a server', orphan),
    { ...node('never ends', 'setInterval(() => undefined, 1000)'), limitMinutes: 0.01 },
  ];

  expect(await runStages([[stages]])).toBe(false);
  expect(lines.find((line) => line.includes('never ends FAILED'))).toContain('Not finished after 0.01 minutes.');
  expect(lines.at(-1)).toBe('1 passed, 1 failed, 0 skipped');
});
