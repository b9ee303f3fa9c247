/** Letters of Hebrew, Arabic and the other scripts that run from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;
const [ISOLATE, END] = ['\u2068', '\u2069'] as const;

/**
 * A name inside a sentence. One that runs from right to left stands between Unicode's isolates, so that the figures
 * beside it keep their order: '+1' does not turn into '1+'. On a screen, <Name> does the same for an element.
 */
export const isolated = (name: string): string => (RIGHT_TO_LEFT.test(name) ? `${ISOLATE}${name}${END}` : name);

/** "Jo and Max", "Jo, Max, Lee". */
export const listed = (names: readonly string[]): string =>
  names.map(isolated).join(names.length === 2 ? ' and ' : ', ');
