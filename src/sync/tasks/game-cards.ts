import {
  type DocumentSnapshot,
  type Firestore,
  Timestamp,
  doc,
  getDoc,
  runTransaction,
  serverTimestamp,
} from 'firebase/firestore/lite';
import type { Game } from '#src/domain/entities/game.entity.ts';
import {
  CARDS,
  CARD_FIELDS,
  ENTRIES,
  type GameEntry,
  answerFor,
  cellOf,
  entryKey,
  entryOf,
  requestOf,
  takenOf,
} from '#src/domain/games/game-card.ts';
import type { Result } from '#src/domain/shared/result.ts';
import { now } from '#src/platform/clock.ts';
import type { Beside, PushRow, PushTarget, Pushed, Transact } from '#src/sync/contract.ts';
import { type CloudDocument, type LocalDocument, fromCloud, toCloud } from '#src/sync/wire.ts';
import { counting, isPermissionDenied, sendCounted } from './daily-count.ts';

// A game is several documents in the cloud: the host's own, the card that others see, and an entry of each guest. A
// host sends the game, with the card and the answers to guests in the same transaction. A guest sends only their own
// entry; their game is put together from the card and that entry.

const DAY_MS = 86_400_000;

export const cardRef = (firestore: Firestore, gameId: string) => doc(firestore, CARDS, gameId);
export const entryRef = (firestore: Firestore, gameId: string, uid: string) =>
  doc(firestore, ENTRIES, entryKey(gameId, uid));

/** What everyone sees of the host's game. A deleted game keeps only its owner. */
export const cardOf = (game: LocalDocument): CloudDocument => {
  const now = serverTimestamp();
  if (game._deleted) return { userId: game['userId'], _deleted: true, serverTimestamp: now };
  const whole = toCloud('games', game);
  const shown = CARD_FIELDS.filter((name) => whole[name] !== undefined).map((name) => [name, whole[name]]);
  const { requests, spots, latitude, longitude } = game as unknown as Game;
  const published = { taken: takenOf({ requests, spots }), cell: cellOf({ latitude, longitude }), _deleted: false };
  return { ...Object.fromEntries(shown), ...published, serverTimestamp: now };
};

/** The rules accept nothing else here. */
export const entryIn = (snapshot: DocumentSnapshot): GameEntry | undefined =>
  snapshot.exists() ? (snapshot.data() as unknown as GameEntry) : undefined;

/** 'hidden' also if the game no longer exists. */
type CardAnswer = CloudDocument | 'hidden' | undefined;
export const readCard = async (firestore: Firestore, gameId: string): Promise<CardAnswer> => {
  try {
    const data = (await getDoc(cardRef(firestore, gameId))).data();
    return data?.['_deleted'] === true ? 'hidden' : data;
  } catch (error) {
    if (isPermissionDenied(error)) return 'hidden';
    throw error;
  }
};

/** The game as it is stored on a guest's device. */
export const gameFrom = (id: string, card: CloudDocument, uid: string, entry?: GameEntry): Result<LocalDocument> => {
  const { cell: _cell, ...shown } = card;
  const requests = entry ? { [uid]: requestOf(entry) } : {};
  return fromCloud('games', id, { ...shown, id, requests }, String(card['userId']));
};

export type GameTarget = Pick<PushTarget, 'firestore' | 'uid' | 'gate'>;

const isAnswered = ({ status }: Game['requests'][string]) => status === 'accepted' || status === 'declined';

/** The requests with answers their guests may not have seen yet. */
const answeredSince = (mine: Game, base: Game | undefined): readonly string[] =>
  Object.entries(mine.requests)
    .filter(([uid, request]) => {
      const before = base?.requests[uid];
      return isAnswered(request) && (before?.status !== request.status || before.at !== request.at);
    })
    .map(([uid]) => uid);

const besideGame =
  (target: GameTarget, row: PushRow, isFlipped: boolean): Beside =>
  async (transaction, mine) => {
    const { firestore } = target;
    const game = mine as unknown as Game;
    const card = cardRef(firestore, mine.id);
    const isKnown = (await transaction.get(card)).exists();
    const isOver = mine._deleted || Date.parse(game.startUtc) < now().getTime() - DAY_MS;
    const count = isKnown || isOver ? undefined : await counting(target, transaction, 'games', isFlipped);
    const entries: DocumentSnapshot[] = [];
    for (const uid of mine._deleted ? [] : answeredSince(game, row.assumedMasterState as unknown as Game | undefined)) {
      // oxlint-disable-next-line no-await-in-loop -- one or two at a time
      entries.push(await transaction.get(entryRef(firestore, mine.id, uid)));
    }
    return (sent: LocalDocument) => {
      count?.(mine.id);
      if (isKnown || !isOver) transaction.set(card, cardOf(sent));
      for (const snapshot of entries) {
        const entry = entryIn(snapshot);
        const answer = entry && answerFor((sent as unknown as Game).requests[entry.userId], entry);
        if (!entry || !answer) continue;
        transaction.update(snapshot.ref, { answer, answeredAt: entry.at, serverTimestamp: serverTimestamp() });
      }
    };
  };

/** Writes the card of a game that is already in the cloud. */
export const pushCard = (target: GameTarget, mine: LocalDocument): Promise<void> =>
  runTransaction(target.firestore, async (transaction) => {
    const write = await besideGame(target, { newDocumentState: mine }, false)(transaction, mine);
    await target.gate.pass();
    write(mine);
  });

/** Sends the guest's entry, if they have one. */
export const pushEntry = (target: GameTarget, mine: LocalDocument, isFlipped = false): Promise<Pushed> =>
  runTransaction(target.firestore, async (transaction): Promise<Pushed> => {
    const { firestore, uid, gate } = target;
    const game = mine as unknown as Game;
    const request = game.requests[uid];
    if (!request || mine._deleted) return { kind: 'acknowledged' };
    const ref = entryRef(firestore, mine.id, uid);
    const snapshot = await transaction.get(ref);
    const before = entryIn(snapshot);
    const isOlder =
      before && (before.at > request.at || (before.at === request.at && before.withdrawnAt && !request.withdrawnAt));
    if (isOlder)
      return { kind: 'conflict', server: { ...mine, requests: { ...game.requests, [uid]: requestOf(before) } } };
    const count = snapshot.exists() ? undefined : await counting(target, transaction, 'requests', isFlipped);
    await gate.pass();
    count?.(ref.id);
    const isSame = before?.at === request.at;
    transaction.set(ref, {
      userId: uid,
      host: game.userId,
      gameId: mine.id,
      startUtc: snapshot.get('startUtc') ?? Timestamp.fromDate(new Date(game.startUtc)),
      ...entryOf(request),
      ...(isSame ? { status: before.status } : {}),
      ...(isSame && before.answer ? { answer: before.answer, answeredAt: before.answeredAt } : {}),
      serverTimestamp: serverTimestamp(),
      _deleted: false,
    });
    return { kind: 'acknowledged' };
  });

export const pushGame = (target: PushTarget, row: PushRow, transact: Transact): Promise<Pushed> => {
  const isHost = row.newDocumentState['userId'] === target.uid;
  return sendCounted((isFlipped) =>
    isHost
      ? transact(target, row, besideGame(target, row, isFlipped))
      : pushEntry(target, row.newDocumentState, isFlipped),
  );
};
