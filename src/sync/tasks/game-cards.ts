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
import type { Beside, PushRow, PushTarget, Pushed, Transact } from '#src/sync/push.ts';
import { type CloudDocument, type LocalDocument, fromCloud, toCloud } from '#src/sync/wire.ts';
import { counting, isPermissionDenied, sendCounted } from './daily-count.ts';

// A game is several documents in the cloud: the host's own, the card that others see, and an entry of each guest. A host
// sends the game, and beside it in the same transaction the card and the answers to guests. A guest sends nothing but an
// entry of their own, and has the game put together of the card and that entry.

const DAY_MS = 86_400_000;

export const cardRef = (firestore: Firestore, gameId: string) => doc(firestore, CARDS, gameId);
export const entryRef = (firestore: Firestore, gameId: string, uid: string) =>
  doc(firestore, ENTRIES, entryKey(gameId, uid));

/** What everyone sees of the host's game; a deleted one leaves only whose it was. */
export const cardOf = (game: LocalDocument): CloudDocument => {
  const now = serverTimestamp();
  if (game._deleted) return { userId: game['userId'], _deleted: true, serverTimestamp: now };
  const whole = toCloud('games', game);
  const shown = CARD_FIELDS.filter((name) => whole[name] !== undefined).map((name) => [name, whole[name]]);
  const { requests, spots, latitude, longitude } = game as unknown as Game;
  const told = { taken: takenOf({ requests, spots }), cell: cellOf({ latitude, longitude }), _deleted: false };
  return { ...Object.fromEntries(shown), ...told, serverTimestamp: now };
};

/** The rules let nothing else in. */
export const entryIn = (snapshot: DocumentSnapshot): GameEntry | undefined =>
  snapshot.exists() ? (snapshot.data() as unknown as GameEntry) : undefined;

/** 'hidden' also where there is no such game any more. */
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

/** The game on the device of somebody who is not its host. */
export const gameFrom = (id: string, card: CloudDocument, uid: string, entry?: GameEntry): Result<LocalDocument> => {
  const { cell: _cell, ...shown } = card;
  const requests = entry ? { [uid]: requestOf(entry) } : {};
  return fromCloud('games', id, { ...shown, id, requests }, String(card['userId']));
};

export type GameTarget = Pick<PushTarget, 'firestore' | 'uid' | 'gate'>;

const isAnswered = ({ status }: Game['requests'][string]) => status === 'accepted' || status === 'declined';

/** The requests whose answer may be new to their guests. */
const toldSince = (mine: Game, base: Game | undefined): readonly string[] =>
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
    for (const uid of mine._deleted ? [] : toldSince(game, row.assumedMasterState as unknown as Game | undefined)) {
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

/** The card of a game that is in the cloud already. */
export const pushCard = (target: GameTarget, mine: LocalDocument): Promise<void> =>
  runTransaction(target.firestore, async (transaction) => {
    const write = await besideGame(target, { newDocumentState: mine }, false)(transaction, mine);
    await target.gate.pass();
    write(mine);
  });

/** The guest's own words; nothing where they have said nothing. */
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
