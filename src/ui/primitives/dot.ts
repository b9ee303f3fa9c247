/** Separates facts on one line. Tied to the fact before it, so that no line begins with it. */
export const DOT = '\u00A0· ';
