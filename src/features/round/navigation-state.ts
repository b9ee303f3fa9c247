import { compact } from '@divot/basics';
import { isRecord } from '#src/domain/shared/is-record.ts';

// In a file of its own, apart from the address, which the router reads before it loads anything else.

/** What another screen passes to this one (SPEC section 2, navigation state). */
export type NavigationState = {
  readonly preshotRoutine?: string;
  readonly swingThought?: string;
  readonly playingGoals?: readonly { readonly id: string; readonly type?: string; readonly text: string }[];
  /** Names of the playing partners, from a game. */
  readonly partners?: readonly string[];
};

const goalFrom = (value: unknown) =>
  isRecord(value) && [value['id'], value['text']].every((part) => typeof part === 'string')
    ? [
        compact({
          id: String(value['id']),
          type: typeof value['type'] === 'string' ? value['type'] : undefined,
          text: String(value['text']),
        }),
      ]
    : [];

/** Reads the history entry's state. It may come from an older version of the app. */
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
