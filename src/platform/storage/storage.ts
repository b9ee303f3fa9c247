// How much storage this device uses, and whether the browser promises to keep it.

export type StorageUse = { readonly usedBytes: number; readonly quotaBytes: number };
/** granted: kept until the golfer deletes it · refused: the browser may clear it when space is short */
export type StoragePromise = 'granted' | 'refused' | 'unsupported';

/** Undefined if the browser does not say. Both figures are the browser's estimates. */
export const storageUse = async (): Promise<StorageUse | undefined> => {
  if (!navigator.storage?.estimate) return undefined;
  const { usage, quota } = await navigator.storage.estimate();
  return usage === undefined || !quota ? undefined : { usedBytes: usage, quotaBytes: quota };
};

export const storagePromise = async (): Promise<StoragePromise> => {
  if (!navigator.storage?.persisted) return 'unsupported';
  return (await navigator.storage.persisted()) ? 'granted' : 'refused';
};

/** Firefox asks the golfer and responds only after they answer, so ask only from a tap (storage-section.tsx). */
const asksTheGolfer = (): boolean => navigator.userAgent.includes('Firefox/');

/** Asks at a start if the browser decides by itself. Nothing may wait for it. */
export const askToKeepStorageUnasked = async (): Promise<void> => {
  if (!asksTheGolfer()) await askToKeepStorage();
};

/** Asks the browser to keep our data. Resolves to what it really promised. */
export const askToKeepStorage = async (): Promise<StoragePromise> => {
  if (!navigator.storage?.persist) return 'unsupported';
  if ((await storagePromise()) === 'granted') return 'granted';
  return (await navigator.storage.persist()) ? 'granted' : 'refused';
};
