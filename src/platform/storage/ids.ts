/** Document ids are made on the device, so that nothing waits for a server. */
export const newId = (): string => crypto.randomUUID();

/**
 * A golfer's public id on cards, short enough for a code: 8 bytes at random as base64url. Written here, because the start
 * does not load the code of boards, which shares a chunk with `toBase64Url`.
 */
export const newGolferId = (): string =>
  btoa(String.fromCodePoint(...crypto.getRandomValues(new Uint8Array(8))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace('=', '');
