import type { IsoDay } from '@divot/basics';
import type { CoachSession, Decision, Focus, Retest } from './coach-types.ts';

export type NextStep =
  | { readonly kind: 'session'; readonly session: CoachSession }
  | { readonly kind: 'retest'; readonly retest: Retest }
  /** Everything that could be planned loads what hurts. */
  | { readonly kind: 'rest' }
  /** No drill of the focus can be done where the golfer practises. */
  | { readonly kind: 'no-place' }
  /** Nothing is left in the week. */
  | { readonly kind: 'play' };

/** The newest retest whose day has come. Once the next retest is due, an earlier one is missed and stays missed. */
const dueRetest = ({ retests }: Pick<Focus, 'retests'>, today: IsoDay): Retest | undefined => {
  const last = retests.findLast(({ day }) => day <= today);
  return last?.done ? undefined : last;
};

/** The retest that is due, else the next one. Undefined once all are over. */
export const nextRetest = (focus: Pick<Focus, 'retests'>, today: IsoDay): Retest | undefined =>
  dueRetest(focus, today) ?? focus.retests.find(({ day }) => day > today);

/** The one thing to do next: today's session, else a retest that is due, else the week's next session. */
export const nextStep = (decision: Decision, today: IsoDay): NextStep => {
  const session = decision.week.find(({ isDone }) => !isDone);
  if (session && session.day <= today) return { kind: 'session', session };
  const retest = decision.kind === 'work-on' ? dueRetest(decision, today) : undefined;
  if (retest) return { kind: 'retest', retest };
  if (session) return { kind: 'session', session };
  if (decision.week.length > 0) return { kind: 'play' };
  if (decision.heldBackBy.length > 0) return { kind: 'rest' };
  const isAboutDrills = decision.kind === 'work-on' || (decision.kind === 'not-enough' && decision.hint !== undefined);
  return { kind: isAboutDrills ? 'no-place' : 'play' };
};
