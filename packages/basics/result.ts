/** Functions return expected failures and throw only for bugs. */
export type Result<T, E = string> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

export const ok = <T>(value: T): Result<T, never> => ({ ok: true, value });
export const fail = <E>(error: E): Result<never, E> => ({ ok: false, error });

/** Returns the value of a result, or throws its reason if it failed. */
export const unwrap = <T, E>(result: Result<T, E>): T => {
  if (!result.ok) throw new Error(typeof result.error === 'string' ? result.error : JSON.stringify(result.error));
  return result.value;
};
