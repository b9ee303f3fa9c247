/** What work in pieces comes to, without a rest in between. */
export const runToEnd = <T>(pieces: Generator<undefined, T>): T => {
  let piece = pieces.next();
  while (!piece.done) piece = pieces.next();
  return piece.value;
};
