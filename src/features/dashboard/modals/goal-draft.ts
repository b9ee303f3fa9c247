import { isRecord } from '#src/domain/shared/is-record.ts';
import { GOAL_TYPES, type GoalType } from '#src/domain/goals/goal-types.ts';
import { isText } from '#src/platform/storage/local-store.ts';

export type GoalDraft = { readonly type: GoalType; readonly text: string };
export const isGoalDraft = (value: unknown): value is GoalDraft =>
  isRecord(value) && isText(value['text']) && GOAL_TYPES.some(({ type }) => type === value['type']);
