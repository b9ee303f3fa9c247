import type { RxCollection } from 'rxdb/plugins/core';
import { currentDatabase } from '#src/data/live/current.ts';
import { sortKeyOf } from '#src/domain/entities/sort-key.ts';
import { documentProblem } from '#src/domain/entities/door.ts';
import type { DocumentOf, EntityName } from '#src/domain/entities/registry.ts';
import { type Result, fail, ok } from '#src/domain/shared/result.ts';
import { nowIso } from '#src/platform/clock.ts';

// What all commands share: one checked, durable write. A command resolves when IndexedDB has the document; a write that
// failed says so in words, and nothing that the golfer typed is thrown away by it.

type Failure = Result<never>;

/** Bookkeeping that follows from the document itself. */
const stamped = <N extends EntityName>(name: N, document: DocumentOf<N>): DocumentOf<N> => {
  return { ...document, updatedAt: nowIso(), sortKey: sortKeyOf(name, document) };
};

/** Storage errors in the golfer's words. */
const failure = (error: unknown): Failure => {
  const said = `${(error as Error | undefined)?.name ?? ''} ${(error as Error | undefined)?.message ?? String(error)}`;
  if (/quota/i.test(said)) return fail('Not saved: this device is out of space. Free some space and try again.');
  if (/closed|Closing|connection/i.test(said)) return fail('Not saved: the storage was closed. Try again.');
  return fail('Not saved: this device could not write it. Try again.');
};

const collectionOf = <N extends EntityName>(name: N): RxCollection<DocumentOf<N>> | undefined =>
  currentDatabase()?.[name] as RxCollection<DocumentOf<N>> | undefined;

const notOpen: Failure = fail('Not saved: nobody is signed in on this device.');

/** Stores a new document. */
export const add = async <N extends EntityName>(name: N, document: DocumentOf<N>): Promise<Result<DocumentOf<N>>> => {
  const collection = collectionOf(name);
  if (!collection) return notOpen;
  const whole = stamped(name, document);
  const problem = documentProblem(name, whole);
  if (problem) return fail(`Not saved: ${problem}.`);
  try {
    const stored = await collection.insert(whole);
    return ok(stored.toJSON() as DocumentOf<N>);
  } catch (error) {
    return failure(error);
  }
};

class Refused extends Error {}

/**
 * Changes one document as it stands when the write happens (not as the screen last saw it), so that two tabs' changes
 * are both kept. `modify` returns the new document or a sentence that says why not.
 */
export const change = async <N extends EntityName>(
  name: N,
  id: string,
  modify: (document: DocumentOf<N>) => DocumentOf<N> | string,
): Promise<Result<DocumentOf<N>>> => {
  const collection = collectionOf(name);
  if (!collection) return notOpen;
  try {
    const document = await collection.findOne(id).exec();
    if (!document) return fail('It is not on this device any more.');
    const stored = await document.incrementalModify((before) => {
      const after = modify(before);
      if (typeof after === 'string') throw new Refused(after);
      const whole = stamped(name, after);
      const problem = documentProblem(name, whole);
      if (problem) throw new Refused(`Not saved: ${problem}.`);
      return whole as never;
    });
    return ok(stored.toJSON() as DocumentOf<N>);
  } catch (error) {
    return error instanceof Refused ? fail(error.message) : failure(error);
  }
};

/** Marks a document deleted (a tombstone that syncs). */
export const remove = async (name: EntityName, id: string): Promise<Result<void>> => {
  const collection = collectionOf(name);
  if (!collection) return notOpen;
  try {
    const document = await collection.findOne(id).exec();
    await document?.incrementalRemove();
    return ok(undefined);
  } catch (error) {
    return failure(error);
  }
};
