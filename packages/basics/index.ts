// What the libraries here and the app need and the standard library lacks. No dependency.

export { compact, groupBy } from './collections.ts';
export { type Result, fail, ok, unwrap } from './result.ts';
export { runToEnd } from './run-to-end.ts';
export { seeded, shuffled } from './seeded.ts';
export { capitalized, truncate } from './text.ts';
