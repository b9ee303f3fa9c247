import {
  type Firestore,
  type QueryConstraint,
  Timestamp,
  collection,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  updateDoc,
  where,
} from 'firebase/firestore/lite';
import type { DivotDatabase } from '#src/data/db/collections.ts';
import { newestFirst } from '#src/domain/entities/entity.ts';
import type { Game, GameRequest } from '#src/domain/entities/game.entity.ts';
import { type MeetingPoint, meetingPoints } from '#src/domain/entities/meeting-point.entity.ts';
import {
  CARDS,
  ENTRIES,
  type GameEntry,
  answerFor,
  cellsAround,
  entryOf,
  withEntry,
} from '#src/domain/games/game-card.ts';
import { type Result, fail, ok } from '#src/domain/shared/result.ts';
import { now, nowIso } from '#src/platform/clock.ts';
import type { CloudFailure } from '#src/platform/cloud.ts';
import { savedPlace } from '#src/platform/geolocation.ts';
import { type LocalDocument, fromCloud } from '#src/sync/wire.ts';
import { cloudFailure } from './cloud-failure.ts';
import { isPermissionDenied } from './daily-count.ts';
import { type GameTarget, entryIn, entryRef, gameFrom, pushCard, pushEntry, readCard } from './game-cards.ts';

// Games of other golfers: those this golfer asked to join, and the next ones nearby. The number of reads depends on the
// screen, not on how many golfers or games there are (docs/performance.md).

const DAY_MS = 86_400_000;
const MOST_LISTED = 30;
const MOST_ENTRIES = 100;
const MOST_OF_HOST = 300;
/** How often a screen that stays open asks for the list again. */
const LISTED_FOR_MS = 300_000;

type Here = GameTarget & { readonly database: DivotDatabase };

const dayAgo = () => Timestamp.fromMillis(now().getTime() - DAY_MS);
const entriesOf = async (
  { firestore, uid }: Here,
  role: 'userId' | 'host',
  most: number,
): Promise<readonly GameEntry[]> => {
  const at = collection(firestore, ENTRIES);
  const { docs } = await getDocs(
    query(at, where(role, '==', uid), where('startUtc', '>', dayAgo()), orderBy('startUtc'), limit(most)),
  );
  return docs.flatMap((found) => entryIn(found) ?? []);
};

const gamesHere = async ({ database }: Here): Promise<readonly Game[]> =>
  (
    await database.games.find({ selector: { sortKey: { $lt: newestFirst(dayAgo().toDate().toISOString()) } } }).exec()
  ).map((found) => found.toMutableJSON());

const asDocument = (game: Game): LocalDocument => ({ ...game, _deleted: false });
const tombstoneOf = (game: Game): LocalDocument => ({ ...asDocument(game), requests: {}, _deleted: true });

/**
 * Adds the host's answer as this device knows it. It comes from an earlier version until the host's device repeats it.
 */
const withKnownAnswer = (entry: GameEntry, own: GameRequest | undefined): GameEntry => {
  const answer = entry.answer === undefined ? answerFor(own, entry) : undefined;
  return answer ? { ...entry, answer, answeredAt: entry.at } : entry;
};

/** An earlier version wrote requests into the host's document. Repeat them where this version's host looks. */
const sendAgain = async (here: Here, games: readonly Game[], entries: readonly GameEntry[]): Promise<GameEntry[]> => {
  const known = new Set(entries.map(({ gameId }) => gameId));
  const sent: GameEntry[] = [];
  for (const game of games) {
    const own = game.requests[here.uid];
    if (!own || game.userId === here.uid || known.has(game.id)) continue;
    /* oxlint-disable no-await-in-loop -- once, for the few games of an earlier version */
    try {
      await pushEntry(here, asDocument(game));
      sent.push({ ...entryOf(own), userId: here.uid, host: game.userId, gameId: game.id });
    } catch (error) {
      if (!isPermissionDenied(error)) throw error;
    }
    /* oxlint-enable no-await-in-loop */
  }
  return sent;
};

const nearby = async ({ firestore, uid }: Here): Promise<readonly string[]> => {
  const at = collection(firestore, CARDS);
  const place = savedPlace(uid);
  const near: QueryConstraint[] = place ? [where('cell', 'in', cellsAround(place))] : [];
  const { docs } = await getDocs(
    query(
      at,
      where('visibility', '==', 'nearby'),
      ...near,
      where('startUtc', '>', Timestamp.fromDate(now())),
      orderBy('startUtc'),
      limit(MOST_LISTED),
    ),
  );
  return docs.filter((card) => card.get('userId') !== uid).map(({ id }) => id);
};

