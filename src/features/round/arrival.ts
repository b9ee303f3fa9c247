// Apart from the address, which the router reads before anything else is loaded.

/** What another screen hands over on the way here (SPEC section 2, navigation state). */
export type Arrival = {
  readonly preshotRoutine?: string;
  readonly swingThought?: string;
  readonly playingGoals?: readonly { readonly id: string; readonly type: string; readonly text: string }[];
  /** Names of those who play along, from a game. */
  readonly partners?: readonly string[];
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const goalFrom = (value: unknown) =>
  isRecord(value) && [value['id'], value['type'], value['text']].every((part) => typeof part === 'string')
    ? [{ id: String(value['id']), type: String(value['type']), text: String(value['text']) }]
    : [];

/** Reads the history entry's state; it may come from an older version of the app. */
export const arrivalFrom = (state: unknown): Arrival => {
  if (!isRecord(state)) return {};
  const { preshotRoutine, swingThought, playingGoals, partners } = state;
  return {
    ...(typeof preshotRoutine === 'string' ? { preshotRoutine } : {}),
    ...(typeof swingThought === 'string' ? { swingThought } : {}),
    ...(Array.isArray(partners) ? { partners: partners.filter((name) => typeof name === 'string') } : {}),
    ...(Array.isArray(playingGoals) ? { playingGoals: playingGoals.flatMap(goalFrom) } : {}),
  };
};
