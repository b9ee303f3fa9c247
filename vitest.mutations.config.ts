import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { MUTANT, type Mutant } from '#tests/mutations/literals.ts';
import base from './vitest.config.ts';

// The unit tests over sources in which one literal is another: nothing changes on the disk.

export default defineConfig({
  ...base,
  plugins: [
    {
      name: 'one-mutant',
      enforce: 'pre',
      transform(code, id) {
        const mutant = JSON.parse(process.env[MUTANT] ?? 'null') as Mutant | null;
        if (!mutant || id.split('?')[0] !== resolve(mutant.file)) return undefined;
        return { code: code.slice(0, mutant.start) + mutant.after + code.slice(mutant.end), map: null };
      },
    },
  ],
  test: {
    ...base.test,
    bail: 1, // one test that notices is enough, and each further one may wait for what never comes
    isolate: true, // the next literal finds modules without the last one
    experimental: { fsModuleCache: false }, // it would not see the changed literal
  },
});
