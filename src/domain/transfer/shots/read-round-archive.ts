import { type Result, fail } from '#src/domain/shared/result.ts';
import type { RoundArchive } from './archive-types.ts';
import { readEighteenBirdies } from './eighteen-birdies.ts';
import { readGarminArchive } from './garmin-archive.ts';

const MOST_BYTES = 200_000_000;
const ZIP_START = [0x50, 0x4b] as const;

/**
 * The rounds of another maker's archive: Garmin's export ZIP or 18Birdies' JSON, told by what is inside, not by `name`.
 * Pure; fails with one sentence that says what the file is and what would work.
 */
export const readRoundArchive = (_name: string, bytes: Uint8Array): Result<RoundArchive> => {
  if (bytes.length === 0) return fail('This file is empty. Download the archive again.');
  if (bytes.length > MOST_BYTES) return fail('This file is larger than 200 MB, more than Divot can read.');
  if (ZIP_START.every((byte, at) => bytes[at] === byte)) return readGarminArchive(bytes);
  return readEighteenBirdies(new TextDecoder().decode(bytes));
};
