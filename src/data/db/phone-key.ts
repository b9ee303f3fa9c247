import { Dexie, type Table } from 'dexie';
import { type PhoneKey, newPhoneKey } from '@divot/golf-games';
import { databaseName } from './database-name.ts';

// The key with which this phone seals what it says for its golfer. IndexedDB keeps it as it is: no script can read the
// private half. Signing out erases it with the golfer's other databases, and the next sign-in makes another one.

type KeyDatabase = Dexie & { readonly keys: Table<PhoneKey & { readonly id: string }, string> };

const ID = 'phone';

const readOrMake = async (uid: string): Promise<PhoneKey> => {
  const database = new Dexie(`${databaseName(uid)}--phone-key`) as KeyDatabase;
  database.version(1).stores({ keys: 'id' });
  try {
    const before = await database.keys.get(ID);
    if (before) return before;
    const made = { id: ID, ...(await newPhoneKey()) };
    // Another tab may have made one meanwhile. The first one stays.
    return await database.transaction('rw', database.keys, async () => {
      const first = await database.keys.get(ID);
      if (!first) await database.keys.add(made);
      return first ?? made;
    });
  } finally {
    database.close();
  }
};

const keys = new Map<string, Promise<PhoneKey | undefined>>();

/** This phone's key. Undefined where the browser stores none: its cards go without a seal. */
export const phoneKey = (uid: string): Promise<PhoneKey | undefined> => {
  const key = keys.get(uid) ?? readOrMake(uid).catch(() => undefined);
  keys.set(uid, key);
  return key;
};
