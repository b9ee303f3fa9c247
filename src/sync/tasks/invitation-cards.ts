import {
  type DocumentSnapshot,
  type Firestore,
  Timestamp,
  collection,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  updateDoc,
  where,
} from 'firebase/firestore/lite';
import type { Invitation } from '#src/domain/entities/invitation.entity.ts';
import { fitsSchema } from '@divot/documents';
import {
  CARDS,
  CARD_FIELDS,
  CARD_PLACING,
  ENTRIES,
  type GameEntry,
  answerFor,
  cellOf,
  entryKey,
  entryOf,
  gameEntry,
  requestOf,
  takenOf,
} from '#src/domain/invitations/invitation-card.ts';
import { DAY_MS, type Result, compact } from '@divot/basics';
import { laterThan } from '#src/domain/shared/later-than.ts';
import { now } from '#src/platform/clock/clock.ts';
import type { Beside, PushRow, PushTarget, Pushed, Transact } from '#src/sync/contract.ts';
import { runTransaction } from '#src/sync/run-transaction.ts';
import { type CloudDocument, type LocalDocument, fromCloud, toCloud } from '#src/sync/wire.ts';
import { counting, isPermissionDenied, sendCounted } from './daily-count.ts';
import { eraseDocuments } from './owned-documents.ts';
import { differIn, isSameShown } from './shown.ts';

// A game is several documents in the cloud: the host's own, the card that others see, and an entry of each guest. A
// host sends the game and its card in one transaction, then the answers to guests one by one, because the rules look up
// other documents for each and a commit allows twenty. A guest sends only their own entry; their game is put together
// from the card and that entry.

export const dayAgo = (): Timestamp => Timestamp.fromMillis(now().getTime() - DAY_MS);

export const cardRef = (firestore: Firestore, gameId: string) => doc(firestore, CARDS, gameId);
export const entryRef = (firestore: Firestore, gameId: string, uid: string) =>
  doc(firestore, ENTRIES, entryKey(gameId, uid));

/** A day after its start nobody looks for a game any more. */
const isOver = ({ startUtc }: Invitation): boolean => Date.parse(startUtc) < dayAgo().toMillis();

/** What everyone sees of the host's game. A deleted or past game keeps only its owner. */
export const cardOf = (document: LocalDocument): CloudDocument => {
  const game = document as unknown as Invitation;
  if (document._deleted || isOver(game)) return { userId: game.userId, _deleted: true };
  const whole = toCloud('games', document);
  const shown = CARD_FIELDS.filter((name) => whole[name] !== undefined).map((name) => [name, whole[name]]);
  return { ...Object.fromEntries(shown), taken: takenOf(game), cell: cellOf(game), _deleted: false };
};

/** An entry that is written as the app writes it. Everything else is left out. */
export const entryIn = (snapshot: DocumentSnapshot): GameEntry | undefined => {
  const data = snapshot.data();
  const startUtc: unknown = data?.['startUtc'];
  const entry = { ...data, startUtc: startUtc instanceof Timestamp ? startUtc.toDate().toISOString() : startUtc };
  return fitsSchema(entry, gameEntry as never) ? (entry as unknown as GameEntry) : undefined;
};

/** Undefined if there is none, or none that this golfer may see. */
export const readCard = async (firestore: Firestore, gameId: string): Promise<CloudDocument | undefined> => {
  try {
    const data = (await getDoc(cardRef(firestore, gameId))).data();
    return data?.['_deleted'] === true ? undefined : data;
  } catch (error) {
    if (isPermissionDenied(error)) return undefined;
    throw error;
  }
};

/** The game as it is stored on a guest's device. */
export const gameFrom = (id: string, card: CloudDocument, uid: string, entry?: GameEntry): Result<LocalDocument> => {
  const { cell: _cell, ...shown } = card;
  const requests = entry ? { [uid]: requestOf(entry) } : {};
  return fromCloud('games', id, { ...shown, id, requests }, ''); // none without its host
};

export type GameTarget = Pick<PushTarget, 'firestore' | 'uid' | 'gate'>;

const isAnswered = ({ status }: Invitation['requests'][string]) => status === 'accepted' || status === 'declined';

/** The guests whose requests have answers that they may not have seen yet. */
const answeredSince = (mine: Invitation, base: Invitation | undefined): readonly string[] =>
  Object.entries(mine.requests)
    .filter(([uid, request]) => {
      const before = base?.requests[uid];
      return isAnswered(request) && (before?.status !== request.status || before.at !== request.at);
    })
    .map(([uid]) => uid);

/** Writes the host's answer into the guest's entry, if it is not there yet. A newer request has no answer. */
export const sendAnswer = async (
  { firestore, gate }: GameTarget,
  { id, requests }: Pick<Invitation, 'id' | 'requests'>,
  entry: GameEntry,
): Promise<void> => {
  const answer = answerFor(requests[entry.userId], entry);
  if (!answer) return;
  await gate.pass();
  try {
    const answered = { answer, answeredAt: entry.at, serverTimestamp: serverTimestamp() };
    await updateDoc(entryRef(firestore, id, entry.userId), answered);
  } catch (error) {
    // The guest has asked anew meanwhile: that request comes with the next pull.
    if (!isPermissionDenied(error)) throw error;
  }
};

