/** The one place that names the chunk: the bundler writes the list of what it needs at every import. */
// oxlint-disable-next-line no-restricted-imports -- see above
export const loadSyncTasks = () => import('./tasks/index.ts');
