// Where in /video-analysis the golfer is: all of it is in the address, so that a reload lands on the same swing.

export type SwingAt = {
  readonly swing?: string | undefined;
  /** film: the camera · compare: `swing` beside `other` */
  readonly view?: 'film' | 'compare' | undefined;
  readonly other?: string | undefined;
};

export type HistoryAt = {
  readonly fault?: string | undefined;
  readonly club?: string | undefined;
  readonly view?: 'face-on' | 'down-the-line' | undefined;
  readonly starred?: true | undefined;
};

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value.slice(0, 64) : undefined);

/** Reads the address; what does not fit is left out. */
export const swingAtFrom = (search: Readonly<Record<string, unknown>>): SwingAt => {
  const [swing, other] = [text(search['swing']), text(search['other'])];
  const view = (['film', 'compare'] as const).find((one) => one === search['view']);
  return { ...(swing ? { swing } : {}), ...(other ? { other } : {}), ...(view ? { view } : {}) };
};

export const historyAtFrom = (search: Readonly<Record<string, unknown>>): HistoryAt => {
  const [fault, club] = [text(search['fault']), text(search['club'])];
  const view = (['face-on', 'down-the-line'] as const).find((one) => one === search['view']);
  return {
    ...(fault ? { fault } : {}),
    ...(club ? { club } : {}),
    ...(view ? { view } : {}),
    ...(search['starred'] === true ? { starred: true } : {}),
  };
};
