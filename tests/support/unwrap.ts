import type { Result } from '#src/domain/shared/result.ts';

/** What a command answered; throws what it refused with. */
export const unwrap = <T, E>(result: Result<T, E>): T => {
  if (!result.ok) throw new Error(typeof result.error === 'string' ? result.error : JSON.stringify(result.error));
  return result.value;
};
