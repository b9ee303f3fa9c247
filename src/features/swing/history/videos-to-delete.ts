type StoredVideo = { readonly id: string; readonly bytes: number; readonly starred: boolean };

/**
 * The videos that clean-up proposes: the oldest unstarred ones, until the rest take up half of the limit. It always
 * proposes at least one, because the golfer came to make room.
 */
export const videosToDelete = (oldestFirst: readonly StoredVideo[], roomBytes: number): ReadonlySet<string> => {
  const going = new Set<string>();
  let left = oldestFirst.reduce((sum, { bytes }) => sum + bytes, 0);
  for (const { id, bytes, starred } of oldestFirst) {
    if (starred) continue;
    if (going.size > 0 && left <= roomBytes / 2) break;
    going.add(id);
    left -= bytes;
  }
  return going;
};