const besideGame =
  (target: GameTarget, isFlipped: boolean): Beside =>
  async (transaction, mine) => {
    const ref = cardRef(target.firestore, mine.id);
    const before = (await transaction.get(ref)).data();
    const isNew = cardOf(mine)['_deleted'] === false && differIn(CARD_PLACING, before, cardOf(mine));
    const count = isNew ? await counting(target, transaction, 'games', isFlipped) : undefined;
    return (sent: LocalDocument) => {
      const card = cardOf(sent);
      const { updatedAt: _at, serverTimestamp: _stamp, ...stored } = before ?? {};
      const { updatedAt: _newAt, ...wanted } = card;
      if (before ? isSameShown(stored, wanted) : card['_deleted'] === true) return;
      count?.(mine.id);
      transaction.set(ref, { ...card, serverTimestamp: serverTimestamp() });
    };
  };

type Request = Invitation['requests'][string];

/** Whether the guest asked later than this request, or withdrew it meanwhile. */
const isNewer = (entry: GameEntry, { at, withdrawnAt }: Request): boolean =>
  entry.at > at || (entry.at === at && entry.withdrawnAt !== undefined && withdrawnAt === undefined);

const isSameRequest = (a: Request | undefined, b: Request): boolean =>
  a !== undefined && a.at === b.at && a.withdrawnAt === b.withdrawnAt;

/** An entry as others see it, with the host's answer to this request. */
const answeredEntry = (request: Request, before: GameEntry | undefined) => {
  if (before?.at !== request.at) return entryOf(request);
  const { name, status, answer, answeredAt } = before;
  return compact({ ...entryOf(request), name, status, answer, answeredAt });
};

/** Sends the guest's entry, if they have one. */
const pushEntry = (target: GameTarget, row: PushRow, isFlipped: boolean): Promise<Pushed> =>
  runTransaction(target.firestore, async (transaction): Promise<Pushed> => {
    const { firestore, uid, gate } = target;
    const mine = row.newDocumentState;
    const game = mine as unknown as Invitation;
    let request = game.requests[uid];
    if (!request || mine._deleted) return { kind: 'acknowledged' };
    const ref = entryRef(firestore, mine.id, uid);
    const snapshot = await transaction.get(ref);
    const before = entryIn(snapshot);
    // A request that was withdrawn before it was sent concerns nobody.
    if (!before && request.withdrawnAt) return { kind: 'acknowledged' };
    if (before && isNewer(before, request)) {
      const cloudRequest = requestOf(before);
      const base = (row.assumedMasterState as unknown as Invitation | undefined)?.requests[uid];
      if (!isSameRequest(base, cloudRequest))
        return { kind: 'conflict', server: { ...mine, requests: { ...game.requests, [uid]: cloudRequest } } };
      // The golfer has changed the newest request, by a clock that was wrong then or is now.
      request = { ...request, at: laterThan(cloudRequest.at, request.at) };
    }
    const entry = answeredEntry(request, before);
    if (before && isSameShown(entry, answeredEntry(requestOf(before), before))) return { kind: 'acknowledged' };
    const count = request.withdrawnAt ? undefined : await counting(target, transaction, 'requests', isFlipped);
    await gate.pass();
    count?.(ref.id);
    transaction.set(ref, {
      userId: uid,
      host: game.userId,
      gameId: mine.id,
      startUtc: snapshot.get('startUtc') ?? Timestamp.fromDate(new Date(game.startUtc)),
      ...entry,
      serverTimestamp: serverTimestamp(),
      _deleted: false,
    });
    return { kind: 'acknowledged' };
  });

const pushHosted = async (target: PushTarget, row: PushRow, transact: Transact): Promise<Pushed> => {
  const pushed = await sendCounted((isFlipped) => transact(target, row, besideGame(target, isFlipped)));
  if (pushed.kind === 'rejected') return pushed;
  const game = (pushed.kind === 'conflict' ? pushed.server : row.newDocumentState) as unknown as Invitation;
  for (const uid of answeredSince(game, row.assumedMasterState as unknown as Invitation | undefined)) {
    /* oxlint-disable no-await-in-loop -- one or two at a time */
    const entry = entryIn(await getDoc(entryRef(target.firestore, game.id, uid)));
    if (entry) await sendAnswer(target, game, entry);
    /* oxlint-enable no-await-in-loop */
  }
  return pushed;
};

export const pushGame = (target: PushTarget, row: PushRow, transact: Transact): Promise<Pushed> =>
  row.newDocumentState['userId'] === target.uid
    ? pushHosted(target, row, transact)
    : sendCounted((isFlipped) => pushEntry(target, row, isFlipped));

/**
 * Sends a request that an earlier version wrote into the host's game alone as the guest's entry, which the guest can
 * take back. Nothing happens where the host no longer takes it.
 */
export const sendEarlierRequest = async (target: GameTarget, game: Invitation): Promise<void> => {
  const row = { newDocumentState: { ...game, _deleted: false } } as unknown as PushRow;
  try {
    await sendCounted((isFlipped) => pushEntry(target, row, isFlipped));
  } catch (error) {
    if (!isPermissionDenied(error)) throw error;
  }
};

const MOST_ERASED = 100;
/** Empties the cards of the golfer's past games, so that nobody can list where and when they used to play. */
export const erasePastCards = async ({ firestore, uid, gate }: GameTarget): Promise<void> => {
  const past = query(
    collection(firestore, CARDS),
    where('userId', '==', uid),
    where('startUtc', '<', dayAgo()),
    limit(MOST_ERASED),
  );
  const { docs } = await getDocs(past);
  await gate.pass();
  await eraseDocuments(
    firestore,
    uid,
    docs.map(({ ref }) => ref),
  );
};
