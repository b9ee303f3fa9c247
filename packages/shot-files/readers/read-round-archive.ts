import { strFromU8, unzipSync } from 'fflate';
import { type Result, fail } from '@divot/basics';
import type { RoundArchive } from './archive-types.ts';
import { readEighteenBirdies } from './eighteen-birdies.ts';
import { readGarminArchive } from './garmin-archive.ts';
import { unpackedBytes } from './garmin-zip.ts';
import { decodeText } from './text-file.ts';
import { isGolfMetrics, readGolfMetrics } from './golfmetrics.ts';

export const MOST_ARCHIVE_BYTES = 200_000_000;
const ZIP_START = [0x50, 0x4b] as const;

const BIRDIES_FILE = /(?:^|[/\\])18birdies[^/\\]*\.json$/i;
/** 18Birdies' JSON inside a ZIP. */
const packedBirdies = (bytes: Uint8Array): string | undefined => {
  try {
    const [file] = Object.values(
      unzipSync(bytes, {
        filter: (file) => BIRDIES_FILE.test(file.name) && unpackedBytes(file) <= MOST_ARCHIVE_BYTES,
      }),
    );
    return file && strFromU8(file);
  } catch {
    return undefined;
  }
};

/**
 * The rounds of another app: Garmin's export ZIP, 18Birdies' JSON or GolfMetrics' table, recognised by content, not by
 * `name`. Pure. Fails with one sentence that says what the file is and what would work.
 */
export const readRoundArchive = (
  _name: string,
  bytes: Uint8Array,
  onProgress: (share: number) => void = () => undefined,
): Result<RoundArchive> => {
  if (!(bytes instanceof Uint8Array) || bytes.length === 0)
    return fail('This file is empty. Download the archive again.');
  if (bytes.length > MOST_ARCHIVE_BYTES) return fail('This file is larger than 200 MB, more than Divot can read.');
  if (ZIP_START.every((byte, at) => bytes[at] === byte)) {
    const packed = packedBirdies(bytes);
    return packed === undefined ? readGarminArchive(bytes, onProgress) : readEighteenBirdies(packed);
  }
  const text = decodeText(bytes);
  return isGolfMetrics(text.slice(0, 2000)) ? readGolfMetrics(text) : readEighteenBirdies(text);
};
