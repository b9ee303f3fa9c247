import type { Result } from '#src/domain/shared/result.ts';

/** What a command answered; throws what it refused with. */
export const unwrap = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(result.error);
  return result.value;
};
