const KB = 1_000;
const MB = 1_000_000;
const GB = 1_000_000_000;

/** A size as phones show it: '20 KB', '12 MB', '3.4 GB'. */
export const bytesText = (bytes: number): string => {
  if (bytes >= 10 * GB) return `${Math.round(bytes / GB)} GB`;
  if (bytes >= GB) return `${(bytes / GB).toFixed(1)} GB`;
  if (bytes < MB / 10) return `${Math.round(bytes / KB)} KB`;
  return bytes < 10 * MB ? `${(bytes / MB).toFixed(1)} MB` : `${Math.round(bytes / MB)} MB`;
};
