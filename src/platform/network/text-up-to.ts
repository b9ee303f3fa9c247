// The answers of other people's servers, no longer than Divot can use. Reading stops at the limit, not after the last byte.

/** The body as text. Undefined if it is longer than `mostBytes`. Rejects as the body does. */
export const textUpTo = async (response: Response, mostBytes: number): Promise<string | undefined> => {
  if (!response.body) return '';
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  const parts: string[] = [];
  let bytes = 0;
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- the next piece of one stream
    const { done, value } = await reader.read();
    if (done) return parts.join('') + decoder.decode();
    bytes += value.byteLength;
    if (bytes > mostBytes) {
      await reader.cancel();
      return undefined;
    }
    parts.push(decoder.decode(value, { stream: true }));
  }
};

/** The body as JSON. Rejects if it is longer than `mostBytes` or no JSON. */
export const jsonOf = async (response: Response, mostBytes: number): Promise<unknown> => {
  const text = await textUpTo(response, mostBytes);
  if (text === undefined) throw new RangeError(`An answer of more than ${mostBytes} bytes`);
  return JSON.parse(text);
};
