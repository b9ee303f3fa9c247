import type { RxCollection } from 'rxdb/plugins/core';
import type { Conflict } from '#src/domain/entities/fields.ts';
import type { EntityName } from '#src/domain/entities/registry.ts';
import type { JsonMap } from '#src/domain/merge/equal.ts';
import { keptValue, valueAt } from '#src/domain/merge/resolve-conflict.ts';
import type { Phone } from './device.ts';

// Nobody is in disagreement with themselves: of the two values that a golfer is asked to choose from, one phone did not
// make both. What a phone replaced itself it knew. One case is left, and counted: the phone was not told that its value
// had arrived, another phone wrote into the document or deleted it meanwhile, and the golfer replaced the value before the
// answer was made up for. Whose the value in the cloud is cannot be seen then; both are kept, and the golfer is asked
// needlessly.

type Touched = { readonly phone: string; readonly document: string };
type Made = Touched & { readonly path: string; readonly value: unknown };
/** A disagreement as it was first shown: what was put aside, and what stood in its place at that moment. */
type Asked = { readonly document: string; readonly path: string; readonly kept: unknown; readonly stands: unknown };
type Stored = JsonMap & { readonly conflicts?: readonly Conflict[] };

export const witnessDisagreements = (names: readonly EntityName[]) => {
  const asked = new Map<string, Asked>();
  const hear = (name: EntityName, id: string, stored: Stored) => {
    const document = `${name}/${id}`;
    for (const conflict of stored.conflicts ?? []) {
      const key = `${document} ${conflict.id}`;
      const { path } = conflict;
      if (!asked.has(key))
        asked.set(key, { document, path, kept: keptValue(conflict), stands: valueAt(name, stored, path) });
    }
  };
  return {
    /** From now on; to be told again of a phone that was started again. */
    watch: ({ db }: Phone): void => {
      for (const name of names) {
        (db[name] as unknown as RxCollection<Stored>).$.subscribe(({ documentId, documentData }) =>
          hear(name, documentId, documentData),
        );
      }
    },
    asked: () => asked.size,
    /** The disagreements of which one phone made both sides; a value that two phones made alike says nothing. */
    withThemselves: (edits: readonly Made[], deletions: readonly Touched[]) => {
      const found = [...asked.values()].flatMap(({ document, path, kept, stands }) => {
        const inIt = edits.filter((one) => one.document === document);
        const makers = (value: unknown) => [
          ...new Set(inIt.filter((one) => one.path === path && one.value === value).map(({ phone }) => phone)),
        ];
        const [[ofKept, ...others], [ofStanding, ...more]] = [makers(kept), makers(stands)];
        if (ofKept === undefined || ofKept !== ofStanding || others.length > 0 || more.length > 0) return [];
        const isExcused = [...edits, ...deletions].some((one) => one.document === document && one.phone !== ofKept);
        return [
          {
            isExcused,
            said: `${document} ${path}: ${ofKept} is asked about its own ${String(kept)} and ${String(stands)}`,
          },
        ];
      });
      return {
        excused: found.filter(({ isExcused }) => isExcused).length,
        problems: found.filter(({ isExcused }) => !isExcused).map(({ said }) => said),
      };
    },
  };
};
