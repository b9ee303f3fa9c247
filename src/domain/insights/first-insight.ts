import {
  DRILLS,
  type Drill,
  FAULT_IDS,
  type FaultId,
  QUESTIONS,
  type Question,
  assessSwing,
} from '@divot/golf-content';
import { costsIn } from '#src/domain/coach/costs.ts';
import { compact } from '@divot/basics';
import { PARTS } from '@divot/golf-rules';
import { FOCUS_AREAS, FOCUS_OF_PART, type Focus, drillsFor, fitsLimits } from '@divot/practice';

// A first hint from three answers: the part that costs most, and two questions of the swing assessment, which keeps the
// answers. It is a hint, not a verdict: a verdict needs at least eight of fourteen answers.

export type FirstFocus = Exclude<Focus, 'mental'>;
export const FIRST_FOCUSES = [
  'driving',
  'approach',
  'short-game',
  'putting',
  'general',
] as const satisfies readonly FirstFocus[];

const FULL_SWING = ['miss', 'contact'];
const TOUCH = ['short-game', 'tempo'];
const isTouch = (focus: FirstFocus) => focus === 'short-game' || focus === 'putting';

/** The two assessment questions that reveal most about the part that costs most. */
export const firstQuestions = (focus: FirstFocus): readonly Question[] =>
  (isTouch(focus) ? TOUCH : FULL_SWING).flatMap((id) => QUESTIONS.find((question) => question.id === id) ?? []);

export type FirstInsight = {
  /** The fault that the answers point to most, if any. */
  readonly faultId?: FaultId;
  /** Missing if every drill that would help loads an area that hurts. */
  readonly drill?: Drill;
};

type FirstAnswers = {
  readonly focus: FirstFocus;
  readonly answers: Readonly<Record<string, number>>;
  readonly painAreas: readonly string[];
};

/** On and around the green, a fault counts only if it costs strokes there, and its drill is one for there. */
export const firstInsight = ({ focus, answers, painAreas }: FirstAnswers): FirstInsight => {
  const limits = { pain: painAreas, places: [] };
  const { faultIds, scores } = assessSwing({ answers });
  const part = isTouch(focus) ? PARTS.find((one) => FOCUS_OF_PART[one] === focus) : undefined;
  const [faultId] = [...faultIds, ...FAULT_IDS.toSorted((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0))].filter(
    (id) => scores[id] && (part === undefined || costsIn(id, part)),
  );
  const isThere = ({ area }: Drill) => FOCUS_AREAS[focus].includes(area);
  const forFault = faultId ? drillsFor(faultId, limits) : [];
  const there = [...forFault, ...DRILLS.filter((one) => fitsLimits(one, limits))].find(isThere);
  return compact({ faultId, drill: part === undefined ? (forFault[0] ?? there) : there });
};
