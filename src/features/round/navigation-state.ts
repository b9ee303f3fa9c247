import { compact } from '#src/domain/shared/compact.ts';
import { isRecord } from '#src/domain/shared/is-record.ts';

// Apart from the address, which the router reads before anything else is loaded.

/** What another screen hands over on the way here (SPEC section 2, navigation state). */
export type NavigationState = {
  readonly preshotRoutine?: string;
  readonly swingThought?: string;
  readonly playingGoals?: readonly { readonly id: string; readonly type: string; readonly text: string }[];
  /** Names of those who play along, from a game. */
  readonly partners?: readonly string[];
};

const goalFrom = (value: unknown) =>
  isRecord(value) && [value['id'], value['type'], value['text']].every((part) => typeof part === 'string')
    ? [{ id: String(value['id']), type: String(value['type']), text: String(value['text']) }]
    : [];

/** Reads the history entry's state; it may come from an older version of the app. */
export const parseNavigationState = (state: unknown): NavigationState => {
  if (!isRecord(state)) return {};
  const { preshotRoutine, swingThought, playingGoals, partners } = state;
  return compact({
    preshotRoutine: typeof preshotRoutine === 'string' ? preshotRoutine : undefined,
    swingThought: typeof swingThought === 'string' ? swingThought : undefined,
    partners: Array.isArray(partners) ? partners.filter((name) => typeof name === 'string') : undefined,
    playingGoals: Array.isArray(playingGoals) ? playingGoals.flatMap(goalFrom) : undefined,
  });
};
