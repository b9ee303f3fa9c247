/** Capitalises the first letter and changes nothing else. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * The first `length` UTF-16 code units of a text, without half a character at the end. An emoji takes two units, and
 * the server would store the first one alone as "?".
 */
export const truncate = (text: string, length: number): string => text.slice(0, length).replace(/\p{Surrogate}$/u, '');
