import { readLocal, writeLocal } from '#src/platform/storage/local-store.ts';

// Videos that YouTube refuses to play here. Hidden on this device only, because another country may still have them.

const KEY = 'divot-hidden-videos';
const isIds = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((id) => typeof id === 'string');

export const hiddenVideos = (): readonly string[] => readLocal(KEY, isIds) ?? [];

export const hideVideo = (id: string): void => {
  writeLocal(KEY, [...new Set([...hiddenVideos(), id])]);
};
