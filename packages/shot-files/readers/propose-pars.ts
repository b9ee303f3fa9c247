// Garmin's archive holds no pars. A hole's length from tee to pin proposes one (under 225 m a 3, under 425 m a 4). Then
// the holes nearest those limits change until the pars match the card's score to par. Doglegs fool it, so show the
// result.

const PAR_3_BELOW_M = 225;
const PAR_4_BELOW_M = 425;

const byLength = (lengthM: number | undefined): number => {
  if (lengthM === undefined) return 4;
  if (lengthM < PAR_3_BELOW_M) return 3;
  return lengthM < PAR_4_BELOW_M ? 4 : 5;
};

/** How far a hole of this par is from the length at which its par would be one `step` more or less. */
const fromEdge = (lengthM: number | undefined, par: number, step: number): number => {
  const edge = Math.max(par, par + step) === 4 ? PAR_3_BELOW_M : PAR_4_BELOW_M;
  return lengthM === undefined ? 0 : Math.abs(lengthM - edge);
};

/** A par for each hole. Undefined if no pars from 3 to 5 add up to `total`. */
export const proposePars = (
  lengthsM: readonly (number | undefined)[],
  total: number | undefined,
): readonly number[] | undefined => {
  const pars = lengthsM.map(byLength);
  if (total === undefined) return pars;
  const moved = new Set<number>();
  let open = total - pars.reduce((sum, par) => sum + par, 0);
  while (open !== 0) {
    const step = Math.sign(open);
    const [hole] = pars
      .flatMap((par, at) => (par + step >= 3 && par + step <= 5 && !moved.has(at) ? [at] : []))
      .sort((a, b) => fromEdge(lengthsM[a], pars[a]!, step) - fromEdge(lengthsM[b], pars[b]!, step));
    if (hole === undefined) return undefined;
    pars[hole]! += step;
    moved.add(hole);
    open -= step;
  }
  return pars;
};
