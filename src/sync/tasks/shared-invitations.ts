import {
  type Firestore,
  type QueryConstraint,
  type QueryDocumentSnapshot,
  Timestamp,
  collection,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  startAfter,
  where,
} from 'firebase/firestore/lite';
import type { RxCollection } from 'rxdb/plugins/core';
import type { DivotDatabase } from '#src/data/db/collections.ts';
import { openPersistedValue } from '#src/data/db/persisted-value.ts';
import { storedDocuments } from '#src/data/rxdb/storage.ts';
import { newestFirst } from '@divot/documents';
import { validateDocument } from '#src/domain/entities/documents.ts';
import type { Invitation } from '#src/domain/entities/invitation.entity.ts';
import { type MeetingPoint, meetingPoints } from '#src/domain/entities/meeting-point.entity.ts';
import { CARDS, ENTRIES, type GameEntry, cellsAround, withEntry } from '#src/domain/invitations/invitation-card.ts';
import { MOST_HOSTED } from '#src/domain/invitations/invitation-rules.ts';
import { type Result, fail, ok } from '@divot/basics';
import { now, nowIso } from '#src/platform/clock/clock.ts';
import type { CloudFailure } from '#src/platform/cloud.ts';
import { savedPlace } from '#src/platform/position/geolocation.ts';
import { type LocalDocument, fromCloud } from '#src/sync/wire.ts';
import { cloudFailure } from './cloud-failure.ts';
import {
  type GameTarget,
  dayAgo,
  entryIn,
  entryRef,
  gameFrom,
  readCard,
  sendAnswer,
  sendEarlierRequest,
} from './invitation-cards.ts';

// Games of other golfers: those this golfer asked to join, and the next ones nearby. The number of reads depends on the
// screen, not on how many golfers or games there are (docs/performance.md).

/** How many games a list shows, and how many pages of that size it reads to find them. */
const MOST_LISTED = 30;
const MOST_PAGES = 7;
const MOST_ENTRIES = 100;
/** How often a screen that stays open asks for the list again. */
const LISTED_FOR_MS = 300_000;

type Here = GameTarget & { readonly database: DivotDatabase };

const entriesWhere = async ({ firestore }: Here, ...wanted: readonly QueryConstraint[]) => {
  const { docs } = await getDocs(query(collection(firestore, ENTRIES), ...wanted, limit(MOST_ENTRIES)));
  return docs.flatMap((document) => {
    const entry = entryIn(document);
    return entry ? [{ entry, stamp: document.get('serverTimestamp') as unknown }] : [];
  });
};

const gamesHere = async ({ database }: Here): Promise<readonly Invitation[]> =>
  (
    await database.games.find({ selector: { sortKey: { $lt: newestFirst(dayAgo().toDate().toISOString()) } } }).exec()
  ).map((document) => document.toMutableJSON());

const tombstoneOf = (game: Invitation): LocalDocument => ({ ...game, requests: {}, _deleted: true });

/**
 * The next cards in an area: of one golfer only as many as a golfer may host at once, so that no account hides the
 * games of others.
 */
const cardsIn = async ({ firestore, uid }: Here, ...area: readonly QueryConstraint[]): Promise<readonly string[]> => {
  const ids: string[] = [];
  const ofHost = new Map<unknown, number>();
  let last: QueryDocumentSnapshot | undefined;
  for (let page = 0; page < MOST_PAGES && ids.length < MOST_LISTED; page += 1) {
    // oxlint-disable-next-line no-await-in-loop -- page by page
    const { docs } = await getDocs(
      query(
        collection(firestore, CARDS),
        where('visibility', '==', 'nearby'),
        ...area,
        where('startUtc', '>', Timestamp.fromDate(now())),
        orderBy('startUtc'),
        ...(last ? [startAfter(last)] : []),
        limit(MOST_LISTED),
      ),
    );
    for (const card of docs) {
      const host: unknown = card.get('userId');
      const hosted = ofHost.get(host) ?? 0;
      ofHost.set(host, hosted + 1);
      if (host !== uid && hosted < MOST_HOSTED) ids.push(card.id);
    }
    last = docs.at(-1);
    if (docs.length < MOST_LISTED) break;
  }
  return ids.slice(0, MOST_LISTED);
};
/** Games without a place come from a list of their own, because every golfer reads it. */
const nearby = async (here: Here): Promise<readonly string[]> => {
  const place = savedPlace(here.uid);
  if (!place) return cardsIn(here);
  const lists = [cardsIn(here, where('cell', 'in', cellsAround(place))), cardsIn(here, where('cell', '==', ''))];
  return (await Promise.all(lists)).flat();
};

/** When each golfer's list was last read, and what was in it. */
const lists = new WeakMap<DivotDatabase, { readonly at: number; readonly ids: readonly string[] }>();
type Listed = { readonly ids: readonly string[]; readonly isNew: boolean };
const listed = async (here: Here): Promise<Listed> => {
  const last = lists.get(here.database);
  if (last && now().getTime() - last.at < LISTED_FOR_MS) return { ids: last.ids, isNew: false };
  const ids = await nearby(here);
  lists.set(here.database, { at: now().getTime(), ids });
  return { ids, isNew: true };
};

