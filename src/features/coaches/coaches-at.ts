export type CoachesAt = { readonly coach?: string };
export type GoTo = (at: CoachesAt) => void;

/** Reads the address; what does not fit is left out. */
export const coachesAtFrom = (search: Readonly<Record<string, unknown>>): CoachesAt => {
  const coach = typeof search['coach'] === 'string' ? search['coach'].slice(0, 64) : '';
  return coach ? { coach } : {};
};
