import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { readPlaywrightReport, readVitestReport } from '#dev/testing/reports.ts';

// Runs both report tools on a folder of tests with known outcomes: processes that only the full lane starts.

/** Lies below the packages, so that Node finds both tools. */
const scratch = fileURLToPath(new URL('../../../.divot', import.meta.url));
mkdirSync(scratch, { recursive: true });
const folder = mkdtempSync(join(scratch, 'reports-'));
writeFileSync(join(folder, 'vitest.config.mjs'), 'export default {};');
afterAll(() => rmSync(folder, { recursive: true }));

const SOURCE = (tool: string) => `import { expect, test } from '${tool}';
test('a putt', () => undefined);
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

it.runIf(process.env['DIVOT_FULL']).each([
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
])('%s: counts what passed, failed and was skipped, and names what failed', (_, read) => {
  const { failedTests, ...count } = read();

  expect(count).toEqual({ passed: 2, failed: 1, skipped: 1 });
  expect(failedTests).toEqual([expect.stringMatching(/putts\.(test|spec)\.mjs › a putt that lips out$/)]);
});