/** Other golfers' games that belong on this device, and those to remove. */
const othersGames = async (here: Here, { ids, isNew }: Listed): Promise<LocalDocument[]> => {
  const { firestore, uid } = here;
  const games = (await gamesHere(here)).filter(({ userId }) => userId !== uid);
  const asked = await entriesWhere(
    here,
    where('userId', '==', uid),
    where('startUtc', '>', dayAgo()),
    orderBy('startUtc'),
  );
  const sent = new Set(asked.map(({ entry }) => entry.gameId));
  const earlier = isNew ? games.filter(({ id, requests }) => requests[uid] && !sent.has(id)) : [];
  await Promise.all(earlier.map((game) => sendEarlierRequest(here, game)));
  const entryOfGame = new Map(asked.filter(({ entry }) => entry.name !== '').map(({ entry }) => [entry.gameId, entry]));
  const localGames = new Map(games.map((game) => [game.id, game]));
  // The rules hide a card that is read by key from golfers whom the host has hidden. In a list they cannot check this.
  const gameIds = new Set([...entryOfGame.keys(), ...(isNew ? [...ids, ...localGames.keys()] : [])]);
  const documents = await Promise.all(
    [...gameIds].map(async (id): Promise<LocalDocument[]> => {
      const card = await readCard(firestore, id);
      const local = localGames.get(id);
      // A game that has begun stays on the device, although its card may be emptied by now.
      if (!card) return local && local.startUtc > nowIso() ? [tombstoneOf(local)] : [];
      const game = gameFrom(id, card, uid, entryOfGame.get(id));
      return game.ok ? [game.value] : [];
    }),
  );
  return documents.flat();
};

/** The host's side: takes a guest's entry into the host's game, and repeats an answer that the entry does not have. */
const takeIn = async (here: Here, entry: GameEntry): Promise<void> => {
  const document = await here.database.games.findOne(entry.gameId).exec();
  if (document?.userId !== here.uid) return;
  const game = document.toMutableJSON();
  const next = withEntry(game, entry);
  if (next !== game && validateDocument('games', next) === undefined) {
    await document.incrementalModify((before) => ({ ...withEntry(before, entry), updatedAt: nowIso() }));
  }
  await sendAnswer(here, game, entry);
};

/** Asks for each game that is still to come, so that requests for one hide none for another. */
const takeInEntries = async (here: Here): Promise<void> => {
  const hosted = (await gamesHere(here)).filter(({ userId, status }) => userId === here.uid && status !== 'cancelled');
  for (const { id } of hosted) {
    /* oxlint-disable no-await-in-loop -- the few guests of the few games that are still to come */
    for (const { entry } of await entriesWhere(here, where('host', '==', here.uid), where('gameId', '==', id)))
      await takeIn(here, entry);
    /* oxlint-enable no-await-in-loop */
  }
};

/** Guests whose accounts have ended leave the host's games, also past ones: their words go here too. */
const takeInFarewells = async (here: Here): Promise<void> => {
  const seen = await openPersistedValue(here.database, 'farewells', 0);
  const farewells = await entriesWhere(
    here,
    where('host', '==', here.uid),
    where('name', '==', ''),
    where('serverTimestamp', '>', Timestamp.fromMillis(seen.get())),
    orderBy('serverTimestamp'),
  );
  for (const { entry, stamp } of farewells) {
    /* oxlint-disable no-await-in-loop -- a handful */
    await takeIn(here, entry);
    if (stamp instanceof Timestamp) await seen.set(stamp.toMillis());
    /* oxlint-enable no-await-in-loop */
  }
};

/**
 * All games but the golfer's own, which the pull brings: `pulled`. `again`: one of those is not stored yet, and its
 * guests' entries wait for it.
 */
export const exchangeGames = async (
  here: Here,
  pulled: readonly LocalDocument[],
): Promise<{ documents: LocalDocument[]; again: boolean }> => {
  await takeInEntries(here);
  const games = here.database.games as unknown as RxCollection<LocalDocument>;
  const ids = pulled.map(({ id }) => id);
  const stored = await storedDocuments(games, ids);
  const again = ids.some((id) => !stored.has(id));
  const list = await listed(here);
  if (list.isNew && !again) await takeInFarewells(here);
  return { documents: await othersGames(here, list), again };
};

/** Stores the card of a game whose link the golfer opened. */
export const openGame = async (
  database: DivotDatabase,
  firestore: Firestore,
  uid: string,
  id: string,
): Promise<boolean> => {
  const card = await readCard(firestore, id);
  if (!card) return false;
  const game = gameFrom(id, card, uid, entryIn(await getDoc(entryRef(firestore, id, uid))));
  if (!game.ok) return false;
  const { _deleted, ...stored } = game.value;
  await database.games.insertIfNotExists(stored as never);
  return true;
};

/** Where the players of a game meet, as a guest may read it; undefined if the host has not said. */
export const meetingPoint = async (
  firestore: Firestore,
  gameId: string,
): Promise<Result<MeetingPoint | undefined, CloudFailure>> => {
  try {
    const snapshot = await getDoc(doc(firestore, meetingPoints.cloud.collection, gameId));
    const data = snapshot.data();
    const owner: unknown = data?.['userId'];
    if (!data || typeof owner !== 'string') return ok(undefined);
    const read = fromCloud('meetingPoints', gameId, data, owner);
    return ok(read.ok && !read.value._deleted ? (read.value as unknown as MeetingPoint) : undefined);
  } catch (error) {
    return fail(cloudFailure(error));
  }
};
