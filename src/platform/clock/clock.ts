/** The only source of "now" in the app; tests set their own. */
let read = (): Date => new Date();

export const now = (): Date => read();
export const nowIso = (): string => read().toISOString();
export const setClock = (clock: () => Date): void => {
  read = clock;
};
