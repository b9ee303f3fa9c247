import { FirebaseError } from 'firebase/app';
import { type DocumentSnapshot, type Firestore, doc, getDoc, serverTimestamp } from 'firebase/firestore/lite';
import type { Game } from '#src/domain/entities/game.entity.ts';
import {
  CARDS,
  CARD_FIELDS,
  ENTRIES,
  type GameEntry,
  cellOf,
  entryKey,
  requestOf,
  takenOf,
} from '#src/domain/games/game-card.ts';
import type { Result } from '#src/domain/shared/result.ts';
import { type CloudDocument, type LocalDocument, fromCloud, toCloud } from './wire.ts';

// A game as its guests have it, put together of its card and their own entry; and the card that a host writes.

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

export const isRefusal = (error: unknown): boolean =>
  error instanceof FirebaseError && error.code.endsWith('permission-denied');

/** 'hidden' also where there is no such game any more. */
type CardAnswer = CloudDocument | 'hidden' | undefined;
export const readCard = async (firestore: Firestore, gameId: string): Promise<CardAnswer> => {
  try {
    const data = (await getDoc(cardRef(firestore, gameId))).data();
    return data?.['_deleted'] === true ? 'hidden' : data;
  } catch (error) {
    if (isRefusal(error)) return 'hidden';
    throw error;
  }
};

/** The game on the device of somebody who is not its host. */
export const gameFrom = (id: string, card: CloudDocument, uid: string, entry?: GameEntry): Result<LocalDocument> => {
  const { cell: _cell, ...shown } = card;
  const requests = entry ? { [uid]: requestOf(entry) } : {};
  return fromCloud('games', id, { ...shown, id, requests }, String(card['userId']));
};
