import type { IsoDay } from '#src/domain/shared/day.ts';
import type { CoachSession, Decision, Focus, Retest } from './coach-types.ts';

export type NextStep =
  | { readonly kind: 'session'; readonly session: CoachSession }
  | { readonly kind: 'retest'; readonly retest: Retest }
  /** Whatever would be planned loads what hurts. */
  | { readonly kind: 'rest' }
  /** Nothing of the week is left. */
  | { readonly kind: 'play' };

/** The newest retest whose day has come; one that the next retest has overtaken is missed and stays so. */
const dueRetest = ({ retests }: Focus, today: IsoDay): Retest | undefined => {
  const last = retests.findLast(({ day }) => day <= today);
  return last?.done ? undefined : last;
};

/** The one thing to do next: today's session, a retest that is due, then the next session of the week. */
export const nextStep = (decision: Decision, today: IsoDay): NextStep => {
  const session = decision.week.find(({ isDone }) => !isDone);
  if (session && session.day <= today) return { kind: 'session', session };
  const retest = decision.kind === 'work-on' ? dueRetest(decision, today) : undefined;
  if (retest) return { kind: 'retest', retest };
  if (session) return { kind: 'session', session };
  return decision.week.length === 0 && decision.heldBackBy.length > 0 ? { kind: 'rest' } : { kind: 'play' };
};
