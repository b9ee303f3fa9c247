import { openedDatabase } from '#src/data/live/current.ts';
import { existingEventsDatabase } from './events-database.ts';
import { existingGroundDatabase } from './ground-database.ts';
import { storedVideos } from './swing-videos.ts';

/** What is on this device and nowhere else, counted. Erasing the device would lose it. */
export type DeviceOnly = {
  /** Swing videos that are not in the golfer's cloud storage. */
  readonly videos: number;
  /** Rounds with marks of where shots were played. */
  readonly markedRounds: number;
  readonly pocketBooks: number;
  /** Events that the golfer runs. */
  readonly events: number;
};

const countVideos = async (uid: string): Promise<number> => {
  const videos = await storedVideos(uid);
  if (videos.length === 0) return 0;
  const swings = await (await openedDatabase())?.swings.findByIds(videos.map(({ id }) => id)).exec();
  return videos.filter(({ id }) => swings?.get(id)?.cloudVideo !== 'uploaded').length;
};

export const countDeviceOnly = async (uid: string): Promise<DeviceOnly> => {
  const ground = await existingGroundDatabase(uid);
  const organised = await existingEventsDatabase(uid);
  const [videos, markedRounds, pocketBooks, events] = await Promise.all([
    countVideos(uid),
    ground?.marks.count() ?? 0,
    ground?.books.count() ?? 0,
    organised?.events.count() ?? 0,
  ]);
  return { videos, markedRounds, pocketBooks, events };
};
