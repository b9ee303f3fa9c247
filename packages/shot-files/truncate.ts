/**
 * The first `length` UTF-16 code units of a text, without half a character at the end. An emoji takes two units, and
 * the server would store the first one alone as "?".
 */
export const truncate = (text: string, length: number): string => text.slice(0, length).replace(/\p{Surrogate}$/u, '');
