import { useCallback, useState } from 'react';
import { useReloadGuard } from '#src/platform/pwa/reload-guard.ts';
import { readLocal, writeLocal } from './local-store.ts';

// Keeps unsaved input through a reload, a killed tab or a dead battery. The key carries the golfer's id, so that
// signing out deletes it (src/data/db/erase.ts).

type Draft<T> = {
  /** Undefined if nothing is typed. */
  readonly draft: T | undefined;
  readonly saveDraft: (next: T) => void;
  readonly discardDraft: () => void;
};

/** `isDraft` narrows what was stored, because an older version may have written it. */
export const useDraft = <T>(name: string, uid: string, isDraft: (value: unknown) => value is T): Draft<T> => {
  const key = `divot-draft-${name}-${uid}`;
  const [draft, setDraft] = useState<T | undefined>(() => readLocal(key, isDraft));
  useReloadGuard(`form:${name}`, draft !== undefined);
  const saveDraft = useCallback(
    (next: T) => {
      setDraft(next);
      writeLocal(key, next);
    },
    [key],
  );
  const discardDraft = useCallback(() => {
    setDraft(undefined);
    localStorage.removeItem(key);
  }, [key]);
  return { draft, saveDraft, discardDraft };
};
