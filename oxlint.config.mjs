import { existsSync, readdirSync } from 'node:fs';
import { libraries, mayImport, packageHomes } from './layers.mjs';

const layers = Object.keys(mayImport);
const featuresDir = new URL('./src/features/', import.meta.url);
const features = existsSync(featuresDir) ? readdirSync(featuresDir) : [];

const noParentPaths = {
  group: ['../**', '..'],
  message: 'No ../ : write ./ inside a folder and #src/… (or #workers/…, #dev/…) across folders.',
};
const noTestCode = {
  group: ['#tests/**', '#e2e/**', '#dev/**'],
  message: 'Product code never imports tests or dev services.',
};
const onlyTheDoor = {
  group: ['@divot/*/**', '!@divot/basics/testing'],
  message: 'A library has one door, its index.ts: import it by its name.',
};
const restrict = (...patterns) => ({
  'no-restricted-imports': ['error', { patterns: [noParentPaths, onlyTheDoor, ...patterns] }],
});

/** A library imports its own files (`../` as well, never out of its folder) and what layers.mjs allows. */
const ofLibrary = (name, allowed) => {
  const restricted = {
    group: ['**', '!./**', '!../**', '../../**', ...allowed.map((one) => `!${one}`)],
    message: `${name} may import only its own files and: ${allowed.join(', ') || 'nothing else'}. See layers.mjs.`,
  };
  return { 'no-restricted-imports': ['error', { patterns: [restricted] }] };
};

const foreignPackages = (layer) =>
  Object.entries(packageHomes)
    .filter(([, homes]) => !homes.includes(layer))
    .map(([name, homes]) => ({
      group: [name, `${name}/**`],
      message: `${name} is used only in: ${homes.join(', ')}.`,
    }));

const foreignLayers = (layer) => {
  const closed = layers.filter((other) => other !== layer && !mayImport[layer].includes(other));
  return closed.length === 0
    ? []
    : [
        {
          group: closed.map((other) => `#src/${other}/**`),
          message: `${layer} may import only: ${[layer, ...mayImport[layer]].join(', ')}. See ARCHITECTURE.md.`,
        },
      ];
};
// The page talks to workers through their typed contracts only; platform holds the clients.
const noWorkerCode = {
  group: ['#workers/**', '!#workers/*/contract.ts'],
  message: 'Import only a worker’s contract.ts.',
};
/** What syncing does now and then is one chunk, loaded when it is needed: the sync chunk has no byte to spare. */
const noEagerTasks = {
  group: ['./tasks/**', '#src/sync/tasks/**'],
  message: 'Call loadSyncTasks: a static import takes this into the sync chunk.',
};

export default {
  jsPlugins: ['./dev/lint/time.mjs'],
  plugins: ['typescript', 'import', 'react', 'jsx-a11y', 'unicorn', 'oxc', 'promise'],
  categories: { correctness: 'error', suspicious: 'error' },
  ignorePatterns: ['dist', 'dist-*', '.divot', 'tests/architecture/planted'],
  rules: {
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-named-as-default-member': 'off',
    'import/no-default-export': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'off',
    'typescript/no-unsafe-type-assertion': 'off',
    'typescript/consistent-type-imports': 'error',
    'max-lines': ['error', { max: 400, skipBlankLines: true, skipComments: true }],
    'no-console': 'error',
    'react/react-in-jsx-scope': 'off',
    'unicorn/no-array-sort': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'import/no-unassigned-import': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off', // <meter>, <progress> and <output> cannot be drawn our way everywhere
    'no-underscore-dangle': 'off',
    'promise/no-callback-in-promise': 'off',
    'unicorn/require-post-message-target-origin': 'off', // knows windows only; ours are BroadcastChannels and workers
    'no-shadow': 'off',
    'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrorsIgnorePattern: '^_' }],
    ...restrict(),
  },
  overrides: [
    {
      files: ['src/**'],
      rules: { 'time/no-clock-in-render': 'error', 'time/no-day-of-utc': 'error' },
    },
    {
      // Other products’ files write their days in many ways.
      files: ['src/domain/transfer/**'],
      rules: { 'time/no-day-of-utc': 'off' },
    },
    { files: ['src/**', 'workers/**', 'packages/**', 'dev/**'], rules: { complexity: ['error', { max: 15 }] } },
    {
      // A screen over this is two: a hook that holds state and views that have none.
      files: ['src/**', 'workers/**', 'packages/**'],
      rules: { 'max-lines-per-function': ['error', { max: 100, skipBlankLines: true, skipComments: true }] },
    },
    { files: ['src/**/{copy,*-copy}.ts'], rules: { 'max-lines': 'off' } }, // a screen has as many words as it needs
    ...layers
      .filter((layer) => layer !== 'features')
      .map((layer) => ({
        files: [`src/${layer}/**`],
        rules: restrict(...foreignLayers(layer), ...foreignPackages(layer), noTestCode, noWorkerCode),
      })),
    {
      files: ['src/sync/*.ts'],
      rules: restrict(...foreignLayers('sync'), ...foreignPackages('sync'), noTestCode, noWorkerCode, noEagerTasks),
    },
    ...features.map((feature) => ({
      files: [`src/features/${feature}/**`],
      rules: restrict(
        ...foreignLayers('features'),
        ...features
          .filter((other) => other !== feature)
          .map((other) => ({
            group: [`#src/features/${other}/**`],
            message: 'A feature never imports another feature: share through domain, data or ui.',
          })),
        ...foreignPackages('features'),
        noTestCode,
        noWorkerCode,
      ),
    })),
    {
      files: ['workers/**'],
      rules: restrict(
        {
          group: layers.filter((layer) => layer !== 'domain').map((layer) => `#src/${layer}/**`),
          message: 'Workers may import only domain.',
        },
        noTestCode,
      ),
    },
    ...Object.entries(libraries).flatMap(([name, allowed]) => [
      { files: [`packages/${name}/**`], rules: ofLibrary(name, allowed) },
      {
        files: [`packages/${name}/${name === 'swing-lab' ? '' : '{model-files,tests}/'}**`],
        rules: {
          ...ofLibrary(name, [
            ...allowed,
            '@divot/basics/testing',
            '../../swing-lab/**',
            'vitest',
            'fast-check',
            'node:*',
          ]),
          'max-lines-per-function': 'off',
          ...(name === 'swing-lab' ? {} : { complexity: 'off' }),
        },
      },
    ]),
    { files: ['*.config.ts', '*.config.mjs', 'e2e/support/built.ts'], rules: { 'import/no-default-export': 'off' } },
    {
      files: ['dev/**', 'packages/*/tests/**', 'packages/swing-lab/**', 'tests/**', 'e2e/**'],
      rules: { 'no-console': 'off', 'no-await-in-loop': 'off' },
    },
    {
      files: ['dev/**'],
      rules: restrict({ group: ['#e2e/**'], message: 'Journeys use what dev has, never the other way round.' }),
    },
    { files: ['e2e/**'], rules: { 'react/rules-of-hooks': 'off' } },
  ],
};
