/** The only import of this chunk: the bundler repeats the chunk's list of dependencies at every import. */
// oxlint-disable-next-line no-restricted-imports -- see above
export const loadSyncTasks = () => import('./tasks/index.ts');
