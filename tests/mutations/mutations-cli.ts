import { parseArgs } from 'node:util';
import { createVitest } from 'vitest/node';
import { openTests } from '#dev/testing/changed.ts';
import { MUTANT, type Mutant, mutantsOf } from './literals.ts';
import { specRows } from './spec-rows.ts';

// `npm run test:mutations [-- --part 1/4] [--only text] [--list]`: changes every literal that a row of docs/spec.md
// names, one at a time, and runs the unit tests nearest to its file. A change that no test notices survives. `--part 1/4`
// takes every fourth change, `--only` the changes of rows that contain the text. Where no unit test is near, only a
// journey can notice: the change is listed but not tried, because each would need a build.

const { values } = parseArgs({
  options: {
    part: { type: 'string', default: '1/1' },
    only: { type: 'string', default: '' },
    list: { type: 'boolean' },
  },
});
const [part = 1, parts = 1] = values.part.split('/').map(Number);

type Trial = Mutant & { readonly rows: Set<string>; readonly tests: ReadonlySet<string> };
const { testsOfFile } = openTests();
const trials = new Map<string, Trial>();
for (const row of specRows()) {
  for (const mutant of mutantsOf(row)) {
    const key = `${mutant.file}:${mutant.start}`;
    const trial = trials.get(key) ?? { ...mutant, rows: new Set(), tests: new Set(testsOfFile(mutant.file)) };
    trial.rows.add(row.requirement);
    trials.set(key, trial);
  }
}
const isMeant = ({ rows }: Trial): boolean => [...rows].some((row) => row.includes(values.only));
const all = [...trials.values()].filter(isMeant).toSorted((a, b) => a.file.localeCompare(b.file) || a.start - b.start);
const provable = all.filter(({ tests }) => tests.size > 0);
const chosen = provable.filter((_, at) => at % parts === part - 1);
const told = ({ file, line, before, after }: Trial) => `${file}:${line}  ${before} → ${after}`;
for (const trial of all) if (trial.tests.size === 0) console.log(`journeys only  ${told(trial)}`);
if (values.list) for (const trial of chosen) console.log(`would try  ${told(trial)}  [${[...trial.tests].join(', ')}]`);
else await tryAll();

async function tryAll(): Promise<void> {
  const vitest = await createVitest('test', {
    config: 'vitest.mutations.config.ts',
    watch: false,
    reporters: [{}],
    silent: true,
    maxWorkers: 2,
  });
  const passes = async (tests: ReadonlySet<string>): Promise<boolean> => {
    const specs = (await vitest.globTestSpecifications([...tests])).filter(({ moduleId }) =>
      [...tests].some((test) => moduleId.endsWith(`/${test}`)),
    );
    if (specs.length === 0) throw new Error(`No tests in ${[...tests].join(', ')}`);
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specs);
    // Vitest also returns the modules of earlier runs.
    const ran = testModules.filter(({ moduleId }) => specs.some((spec) => spec.moduleId === moduleId));
    return unhandledErrors.length === 0 && ran.every((module) => module.ok());
  };
  const known = new Map<string, boolean>();
  const survivors: Trial[] = [];
  let tried = 0;
  for (const trial of chosen) {
    const tests = [...trial.tests].toSorted().join();
    if (!known.has(tests)) known.set(tests, await passes(trial.tests));
    if (!known.get(tests)) {
      console.log(`not tried, its tests fail without it  ${told(trial)}`);
      process.exitCode = 1;
      continue;
    }
    process.env[MUTANT] = JSON.stringify(trial);
    vitest.invalidateFile(`${process.cwd()}/${trial.file}`);
    const survived = await passes(trial.tests);
    delete process.env[MUTANT];
    vitest.invalidateFile(`${process.cwd()}/${trial.file}`);
    tried += 1;
    if (survived) survivors.push(trial);
    console.log(`${survived ? 'SURVIVES' : 'noticed '}  ${told(trial)}`);
  }
  await vitest.close();
  console.log(
    `\n${tried} literals tried, ${survivors.length} survive; ${all.length - provable.length} more are shown by journeys only.`,
  );
  if (survivors.length > 0) process.exitCode = 1;
  for (const trial of survivors) console.log(`  ${told(trial)}\n    ${[...trial.rows].join('\n    ')}`);
}
