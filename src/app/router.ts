import { createRouter } from '@tanstack/react-router';
import type { PlayingGoal, Profile } from '#src/domain/entities/profile.entity.ts';
import { routeTree } from '#src/routes/routes.ts';

export const router = createRouter({ routeTree, scrollRestoration: true });

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }

  /**
   * What a screen passes to the next one (SPEC section 2). It may come from an older version of the app, so check it.
   */
  interface HistoryState {
    partners?: readonly string[];
    /** To /playing. */
    preshotRoutine?: Profile['preshotRoutine'];
    playingGoals?: readonly PlayingGoal[];
    swingThought?: string;
    /** To /workout-new, with `swingIssues`. */
    workoutSplit?: string;
    /** Fault ids, the first the most important; to /workout-new and, with `focus`, to /practice. */
    swingIssues?: readonly string[];
    focus?: string;
    weekFocus?: string;
    /** To /videos: a category and the drill's id, or one fault's id. */
    category?: string;
    drill?: string;
    swingIssue?: string;
  }
}
