import type { Result } from '#src/domain/shared/result.ts';

/** Returns a command's value, or throws its reason if the command failed. */
export const unwrap = <T, E>(result: Result<T, E>): T => {
  if (!result.ok) throw new Error(typeof result.error === 'string' ? result.error : JSON.stringify(result.error));
  return result.value;
};
