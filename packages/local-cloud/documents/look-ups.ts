import { refusal } from './methods.ts';
import type { Fields } from './wire.ts';

// What rules may ask of other documents. Firestore counts each function with its path once a request: at most 10 for one
// document, 20 for a commit (https://firebase.google.com/docs/firestore/security/rules-conditions#access_call_limits).

const MOST_A_DOCUMENT = 10;
const MOST_A_COMMIT = 20;

/** The fields of another document, undefined when it does not exist. */
type LookUp = (path: string) => Fields | undefined;
export type LookUps = {
  readonly exists: (path: string) => boolean;
  readonly get: LookUp;
  /** As it will be once the commit is done. */
  readonly getAfter: LookUp;
};

/** Makes the look-ups of each document of one request. Beyond a limit they throw what a refused request answers. */
export const countedLookUps = (before: LookUp, after: LookUp = before): (() => LookUps) => {
  const asked = new Set<string>();
  return () => {
    let documentCalls = 0;
    const counted =
      (kind: string, lookUp: LookUp): LookUp =>
      (path) => {
        const call = `${kind} ${path}`;
        if (!asked.has(call)) documentCalls += 1;
        asked.add(call);
        if (documentCalls > MOST_A_DOCUMENT || asked.size > MOST_A_COMMIT) throw refusal();
        return lookUp(path);
      };
    const exists = counted('exists', before);
    return {
      exists: (path) => exists(path) !== undefined,
      get: counted('get', before),
      getAfter: counted('getAfter', after),
    };
  };
};
