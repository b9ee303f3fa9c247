import { parseArgs } from 'node:util';
import { createVitest } from 'vitest/node';
import { openTests } from '#dev/testing/changed.ts';
import { MUTANT, type Mutant, mutantsOf } from './literals.ts';
import { specRows } from './spec-rows.ts';

// `npm run test:mutations [-- --part 1/4] [--only text] [--list]`: changes every literal that a row of docs/spec.md
// names, one at a time, and runs the unit tests nearest to its file until one notices. A change that no test notices
// survives. `--part 1/4` takes every fourth change, `--only` the changes of rows that contain the text. Where no unit
// test is near, only a journey can notice: the change is listed but not tried, because each would need a build.

const { values } = parseArgs({
  options: {
    part: { type: 'string', default: '1/1' },
    only: { type: 'string', default: '' },
    list: { type: 'boolean' },
  },
});
const [part = 1, parts = 1] = values.part.split('/').map(Number);

type Trial = Mutant & { readonly rows: Set<string>; readonly tests: readonly string[] };
/** Documents are used by their entity's name, so that no import tells which tests are nearest to an entity. */
const OF_ENTITIES = [
  'tests/domain/entities/specified-fields.test.ts',
  'tests/domain/merge/merge.test.ts',
  'tests/sync/earlier-app.test.ts',
];
const { testsOfFile } = openTests();
const testsOf = (file: string): readonly string[] => (file.endsWith('.entity.ts') ? OF_ENTITIES : testsOfFile(file));
const trials = new Map<string, Trial>();
for (const row of specRows()) {
  for (const mutant of mutantsOf(row)) {
    const key = `${mutant.file}:${mutant.start}`;
    const trial = trials.get(key) ?? { ...mutant, rows: new Set(), tests: testsOf(mutant.file) };
    trial.rows.add(row.requirement);
    trials.set(key, trial);
  }
}
const isMeant = ({ rows }: Trial): boolean => [...rows].some((row) => row.includes(values.only));
const all = [...trials.values()].filter(isMeant).toSorted((a, b) => a.file.localeCompare(b.file) || a.start - b.start);
const provable = all.filter(({ tests }) => tests.length > 0);
const chosen = provable.filter((_, at) => at % parts === part - 1);
const NOTICED = 'noticed';
const told = ({ file, line, before, after }: Trial) => `${file}:${line}  ${before} → ${after}`;
for (const trial of all) if (trial.tests.length === 0) console.log(`journeys only  ${told(trial)}`);
if (values.list) for (const trial of chosen) console.log(`would try  ${told(trial)}  [${trial.tests.join(', ')}]`);
else await tryAll();

async function tryAll(): Promise<void> {
  const vitest = await createVitest('test', {
    config: 'vitest.mutations.config.ts',
    watch: false,
    reporters: [{}],
    silent: true,
  });
  const passes = async (test: string): Promise<boolean> => {
    const specs = await vitest.globTestSpecifications([test]);
    const spec = specs.find(({ moduleId }) => moduleId.endsWith(`/${test}`));
    if (!spec) throw new Error(`No test in ${test}`);
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications([spec]);
    // Vitest also returns the modules of earlier runs.
    const ran = testModules.find(({ moduleId }) => moduleId === spec.moduleId);
    return unhandledErrors.length === 0 && ran?.ok() === true;
  };
  const known = new Map<string, boolean>();
  const passesUnchanged = async (test: string): Promise<boolean> => {
    const passed = known.get(test) ?? (await passes(test));
    known.set(test, passed);
    return passed;
  };
  const passesChanged = async (test: string, trial: Trial): Promise<boolean> => {
    process.env[MUTANT] = JSON.stringify(trial);
    vitest.invalidateFile(`${process.cwd()}/${trial.file}`);
    const passed = await passes(test);
    delete process.env[MUTANT];
    vitest.invalidateFile(`${process.cwd()}/${trial.file}`);
    return passed;
  };
  const verdictOn = async (trial: Trial): Promise<string> => {
    for (const test of trial.tests) {
      if (!(await passesUnchanged(test))) return `not tried, ${test} fails without it`;
      if (!(await passesChanged(test, trial))) return NOTICED;
    }
    return 'SURVIVES';
  };
  const unnoticed: Trial[] = [];
  for (const trial of chosen) {
    const verdict = await verdictOn(trial);
    if (verdict !== NOTICED) unnoticed.push(trial);
    console.log(`${verdict.padEnd(8)}  ${told(trial)}`);
  }
  await vitest.close();
  console.log(
    `\n${chosen.length} literals tried, ${unnoticed.length} not noticed; ${all.length - provable.length} more are shown by journeys only.`,
  );
  process.exitCode = Number(unnoticed.length > 0); // Vitest's own says that tests have failed, as they should
  for (const trial of unnoticed) console.log(`  ${told(trial)}\n    ${[...trial.rows].join('\n    ')}`);
}
