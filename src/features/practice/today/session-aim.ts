import type { FaultId } from '@divot/golf-content';
import { FOCUS_OF_PART, type Focus } from '@divot/practice';
import type { Decision } from '#src/domain/coach/coach.ts';
import { namedFault } from '#src/domain/coach/named.ts';
import { type NavigationState, focuses } from '#src/features/practice/practice-search.ts';

// What today's session is for: what the golfer has chosen, else what another screen passed, else what the coach decided.

export type Wishes = {
  /** The part that the golfer chose here. */
  readonly chosen?: Focus | undefined;
  readonly navigation: NavigationState;
  readonly decision: Decision | undefined;
  /** The usual focus, from the profile. */
  readonly practiceFocus?: string | undefined;
  /** The golfer's faults, the most important first. */
  readonly faultIds: readonly FaultId[];
};
export type SessionAim = {
  /** 'general' for a session that its fault alone names. */
  readonly focus: Focus;
  readonly faultId: FaultId | undefined;
  /** The fault that the session is for until the golfer chooses a part. */
  readonly usualFault: FaultId | undefined;
  readonly faultIds: readonly FaultId[];
  /** The decision, if the session is the one it planned. */
  readonly plan: Decision | undefined;
};

/** The fault that the coach's session is for, if it is not for a part of the game. */
const faultOf = (decision: Decision | undefined): FaultId | undefined =>
  decision?.kind === 'work-on' ? decision.faultId : decision && namedFault(decision);

/**
 * The part that the coach's decision is about. Without one, the part the golfer said costs most, until rounds show that
 * nothing stands out.
 */
const usualFocus = ({ decision, practiceFocus }: Wishes): Focus => {
  if (decision?.kind === 'nothing-stands-out') return 'general';
  const part = decision?.kind === 'work-on' ? decision.part : decision?.hint?.part;
  return part ? FOCUS_OF_PART[part] : (focuses.find((one) => one === practiceFocus) ?? 'general');
};

/** One issue is what the golfer asks for. Several are all of theirs, which the decision puts in order. */
const faultAskedFor = ({ navigation: { swingIssues = [] }, decision }: Wishes): FaultId | undefined => {
  const [issue] = swingIssues;
  return swingIssues.length === 1 && decision && issue !== namedFault(decision) ? issue : undefined;
};

/** A focus passed from the profile is the usual focus, so `usualFocus` decides. */
const focusPassed = ({ navigation, practiceFocus = 'general' }: Wishes): Focus | undefined =>
  navigation.weekFocus ?? (navigation.focus === practiceFocus ? undefined : navigation.focus);

const isPlanned = (decision: Decision | undefined, focus: Focus, chosen: Focus | undefined): boolean =>
  decision?.kind === 'work-on' && decision.faultId === undefined
    ? focus === FOCUS_OF_PART[decision.part]
    : chosen === undefined;

export const sessionAim = (wishes: Wishes): SessionAim => {
  const { decision, faultIds } = wishes;
  const asked = faultAskedFor(wishes);
  const chosen = wishes.chosen ?? (asked ? undefined : focusPassed(wishes));
  const usualFault = asked ?? faultOf(decision);
  const faultId = chosen === undefined ? usualFault : undefined;
  const focus = faultId ? 'general' : (chosen ?? usualFocus(wishes));
  return {
    focus,
    faultId,
    usualFault,
    faultIds: asked ? [asked] : faultIds,
    plan: asked === undefined && isPlanned(decision, focus, chosen) ? decision : undefined,
  };
};
