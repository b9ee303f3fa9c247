/** Bytes as text for an address (RFC 4648, section 5), without padding. */
export const toBase64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Undefined for text that is not base64. */
export const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> | undefined => {
  try {
    const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(letters, (letter) => letter.codePointAt(0) ?? 0);
  } catch {
    return undefined;
  }
};
