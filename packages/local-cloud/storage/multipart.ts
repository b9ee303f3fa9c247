import { ServiceError } from '../server/serve.ts';

export type UploadMetadata = {
  readonly contentType?: string;
  readonly metadata?: Readonly<Record<string, string>>;
};
export type Upload = { readonly metadata: UploadMetadata; readonly contentType?: string; readonly bytes: Buffer };

const BREAK = Buffer.from('\r\n\r\n');

/** The two parts (JSON metadata, bytes) of a multipart/related upload. */
export const readMultipart = (contentTypeHeader: string, body: Buffer): Upload => {
  const boundary = /boundary="?([^";]+)"?/.exec(contentTypeHeader)?.[1];
  if (!boundary) throw new ServiceError(400, 'INVALID_ARGUMENT', 'The upload has no boundary');
  const mark = Buffer.from(`--${boundary}`);
  const parts: { headers: string; content: Buffer }[] = [];
  let at = body.indexOf(mark);
  while (at >= 0) {
    const next = body.indexOf(mark, at + mark.length);
    if (next < 0) break;
    const part = body.subarray(at + mark.length + 2, next - 2); // CRLF after the mark and before the next
    const split = part.indexOf(BREAK);
    parts.push({ headers: part.subarray(0, split).toString(), content: part.subarray(split + BREAK.length) });
    at = next;
  }
  const [metadata, file] = parts;
  if (!metadata || !file) throw new ServiceError(400, 'INVALID_ARGUMENT', 'The upload needs metadata and content');
  const contentType = /content-type:\s*(\S+)/i.exec(file.headers)?.[1];
  return {
    metadata: JSON.parse(metadata.content.toString()) as UploadMetadata,
    ...(contentType ? { contentType } : {}),
    bytes: file.content,
  };
};
