/** One place that names the chunk: the bundler writes the list of what it needs at every import. */
export const loadErrands = () => import('./errands.ts');
