// The house rule as data: which folder may import which (ARCHITECTURE.md shows it as a picture).
// oxlint.config.mjs turns it into lint rules; tests/architecture plants violations to prove that they bite.

/** layer -> layers it may import beside itself */
export const mayImport = {
  domain: [],
  ui: [],
  platform: ['domain'],
  data: ['domain', 'platform'],
  sync: ['data', 'domain', 'platform'],
  services: ['domain', 'platform'],
  features: ['data', 'domain', 'services', 'ui', 'platform'],
  routes: ['app', 'features', 'data', 'sync', 'services', 'domain', 'ui', 'platform'],
  app: ['routes', 'features', 'data', 'sync', 'services', 'domain', 'ui', 'platform'],
};

/**
 * The libraries under packages/, lowest first -> what each may import beside its own files: libraries above it in this
 * list, npm packages and, with `node:*`, what comes with Node. None imports the app. The app imports a library by its
 * name; index.ts is the only door.
 */
export const libraries = {
  basics: [],
  documents: ['@divot/basics', 'typebox'],
  'golf-rules': ['@divot/basics'],
  'golf-games': ['@divot/basics', '@divot/golf-rules'],
  'golf-relief': ['@divot/basics'],
  'golf-content': ['@divot/basics'],
  training: ['@divot/basics', '@divot/golf-content'],
  analytics: ['@divot/basics', '@divot/golf-rules'],
  practice: ['@divot/analytics', '@divot/basics', '@divot/golf-content', '@divot/golf-rules'],
  'shot-files': ['@divot/basics', 'fflate', 'papaparse'],
  swing: ['@divot/basics', '@divot/golf-content', '@mediapipe/tasks-vision', 'fflate', 'mediabunny'],
  'swing-lab': ['@divot/swing', 'mediabunny'],
  ground: ['@divot/basics', '@divot/golf-rules', '@divot/shot-files', 'fflate'],
  'local-cloud': ['node:*', 'node:*/*'],
};

const belowUi = Object.keys(mayImport).filter((layer) => layer !== 'ui');

/** package (and everything below it) -> layers that may use it */
export const packageHomes = {
  rxdb: ['data', 'sync'],
  rxjs: ['data', 'sync'],
  dexie: ['data'],
  firebase: ['sync'],
  comlink: ['platform'],
  jotai: ['platform'],
  react: ['app', 'routes', 'features', 'ui', 'data', 'platform'],
  'react-dom': ['app'],
  'workbox-window': ['platform'],
  '@tanstack/react-router': ['app', 'routes', 'features'],
  '@base-ui/react': ['ui'],
  'd3-scale': ['ui'],
  'd3-shape': ['ui'],
  qr: ['ui'],
  // ui knows no golf; it draws the figures of golf-content
  '@divot/golf-rules': belowUi,
  '@divot/golf-games': belowUi,
  '@divot/golf-relief': belowUi,
  '@divot/shot-files': belowUi,
  '@divot/ground': belowUi,
  '@divot/swing': belowUi,
  '@divot/documents': belowUi,
  '@divot/training': belowUi,
  '@divot/practice': belowUi,
  '@divot/analytics': belowUi,
  '@divot/swing-lab': [],
  '@divot/local-cloud': [],
};

/** The floors of src/sync, from the lowest: a file imports from its own and from those below. Tasks stand on the first two. */
export const syncFloors = {
  state: [
    'contract',
    'wire',
    'document-state',
    'quota',
    'waiters',
    'gate',
    'pull-progress',
    'repeated-conflicts',
    'sync-status',
    'viewed-collections',
    'tab-message',
  ],
  transport: [
    'document-states',
    'run-transaction',
    'push',
    'pull',
    'change-marker',
    'cloud-client',
    'tab-channel',
    'load-tasks',
  ],
  engine: ['replication', 'engine'],
  session: ['session-sync', 'golfer-session', 'create-cloud', 'push-in-background'],
};

/** What RxDB does not promise, and the one folder that may name it: an upgrade of RxDB is that folder's work. */
export const rxdbInternals = {
  home: 'src/data/rxdb',
  names: [
    'storageInstance',
    'internalReplicationState',
    'internalStore',
    'metaInstance',
    '_meta',
    '_rev',
    'lwt',
    'downstream-check-if-equal',
    'getAssumedMasterState',
    'getChangedDocumentsSince',
    'getLastCheckpointDoc',
  ],
};
