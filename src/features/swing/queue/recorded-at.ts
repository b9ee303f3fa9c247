// When a clip was filmed. An MP4 or QuickTime file says so in its movie header ('mvhd' in 'moov', ISO/IEC 14496-12,
// 8.2.2), in seconds since 1904. A copy keeps it, while the file's own date is that of the copy.

const SECONDS_1904_TO_1970 = 2_082_844_800;
/** Cameras without a clock write 0, and no phone filmed before this. */
const EARLIEST_MS = Date.UTC(1995, 0, 1);

const viewOf = async (file: Blob, from: number, bytes: number): Promise<DataView> =>
  new DataView(await file.slice(from, from + bytes).arrayBuffer());

/** Where the content of the first box of this type begins, between two places of the file. */
const findBox = async (
  file: Blob,
  type: string,
  from: number,
  until: number,
): Promise<[number, number] | undefined> => {
  for (let at = from; at + 8 <= until;) {
    // oxlint-disable-next-line no-await-in-loop -- each box says where the next one begins
    const head = await viewOf(file, at, 16);
    const short = head.getUint32(0);
    const isLong = short === 1 && head.byteLength === 16;
    const size = isLong ? Number(head.getBigUint64(8)) : short || until - at;
    const name = String.fromCharCode(...[4, 5, 6, 7].map((byte) => head.getUint8(byte)));
    if (size < 8) return undefined;
    if (name === type) return [at + (isLong ? 16 : 8), Math.min(at + size, until)];
    at += size;
  }
  return undefined;
};

const movieTimeMs = async (file: Blob): Promise<number | undefined> => {
  const movie = await findBox(file, 'moov', 0, file.size);
  const header = movie && (await findBox(file, 'mvhd', ...movie));
  if (!header) return undefined;
  const view = await viewOf(file, header[0], 12);
  const seconds = view.getUint8(0) === 1 ? Number(view.getBigUint64(4)) : view.getUint32(4);
  return (seconds - SECONDS_1904_TO_1970) * 1000;
};

/** The clip's own date, or else the file's. Undefined if neither can be true. */
export const recordedAt = async (file: File | Blob, nowMs: number): Promise<string | undefined> => {
  const own = await movieTimeMs(file).catch(() => undefined);
  const times = [own, file instanceof File ? file.lastModified : undefined];
  const ms = times.find((one) => one !== undefined && one > EARLIEST_MS && one <= nowMs);
  return ms === undefined ? undefined : new Date(ms).toISOString();
};
