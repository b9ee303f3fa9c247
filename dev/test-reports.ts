import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';

// Reads the tools' own JSON reports: how many tests ran, and how long each took.

export type Count = { readonly passed: number; readonly failed: number; readonly skipped: number };
export type TimedTest = { readonly title: string; readonly seconds: number };
export type TestReport = { readonly count: Count; readonly tests: readonly TimedTest[] };

export const readVitestReport = (report: JsonTestResults): TestReport => ({
  count: {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  },
  tests: report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ title, duration }) => ({
      title: `${name.replaceAll('\\', '/').split('/tests/').at(-1)} › ${title}`,
      seconds: (duration ?? 0) / 1000,
    })),
  ),
});

/** A retried journey counts the time of both tries. */
const journeysOf = ({ specs, suites = [] }: JSONReportSuite): readonly TimedTest[] => [
  ...specs.flatMap(({ title, file, tests }) =>
    tests.map(({ projectName, results }) => ({
      title: `[${projectName}] ${file} › ${title}`,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
  ),
  ...suites.flatMap(journeysOf),
];

export const readPlaywrightReport = ({ stats, suites }: JSONReport): TestReport => ({
  count: { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped },
  tests: suites.flatMap(journeysOf),
});

export const slowestOf = (tests: readonly TimedTest[], most: number): readonly TimedTest[] =>
  tests.toSorted((a, b) => b.seconds - a.seconds).slice(0, most);
