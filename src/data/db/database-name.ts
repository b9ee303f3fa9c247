/** One database per golfer, so that two golfers on one phone never share a byte. */
export const databaseName = (uid: string): string => `divot-${uid}`;

/** Whether an IndexedDB database is one of the golfer's: RxDB's Dexie storage names them 'rxdb-dexie-<database>--…'. */
export const belongsTo = (name: string, uid: string): boolean => {
  const expected = databaseName(uid);
  const bare = name.replace(/^rxdb-dexie-/, '');
  return bare === expected || bare.startsWith(`${expected}--`);
};

/** Names of the golfer's IndexedDB databases that are on this device. */
export const golferDatabases = async (uid: string): Promise<readonly string[]> =>
  (await indexedDB.databases()).flatMap(({ name }) => (name !== undefined && belongsTo(name, uid) ? [name] : []));
