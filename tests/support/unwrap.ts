import type { Result } from '#src/domain/shared/result.ts';

/** A command's value. Throws if the command failed, with its reason. */
export const unwrap = <T, E>(result: Result<T, E>): T => {
  if (!result.ok) throw new Error(typeof result.error === 'string' ? result.error : JSON.stringify(result.error));
  return result.value;
};
