/** One place that names the chunk: the bundler writes the list of what it needs at every import. */
export const loadSyncTasks = () => import('./lazy-sync-tasks.ts');
