import 'fake-indexeddb/auto';
import { parseArgs } from 'node:util';
import { soak } from './soak.ts';

// npm run soak [-- --seed S] [--share 0.1]

const { values } = parseArgs({
  options: { seed: { type: 'string', default: '1' }, share: { type: 'string', default: '1' } },
});
const share = (count: number) => Math.max(1, Math.round(count * Number(values.share)));
const startedMs = performance.now();
const { problems, figures, struck, ...counts } = await soak(Number(values.seed), {
  rounds: share(60),
  practiceSessions: share(100),
  workouts: share(100),
  swings: share(40),
});
const mb = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;
console.log(`seed ${values.seed}: ${JSON.stringify(counts)}, ${Math.round((performance.now() - startedMs) / 1000)} s`);
console.log(`faults that struck: ${JSON.stringify(struck)}`);
for (const [name, { heapBytes, databaseBytes, documentBytes }] of Object.entries(figures)) {
  console.log(`${name}: documents ${mb(documentBytes)}, database ${mb(databaseBytes)}, heap ${mb(heapBytes)}`);
}
for (const problem of problems) console.log(`  ${problem}`);
console.log(problems.length === 0 ? 'Equal and complete.' : `${problems.length} problems.`);
process.exitCode = problems.length === 0 ? 0 : 1;
