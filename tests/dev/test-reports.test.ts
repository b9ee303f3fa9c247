import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { readPlaywrightReport, readVitestReport, slowestOf } from '#dev/test-reports.ts';

// Runs both report tools on a folder of tests with known durations.

/** Lies below the packages, so that Node finds both tools. */
const scratch = fileURLToPath(new URL('../../.divot', import.meta.url));
mkdirSync(scratch, { recursive: true });
const folder = mkdtempSync(join(scratch, 'reports-'));
writeFileSync(join(folder, 'vitest.config.mjs'), 'export default {};');
afterAll(() => rmSync(folder, { recursive: true }));

const SOURCE = (tool: string) => `import { expect, test } from '${tool}';
test('a putt of a second', async () => new Promise((done) => setTimeout(done, 1_000)));
test('a tap-in', () => undefined);
test('a putt that lips out', () => expect(1).toBe(2));
test.skip('a putt that is conceded', () => undefined);
`;

const run = (file: string, tool: string, words: readonly string[]): never => {
  writeFileSync(join(folder, file), SOURCE(tool));
  const report = join(folder, `${file}.json`);
  spawnSync('npx', ['--no-install', ...words], {
    cwd: folder,
    env: { PATH: process.env['PATH'], PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  return JSON.parse(readFileSync(report, 'utf8')) as never;
};

it.each([
  [
    'Vitest',
    () =>
      readVitestReport(
        run('putts.test.mjs', 'vitest', [
          'vitest',
          'run',
          '--root=.',
          '--reporter=json',
          '--outputFile=putts.test.mjs.json',
        ]),
      ),
  ],
  [
    'Playwright',
    () =>
      readPlaywrightReport(
        run('putts.spec.mjs', '@playwright/test', ['playwright', 'test', '--reporter=json', 'putts.spec']),
      ),
  ],
])('%s: what passed, failed and was skipped, and which test took longest', (_, read) => {
  const { count, tests } = read();

  expect(count).toEqual({ passed: 2, failed: 1, skipped: 1 });
  const [slowest, ...others] = slowestOf(tests, 2);
  expect(slowest!.title).toMatch(/putts\.(test|spec)\.mjs › a putt of a second$/);
  expect(slowest!.seconds).toBeGreaterThan(0.9);
  expect(others).toHaveLength(1);
});
