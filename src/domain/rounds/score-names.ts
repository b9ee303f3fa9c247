// What golfers call a score.

/** 'E', '+3', '−2' (a true minus sign). */
export const toParText = (toPar: number): string => (toPar === 0 ? 'E' : toPar > 0 ? `+${toPar}` : `−${-toPar}`);

/** The same for a screen reader, which would say a letter: 'level', '+3', '−2'. */
export const toParInWords = (toPar: number): string => (toPar === 0 ? 'level' : toParText(toPar));

/** What golfers call a score on a hole. */
export const scoreName = (strokes: number, par: number): string => {
  if (strokes === 1) return 'hole in one';
  const names: Record<number, string> = { [-3]: 'albatross', [-2]: 'eagle', [-1]: 'birdie', 0: 'par', 1: 'bogey' };
  const toPar = strokes - par;
  return names[toPar] ?? (toPar < 0 ? `${-toPar} under` : toPar === 2 ? 'double bogey' : `${toPar} over`);
};
