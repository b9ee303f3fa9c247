import { groundDatabase } from '#src/data/db/ground-database.ts';
import type { CoursePack } from '@divot/ground';

/** Puts a course's map on this device, as a course search would. */
export const keepGround = async (uid: string, courseId: string, pack: CoursePack): Promise<void> => {
  const { lat, lon } = pack.origin;
  const box = { south: lat, west: lon, north: lat, east: lon };
  const found = { name: pack.name, box };
  await groundDatabase(uid).packs.put({ courseId, pack, found, savedAt: new Date().toISOString() });
};
