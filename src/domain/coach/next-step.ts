import type { IsoDay } from '#src/domain/shared/day.ts';
import type { CoachSession, Decision, Retest } from './coach-types.ts';

export type NextStep =
  | { readonly kind: 'session'; readonly session: CoachSession }
  | { readonly kind: 'retest'; readonly retest: Retest }
  /** Nothing of the week is left. */
  | { readonly kind: 'play' };

/** The newest retest whose day has come; one that the next retest has overtaken is missed and stays so. */
const dueRetest = (retests: readonly Retest[], today: IsoDay): Retest | undefined => {
  const last = retests.findLast(({ day }) => day <= today);
  return last && !last.done ? last : undefined;
};

/** The one thing to do next: today's session, a retest that is due, then the next session of the week. */
export const nextStep = (decision: Decision, today: IsoDay): NextStep => {
  const session = decision.week.find(({ isDone }) => !isDone);
  if (session && session.day <= today) return { kind: 'session', session };
  const retest = decision.kind === 'work-on' ? dueRetest(decision.retests, today) : undefined;
  if (retest) return { kind: 'retest', retest };
  return session ? { kind: 'session', session } : { kind: 'play' };
};
