import type { Result } from '../result.ts';

/** Returns the value of a result, or throws its reason if it failed. */
export const unwrap = <T, E>(result: Result<T, E>): T => {
  if (!result.ok) throw new Error(typeof result.error === 'string' ? result.error : JSON.stringify(result.error));
  return result.value;
};
