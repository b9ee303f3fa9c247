const CHUNK = 0x80_00; // more arguments in one call overflow the stack of some browsers

export const toBase64 = (bytes: Uint8Array): string => {
  let text = '';
  for (let at = 0; at < bytes.length; at += CHUNK) text += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return btoa(text);
};

/** Throws on text that is not base64. */
export const fromBase64 = (text: string): Uint8Array<ArrayBuffer> => {
  const letters = atob(text);
  const bytes = new Uint8Array(letters.length);
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = letters.charCodeAt(at);
  return bytes;
};

/** Bytes as text for an address (RFC 4648, section 5), without padding. */
export const toBase64Url = (bytes: Uint8Array): string =>
  toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/** Undefined for text that is not base64. */
export const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> | undefined => {
  try {
    return fromBase64(text.replaceAll('-', '+').replaceAll('_', '/'));
  } catch {
    return undefined;
  }
};
