import type { Page } from 'playwright';

/** Runs in the page. */
export const readDocuments = async <T>(ending: string): Promise<readonly T[]> => {
  const name = (await indexedDB.databases()).find((one) => one.name?.endsWith(ending))?.name;
  if (name === undefined) return [];
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(name);
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error(name)));
  });
  const documents = await new Promise<T[]>((resolve) => {
    const request = database.transaction('docs').objectStore('docs').getAll();
    request.addEventListener('success', () => resolve(request.result as T[]));
  });
  database.close();
  return documents;
};

/** Reads a collection from the database on disk, bypassing everything the app keeps in memory. */
export const onDisk = <T>(page: Page, collection: string): Promise<readonly T[]> =>
  page.evaluate(readDocuments<T>, `--${collection}`);
