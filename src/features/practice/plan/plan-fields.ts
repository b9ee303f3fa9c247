import { type Result, compact, fail, ok, readCount, readDecimal } from '@divot/basics';
import { DRILLS, OWN, drillById } from '@divot/golf-content';
import { LEAST_MINUTES, MOST_MINUTES, countsProblem, sparesBlock } from '@divot/practice';
import type { LoggedBlock } from '#src/data/commands/practice.ts';
import { fieldOf } from '#src/domain/entities/limits.ts';
import {
  type Problems,
  type Typed,
  choiceField,
  chosenField,
  numberField,
  readTyped,
  rowsField,
  textField,
  plainField,
} from '#src/domain/forms/fields.ts';
import { copy, words } from '#src/features/practice/copy.ts';

// A session that the golfer puts together, to do or to log.

const ofSession = (field: string) => fieldOf('practiceSessions', field);

const readWhole = (typed: string): Result<number | undefined> => {
  const read = readDecimal(typed);
  return !read.ok || read.value === undefined || Number.isInteger(read.value) ? read : fail(copy.plan.whole);
};
export const countField = (field: 'attempts' | 'successes' | 'balls', label: string = copy.plan[field]) =>
  numberField(ofSession(`blocks.${field}`), {
    label,
    problem: (least, most) => copy.plan.counts(copy.plan[field], least, most),
    read: readWhole,
  });

export const blockFields = {
  drillId: chosenField<string>(ofSession('blocks.drillId'), OWN),
  title: textField(ofSession('blocks.title'), { label: copy.plan.name }),
  mode: choiceField(ofSession('blocks.mode'), 'block', copy.plan.mode, words.modes),
  minutes: numberField(
    { type: 'integer', minimum: LEAST_MINUTES, maximum: MOST_MINUTES },
    { label: copy.plan.minutes, problem: copy.plan.minutesLimits, usual: 10, read: readWhole },
  ),
  attempts: countField('attempts'),
  successes: countField('successes'),
  balls: countField('balls'),
};
export const planFields = {
  blocks: rowsField(blockFields),
  /** '': the day on which it is saved. */
  practicedOn: plainField({ label: copy.plan.day, type: 'date' }),
  place: choiceField(ofSession('place'), '', copy.plan.place, { '': copy.plan.notSaid, ...words.places }),
  feel: chosenField<number | undefined>(ofSession('feel'), undefined),
  notes: textField(ofSession('notes'), { label: copy.plan.notes }),
};
export type PlanTyped = Typed<typeof planFields>;
export type BlockTyped = PlanTyped['blocks'][number];

/** A block as its drill is best done. */
export const newBlock = (id: string, drillId: string) =>
  compact({ id, drillId, mode: drillById(drillId)?.mode, minutes: drillById(drillId)?.minutes });

const FIRST_DRILL = 'alignment-gate';
/** A block of the first drill that spares what hurts. */
export const firstBlock = (id: string, painAreas: readonly string[]) =>
  newBlock(
    id,
    [FIRST_DRILL, ...DRILLS.map((drill) => drill.id)].find((drillId) => sparesBlock({ drillId }, painAreas)) ?? OWN,
  );

/** The blocks after swapping one with its neighbour. */
export const movedBlock = (blocks: PlanTyped['blocks'], at: number, by: 1 | -1): PlanTyped['blocks'] => {
  const next = [...blocks];
  [next[at], next[at + by]] = [next[at + by]!, next[at]!];
  return next;
};

/** Whole minutes typed so far, even if other fields are invalid. */
export const typedMinutes = ({ minutes }: Pick<BlockTyped, 'minutes'>): number => readCount(minutes) || 0;

/** The session as typed. Its blocks are ready to store. */
export const readPlan = (typed: PlanTyped) => {
  const read = readTyped(planFields, typed);
  const problems: Record<string, string> = { ...(read.ok ? {} : read.error) };
  for (const { id, drillId, title } of typed.blocks)
    if (drillId === OWN && title.trim() === '') problems[`blocks.${id}.title`] = copy.plan.nameMissing;
  const { blocks = [], ...about } = read.ok ? read.value : {};
  for (const block of blocks) {
    const problem = countsProblem(block);
    if (problem !== undefined) problems[`blocks.${block.id}.successes`] = problem;
  }
  if (Object.keys(problems).length > 0) return fail<Problems>(problems);
  return ok({
    ...about,
    blocks: blocks.map(({ id: _row, title, ...block }) =>
      compact({ ...block, title: block.drillId === OWN ? title : undefined }),
    ) as readonly LoggedBlock[],
  });
};
