/** Thirty-two that nobody takes for another one when they type them on the other phone. */
const SIGNS = 'abcdefghijkmnpqrstuvwxyz23456789';
const GROUP = 4;
const GROUPS = 4;

/** Four groups of four: 80 bits, as "k7pf-3mzq-9hta-bd4w". */
export const suggestPassphrase = (): string => {
  const drawn = [...crypto.getRandomValues(new Uint8Array(GROUP * GROUPS))].map((byte) => SIGNS[byte % SIGNS.length]!);
  return Array.from({ length: GROUPS }, (_, at) => drawn.slice(at * GROUP, (at + 1) * GROUP).join('')).join('-');
};
