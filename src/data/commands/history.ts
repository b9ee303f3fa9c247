import { type JsonMap, equal } from '@divot/documents';
import { type Result, fail, ok } from '@divot/basics';
import { type HistoryRow, historyOfBatch } from '#src/data/db/history-database.ts';
import { openedDatabase } from '#src/data/live/current.ts';
import { settleHistory, storedVersions } from '#src/data/queries/history.ts';
import { restoredAt, restoredOver, takenBack } from '#src/domain/entities/versions.ts';
import { documentIn } from '#src/domain/entities/document-in.ts';
import { type DocumentOf, type EntityName, entityNames } from '#src/domain/entities/registry.ts';
import type { Round } from '#src/domain/entities/round.entity.ts';
import type { Swing } from '#src/domain/entities/swing.entity.ts';
import { isSignedCard } from '#src/domain/rounds/signed-card.ts';
import { change, remove, removeAll, restore, stored, writtenBy } from './store.ts';
import { restoreSwing } from './swings.ts';

// Brings versions back, as ordinary changes that sync and that the history notes like any other.

const SIGNED = 'This card is signed. Whoever signed it unlocks it first.';
const UNDER_WAY = 'Another one is under way. Finish or abandon it first.';

const signedProblem = (now: Round, after: Round): string | undefined => {
  const isOwnChanged = isSignedCard(now) && !equal(now.holes, after.holes);
  const isTheirs = (now.partners ?? []).some(
    (partner) =>
      isSignedCard(now, partner.id) &&
      !equal(
        partner,
        after.partners?.find(({ id }) => id === partner.id),
      ),
  );
  return isOwnChanged || isTheirs ? SIGNED : undefined;
};

/** Makes `to` of the document as it is stored then, unless that would contradict something else. */
const changeBack = async (name: EntityName, id: string, to: (now: JsonMap) => JsonMap): Promise<Result<unknown>> => {
  const isActive = (document: JsonMap) => document['status'] === 'active';
  const underWay = await stored(name, { selector: { status: 'active' } });
  const others = (underWay as readonly { readonly id: string }[]).filter((other) => other.id !== id);
  return writtenBy('restore', () =>
    change(name, id, (document) => {
      const now = document as unknown as JsonMap;
      const after = to(now);
      if (isActive(after) && !isActive(now) && others.length > 0) return UNDER_WAY;
      const problem = name === 'rounds' ? signedProblem(document as Round, after as unknown as Round) : undefined;
      return problem ?? (after as unknown as DocumentOf<EntityName>);
    }),
  );
};

/** Puts a whole version back. What was entered since, where it had nothing, stays. */
export const restoreVersion = (name: EntityName, id: string, then: JsonMap): Promise<Result<unknown>> =>
  changeBack(name, id, (now) => restoredOver(name, now, then));

/** Puts back what a version had at these paths. */
export const restoreFields = (
  name: EntityName,
  id: string,
  then: JsonMap,
  paths: readonly string[],
): Promise<Result<unknown>> => changeBack(name, id, (now) => restoredAt(name, now, then, paths));

/** Restores a deleted document, within its 30 days. */
export const restoreDeleted = (name: EntityName, deleted: JsonMap): Promise<Result<unknown>> => {
  const { _deleted, ...document } = deleted;
  return writtenBy('restore', () =>
    name === 'swings'
      ? restoreSwing(document as unknown as Swing)
      : restore(name, document as unknown as DocumentOf<EntityName>),
  );
};

const GONE = 'The version before is not on this device any more.';

const takeBackChange = async ({ version, document }: HistoryRow): Promise<Result<unknown>> => {
  const [database, place] = [await openedDatabase(), documentIn(document)];
  if (!database || !place) return fail(GONE);
  const versions = await storedVersions(database, ...place);
  const at = versions.findIndex((one) => one.row?.version === version);
  const [after, before] = [versions[at]?.document, versions[at + 1]?.document];
  if (!after || !before) return fail(GONE);
  if (before['_deleted'] === true) return writtenBy('restore', () => remove(...place));
  return changeBack(...place, (now) => takenBack(place[0], now, { before, after }));
};

/**
 * Takes back what one import, code or restore did to all documents, or one other change. What it added is deleted; what
 * the golfer changed again since stays. Resolves to the first problem, with what came before it done.
 */
export const takeBack = async (row: HistoryRow): Promise<Result<unknown>> => {
  const database = await openedDatabase();
  if (database) await settleHistory(database, row.version);
  const rows = row.batch !== undefined && database ? await historyOfBatch(database, row.batch) : [];
  const all = rows.some(({ document }) => document === row.document) ? rows : [...rows, row];
  for (const name of entityNames) {
    const added = all.flatMap((one) => {
      const [entity, id] = one.before === undefined ? (documentIn(one.document) ?? []) : [];
      return entity === name ? [{ id } as DocumentOf<EntityName>] : [];
    });
    if (added.length === 0) continue;
    // oxlint-disable-next-line no-await-in-loop -- one collection after the other
    const removed = await writtenBy('restore', () => removeAll(name, added));
    if (!removed.ok) return removed;
  }
  for (const one of all.filter(({ before }) => before !== undefined)) {
    // oxlint-disable-next-line no-await-in-loop -- one document after the other
    const done = await takeBackChange(one);
    if (!done.ok) return done;
  }
  return ok(undefined);
};
