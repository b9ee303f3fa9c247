import type { Auth } from 'firebase/auth';
import {
  type DocumentReference,
  type Firestore,
  collection,
  doc,
  runTransaction,
  serverTimestamp,
} from 'firebase/firestore/lite';
import type { DivotDatabase } from '#src/data/db/collections.ts';
import { entities, entityNames } from '#src/domain/entities/registry.ts';
import { nowIso } from '#src/platform/clock.ts';
import { type Result, fail, ok } from '#src/domain/shared/result.ts';
import type { CloudFailure, CloudVideos } from '#src/platform/cloud.ts';
import type { Config } from '#src/platform/config.ts';
import { cloudFailure } from './cloud-failure.ts';
import type { SessionSync } from './contract.ts';
import { ownedPages } from './owned-pages.ts';
import { identity } from './sign-in.ts';
import { openVideos } from './videos.ts';

// The end of an account in the cloud. The rules allow no hard deletion; each document of the golfer is reduced to
// whose it was and that it is gone, so that no word or figure of theirs stays.

/** A push that was under way may land behind the first pass. */
const PASSES = 3;
const KEPT_FIELDS = new Set(['userId', '_deleted', 'serverTimestamp']);

const eraseAll = async (firestore: Firestore, uid: string, refs: readonly DocumentReference[]): Promise<void> => {
  if (refs.length === 0) return;
  await runTransaction(firestore, (transaction) => {
    for (const ref of refs) {
      transaction.set(ref, { userId: uid, _deleted: true, serverTimestamp: serverTimestamp() });
    }
    return Promise.resolve();
  });
};

/** Erases what is left in one collection; returns how many documents that were. */
const eraseCollection = async (firestore: Firestore, uid: string, path: string): Promise<number> => {
  let erased = 0;
  for await (const docs of ownedPages(collection(firestore, path), uid)) {
    const full = docs.filter((found) => Object.keys(found.data()).some((field) => !KEPT_FIELDS.has(field)));
    await eraseAll(
      firestore,
      uid,
      full.map(({ ref }) => ref),
    );
    erased += full.length;
  }
  return erased;
};

/** The videos that were uploaded, of swings that were deleted since too. */
const eraseVideos = async (firestore: Firestore, uid: string, videos: CloudVideos): Promise<void> => {
  for await (const docs of ownedPages(collection(firestore, entities.swings.cloud.collection), uid)) {
    for (const { id } of docs.filter((found) => ['uploading', 'uploaded'].includes(String(found.get('cloudVideo'))))) {
      // oxlint-disable-next-line no-await-in-loop -- a handful
      const dropped = await videos.drop(id);
      if (!dropped.ok) throw new Error(`A video could not be taken out: ${dropped.error}`);
    }
  }
};

/** In other golfers' games the entry stays, withdrawn and without a name. */
const leaveGames = async (firestore: Firestore, uid: string, database: DivotDatabase): Promise<void> => {
  const games = await database.games.find().exec();
  const asked = games.filter(({ userId, requests }) => userId !== uid && requests[uid] !== undefined);
  for (const { id } of asked) {
    // oxlint-disable-next-line no-await-in-loop -- a handful
    await runTransaction(firestore, async (transaction) => {
      const ref = doc(firestore, entities.games.cloud.collection, id);
      const data = (await transaction.get(ref)).data();
      if (!data) return;
      const at = nowIso();
      const requests = { ...(data['requests'] as object), [uid]: { name: '', status: 'withdrawn', at } };
      transaction.set(ref, { ...data, requests, updatedAt: at, serverTimestamp: serverTimestamp() });
    });
  }
};

/** Rejects where the cloud cannot be reached or refuses; doing it again goes on where it stopped. */
const eraseFromCloud = async (
  firestore: Firestore,
  uid: string,
  { database, videos }: { readonly database: DivotDatabase; readonly videos: CloudVideos | undefined },
): Promise<void> => {
  await leaveGames(firestore, uid, database);
  if (videos) await eraseVideos(firestore, uid, videos);
  const places = entityNames
    .filter((name) => entities[name].cloud.access !== 'directory')
    .map((name) => entities[name].cloud.collection)
    .filter((path) => path !== entities.profiles.cloud.collection);
  for (let pass = 0; pass < PASSES; pass += 1) {
    let erased = 0;
    // oxlint-disable-next-line no-await-in-loop -- one collection after the other
    for (const path of places) erased += await eraseCollection(firestore, uid, path);
    if (erased === 0) break;
  }
  // The earlier app's profiles carry no userId: by its place. Last, so that an end that broke off is seen again.
  await eraseAll(firestore, uid, [doc(firestore, entities.profiles.cloud.collection, uid)]);
};

type Ending = {
  readonly config: Config;
  readonly auth: Auth;
  readonly firestore: Firestore;
  readonly session: SessionSync;
  readonly password: string;
  /** Takes the golfer off this device. */
  readonly leave: () => Promise<void>;
};

/** Only a fresh sign-in may end an account; the password is the proof that it is the golfer who asks. */
export const endAccount = async (ending: Ending): Promise<Result<void, CloudFailure>> => {
  const { config, auth, firestore, session, password, leave } = ending;
  const email = auth.currentUser?.email;
  if (!email) return fail('offline');
  try {
    const proof = await identity(auth).signIn({ email, password });
    if (!proof.ok) return proof;
    session.hold(true);
    await eraseFromCloud(firestore, session.uid, { database: session.database, videos: openVideos(config, auth) });
    await auth.currentUser?.delete();
    await leave();
    return ok(undefined);
  } catch (error) {
    return fail(cloudFailure(error));
  }
};
