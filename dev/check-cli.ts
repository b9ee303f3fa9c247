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
  const { tests, seconds, tooLong } = openTests().testsOfChanges(files);
  const left = ['what lies further off', ...tooLong].join(', ');
  console.log(
    `${files.length} changed files, ${tests.length} test files of ${Math.ceil(seconds)} s. Left for npm test: ${left}`,
  );
  return [
    sourcesOf(files),
    tests.length === 0 ? [] : [unitTests({ files: tests, words: ['--experimental.fsModuleCache'] })],
  ];
};

const passed = await runStages([values.changed ? checksOfChange() : [SOURCES, [unitTests()]]]);
process.exitCode = passed ? 0 : 1;
