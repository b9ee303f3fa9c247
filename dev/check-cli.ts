import { parseArgs } from 'node:util';
import { changedFiles, openTests } from './testing/changed.ts';
import { runStages, type Lane } from './testing/run-stages.ts';
import { SOURCES, sourcesOf, unitTests } from './testing/stages.ts';

// npm run check                format, lint, types, dead code, unit tests
// npm run check -- --changed   what differs from the main branch: its format, lint and types, and the tests nearest to it

const { values } = parseArgs({ options: { changed: { type: 'boolean', default: false } } });

const checksOfChange = (): readonly Lane[] => {
  const files = changedFiles();
  if (files.length === 0) {
    console.log('Nothing differs from the main branch.');
    return [];
  }
  const tests = openTests().testsOfChanges(files);
  console.log(`${files.length} changed files, ${tests.length} test files`);
  return [sourcesOf(files), tests.length === 0 ? [] : [unitTests({ files: tests })]];
};

const passed = await runStages([values.changed ? checksOfChange() : [SOURCES, [unitTests()]]]);
process.exitCode = passed ? 0 : 1;
