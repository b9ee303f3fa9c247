import { equal } from '@divot/documents';
import { type Result, ok } from '@divot/basics';
import { useCallback, useState } from 'react';
import {
  type Fields,
  type Problems,
  type Shown,
  type Typed,
  controls,
  isTypedIn,
  readTyped,
  typedIn,
} from '#src/domain/forms/fields.ts';
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

type Form<F extends Fields> = {
  readonly name: string;
  readonly uid: string;
  readonly document: Shown<F>;
  /** What is wrong shows while the golfer types, not only once they save. */
  readonly isLive?: boolean;
};

/**
 * A form over a document. Its draft holds only the fields that differ from the document, so another device's edit of any
 * other field shows at once, and an open form never overwrites it.
 */
export const useForm = <F extends Fields>(fields: F, { name, uid, document, isLive = false }: Form<F>) => {
  const { draft, saveDraft, discardDraft } = useDraft(name, uid, isTypedIn(fields));
  const [atSave, setProblems] = useState<Problems>({});
  const shown = typedIn(fields, document);
  const differing = (typed: Partial<Typed<F>>) =>
    Object.fromEntries(Object.entries(typed).filter(([field, value]) => !equal(value, shown[field]))) as typeof typed;
  const touched = differing(draft ?? {});
  const typed = { ...shown, ...touched };
  const read = () => readTyped(fields, typed);
  const live = isLive ? read() : ok({});
  const problems = live.ok ? atSave : live.error;
  const change = (part: Partial<Typed<F>>) => {
    const next = differing({ ...touched, ...part });
    if (Object.keys(next).length > 0) saveDraft(next);
    else discardDraft();
  };
  /** Shows what is wrong, and returns what was read. */
  const settle = <V>(read: Result<V, Problems>): Result<V, Problems> => {
    setProblems(read.ok ? {} : read.error);
    return read;
  };
  return {
    typed,
    /** The fields that differ from the document. */
    touched,
    problems,
    change,
    at: controls(fields, { typed, problems, change }),
    settle,
    read: () => settle(read()),
    discard: () => {
      discardDraft();
      setProblems({});
    },
  };
};
