import { type Firestore, collection, getDocs, query, where } from 'firebase/firestore/lite';
import { getRxStorageDexie } from 'rxdb/plugins/storage-dexie';
import type { RxStorage } from 'rxdb/plugins/core';
import { reopenWhenEnded, withReopening } from '#src/data/rxdb/reopened-connections.ts';
import { entities } from '#src/domain/entities/registry.ts';
import type { JsonMap } from '@divot/documents';
import { localDay } from '@divot/basics';
import { AccountEndedError } from '#src/sync/change-marker.ts';
import { eraseFromCloud } from '#src/sync/tasks/account.ts';
import { isErased } from '#src/sync/wire.ts';
import type { Phone } from './device.ts';
import type { FuzzName } from './fuzz-edits.ts';

// What time, travel and ends elsewhere do to the phones of the sync fuzz.

export const ZONES = ['Europe/London', 'America/Los_Angeles', 'Pacific/Auckland', 'Asia/Kolkata'] as const;
export type Zone = (typeof ZONES)[number];

/** The golfer's day at `instant` in a time zone. */
export const dayIn = (zone: Zone, instant: string): string => {
  const home = process.env['TZ'];
  process.env['TZ'] = zone;
  try {
    return localDay(new Date(instant));
  } finally {
    process.env['TZ'] = home ?? 'UTC';
  }
};

const connections = new Set<IDBDatabase>();
const ended = new WeakSet<IDBDatabase>();
// oxlint-disable-next-line typescript/unbound-method -- called on an instance below
const { open } = IDBFactory.prototype;
// oxlint-disable-next-line typescript/unbound-method -- called on an instance below
const { transaction } = IDBDatabase.prototype;
IDBFactory.prototype.open = function watched(...given) {
  const request = open.apply(this, given);
  request.addEventListener('success', () => connections.add(request.result));
  return request;
};
IDBDatabase.prototype.transaction = function watched(...given) {
  if (ended.has(this)) throw new DOMException('Connection to Indexed Database server lost.', 'UnknownError');
  return transaction.apply(this, given);
};

/** Each open connection to a disk of this process fails from now on, as iOS leaves them. New ones work. */
export const loseConnections = (): void => {
  for (const one of connections) ended.add(one);
  connections.clear();
};

/** A disk whose connections can be lost. */
export const diskStorage = (): RxStorage<unknown, unknown> => {
  const onLost = () => undefined;
  const onCreate = (dexie: Parameters<typeof reopenWhenEnded>[0]) => {
    reopenWhenEnded(dexie, onLost);
  };
  return withReopening(getRxStorageDexie({ onCreate }), onLost);
};

const TRIES = 200;
const wait = (ms: number) =>
  new Promise((next) => {
    setTimeout(next, ms);
  });

/** What the cloud still has of the golfer beyond that their documents are gone. */
const leftInCloud = async (firestore: Firestore, uid: string, names: readonly FuzzName[]): Promise<string[]> => {
  const left: string[] = [];
  for (const name of names) {
    const path = entities[name].cloud.collection;
    const { docs } = await getDocs(query(collection(firestore, path), where('userId', '==', uid)));
    left.push(...docs.filter((one) => !isErased(one.data())).map((one) => `${path}/${one.id}`));
  }
  return left;
};

type End = {
  readonly phones: readonly Phone[];
  readonly uid: string;
  readonly names: readonly FuzzName[];
  readonly snapshot: (phone: Phone) => Promise<JsonMap>;
  /** An edit that the phone acknowledges to its golfer. Resolves to the words that it stores. */
  readonly edit: (phone: Phone) => Promise<string | undefined>;
  /** Ends the hostile network. */
  readonly calm: () => void;
};

/**
 * The first phone ends the account, over a network that breaks it off again and again. The others play on, every second
 * of them online. Nothing of the golfer stays in the cloud, every other phone learns of the end, and none loses
 * anything that it has.
 */
export const playEnd = async ({ phones, uid, names, snapshot, edit, calm }: End): Promise<string[]> => {
  const [leaver, ...others] = phones as [Phone, ...Phone[]];
  leaver.goOffline(); // Divot pauses sync on the device that ends the account
  const words: string[] = [];
  for (const [at, phone] of others.entries()) {
    if (at % 2 === 0) phone.goOffline();
    words.push((await edit(phone))!);
    phone.failure = undefined;
  }
  const before = await Promise.all(others.map(snapshot));
  for (let tries = 0; tries < TRIES; tries += 1) {
    const isDone = await eraseFromCloud(leaver.firestore, uid, undefined).then(
      () => true,
      () => false,
    );
    if (isDone) break;
  }
  calm();

  const problems: string[] = [];
  for (const phone of others) phone.goOnline();
  for (const [at, phone] of others.entries()) {
    for (let look = 0; look < TRIES && !(phone.failure instanceof AccountEndedError); look += 1) {
      phone.engine.pullAll();
      await wait(10);
    }
    if (!(phone.failure instanceof AccountEndedError)) problems.push(`${phone.name} never learned of the end`);
    const after = await snapshot(phone);
    for (const key of [...Object.keys(before[at]!), words[at]!])
      if (!JSON.stringify(after).includes(key)) problems.push(`${phone.name}: ${key} went when the account ended`);
  }
  const left = await leftInCloud(leaver.firestore, uid, names);
  return [...problems, ...left.map((path) => `${path} stayed in the cloud after the account ended`)];
};
