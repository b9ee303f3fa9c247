/** The result of stepwise work, run without pauses. */
export const runToEnd = <T>(pieces: Generator<undefined, T>): T => {
  let piece = pieces.next();
  while (!piece.done) piece = pieces.next();
  return piece.value;
};
