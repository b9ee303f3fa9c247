import { clubSpeedsIn } from '@divot/shot-files';

/** A session of swings takes a few kilobytes. */
const MOST_BYTES = 2_000_000;

export const speedsOf = async (file: File) =>
  clubSpeedsIn(new Uint8Array(await file.slice(0, MOST_BYTES).arrayBuffer()));
