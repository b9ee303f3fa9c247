/** Runs stepwise work without pauses and returns its result. */
export const runToEnd = <T>(pieces: Generator<undefined, T>): T => {
  let piece = pieces.next();
  while (!piece.done) piece = pieces.next();
  return piece.value;
};
