import type { RxCollection } from 'rxdb/plugins/core';
import { type Conflict, type JsonMap, keptValue } from '@divot/documents';
import { valueAt } from '#src/domain/entities/documents.ts';
import type { EntityName } from '#src/domain/entities/registry.ts';
import type { Phone } from './device.ts';

// Checks that no conflict is false. If a golfer has to choose between two values, one phone did not write both, because
// a phone knows what it replaced. One case remains, and the fuzz counts it: the phone did not learn that its value had
// arrived, another phone wrote to the document or deleted it, and the golfer replaced the value before the phone could
// ask again. The phone cannot know then whose value the cloud holds, so Divot keeps both and asks the golfer
// needlessly.

type Touched = { readonly phone: string; readonly document: string };
type Made = Touched & { readonly path: string; readonly value: unknown };
/** A conflict when first shown: the value that Divot set aside, and the value that replaced it. */
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
    /** Call it again after a restart of the phone. */
    watch: ({ db }: Phone): void => {
      for (const name of names) {
        (db[name] as unknown as RxCollection<Stored>).$.subscribe(({ documentId, documentData }) =>
          hear(name, documentId, documentData),
        );
      }
    },
    asked: () => asked.size,
    /** The conflicts in which one phone wrote both values. If two phones wrote the same value, that proves nothing. */
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
