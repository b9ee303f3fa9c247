import { parseArgs } from 'node:util';
import { changedFiles, testsOf } from './testing/changed.ts';
import { runStages, type Lane } from './testing/run-stages.ts';
import { SOURCES, unitTests } from './testing/stages.ts';

// npm run check                format, lint, types, dead code, unit tests
// npm run check -- --changed   the same for what differs from the main branch: changed files, and the tests nearest to them

const { values } = parseArgs({ options: { changed: { type: 'boolean', default: false } } });

const checksOfChange = (): readonly Lane[] => {
  const files = changedFiles();
  if (files.length === 0) {
    console.log('Nothing differs from the main branch.');
    return [];
  }
  const tests = testsOf(files);
  console.log(`${files.length} changed files, ${tests.length} test files`);
  return [SOURCES, [unitTests({ files: tests })]];
};

const passed = await runStages([values.changed ? checksOfChange() : [SOURCES, [unitTests()]]]);
process.exitCode = passed ? 0 : 1;
