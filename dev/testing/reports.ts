import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';

// Reads the tools' own JSON reports: how many tests ran, and which failed.

export type TestReport = {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly failedTests: readonly string[];
};

export const readVitestReport = (report: JsonTestResults): TestReport => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests,
  skipped: report.numPendingTests + report.numTodoTests,
  failedTests: report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ title }) => `${name.replaceAll('\\', '/').split('/tests/').at(-1)} › ${title}`),
  ),
});

const failedJourneys = ({ specs, suites = [] }: JSONReportSuite): readonly string[] => [
  ...specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName }) => `[${projectName}] ${file} › ${title}`),
  ),
  ...suites.flatMap(failedJourneys),
];

export const readPlaywrightReport = ({ stats, suites }: JSONReport): TestReport => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
  skipped: stats.skipped,
  failedTests: suites.flatMap(failedJourneys),
});