/** When each golfer's list was last read, and what was in it. */
const lists = new WeakMap<DivotDatabase, { readonly at: number; readonly ids: readonly string[] }>();
const listed = async (here: Here): Promise<{ readonly ids: readonly string[]; readonly isNew: boolean }> => {
  const last = lists.get(here.database);
  if (last && now().getTime() - last.at < LISTED_FOR_MS) return { ids: last.ids, isNew: false };
  const ids = await nearby(here);
  lists.set(here.database, { at: now().getTime(), ids });
  return { ids, isNew: true };
};

/** Other golfers' games that belong on this device, and those to remove. */
export const othersGames = async (here: Here): Promise<LocalDocument[]> => {
  const { firestore, uid } = here;
  const games = (await gamesHere(here)).filter(({ userId }) => userId !== uid);
  const found = (await entriesOf(here, 'userId', MOST_ENTRIES)).filter(({ name }) => name !== '');
  const entries = [...found, ...(await sendAgain(here, games, found))];
  const entryOfGame = new Map(entries.map((entry) => [entry.gameId, entry]));
  const { ids, isNew } = await listed(here);
  const known = new Map(games.map((game) => [game.id, game]));
  // The rules hide a card that is read by key from golfers whom the host has hidden. In a list they cannot check this.
  const gameIds = new Set([...entryOfGame.keys(), ...(isNew ? [...ids, ...known.keys()] : [])]);
  const documents = await Promise.all(
    [...gameIds].map(async (id): Promise<LocalDocument[]> => {
      const card = await readCard(firestore, id);
      const [entry, local] = [entryOfGame.get(id), known.get(id)];
      // The host's device still runs a version of Divot that writes no cards.
      if (card === undefined && entry) return [];
      if (card === undefined || card === 'hidden') return local ? [tombstoneOf(local)] : [];
      const game = gameFrom(id, card, uid, entry && withKnownAnswer(entry, local?.requests[uid]));
      return game.ok ? [game.value] : [];
    }),
  );
  return documents.flat();
};

/** The host's side: takes guests' new entries into the host's games. False if a game is not here yet. */
export const takeInEntries = async (here: Here): Promise<boolean> => {
  const { database, firestore, uid } = here;
  let isWhole = true;
  for (const entry of await entriesOf(here, 'host', MOST_OF_HOST)) {
    /* oxlint-disable no-await-in-loop -- the few guests of the few games that are still to come */
    const document = await database.games.findOne(entry.gameId).exec();
    if (document?.userId !== uid) {
      isWhole &&= document !== null;
      continue;
    }
    const game = document.toMutableJSON();
    if (withEntry(game, entry) !== game) {
      await document.incrementalModify((before) => ({ ...withEntry(before, entry), updatedAt: nowIso() }));
    }
    const answer = answerFor(game.requests[entry.userId], entry);
    if (!answer) continue;
    const answered = { answer, answeredAt: entry.at, serverTimestamp: serverTimestamp() };
    await updateDoc(entryRef(firestore, game.id, entry.userId), answered);
    /* oxlint-enable no-await-in-loop */
  }
  return isWhole;
};

/** Writes cards for games that this golfer hosted with a version of Divot that wrote none. */
export const publishCards = async (here: Here): Promise<void> => {
  for (const game of await gamesHere(here)) {
    /* oxlint-disable no-await-in-loop -- five games at most */
    if (game.userId !== here.uid || (await readCard(here.firestore, game.id)) !== undefined) continue;
    await pushCard(here, asDocument(game));
    /* oxlint-enable no-await-in-loop */
  }
};

/** All games but the golfer's own. `again`: something could not be stored yet. */
export const exchangeGames = async (here: Here): Promise<{ documents: LocalDocument[]; again: boolean }> => {
  const again = !(await takeInEntries(here));
  return { documents: await othersGames(here), again };
};

/** Stores the card of a game whose link the golfer opened. */
export const openGame = async (
  database: DivotDatabase,
  firestore: Firestore,
  uid: string,
  id: string,
): Promise<boolean> => {
  const card = await readCard(firestore, id);
  if (card === undefined || card === 'hidden') return false;
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
