import { isInstantText, readLocal, writeLocal } from './local-store.ts';

// The golfers whose documents have all been on this device once.

const keyOf = (uid: string) => `divot-arrived-${uid}`;

export const hasArrived = (uid: string): boolean => readLocal(keyOf(uid), isInstantText) !== undefined;

export const noteArrived = (uid: string, at: string): boolean => writeLocal(keyOf(uid), at);
