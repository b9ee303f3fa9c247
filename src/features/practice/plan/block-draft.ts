import type { LoggedBlock } from '#src/data/commands/practice.ts';
import { DRILLS, OWN, drillById } from '@divot/golf-content';
import { countsProblem, minutesProblem, sparesBlock } from '@divot/practice';
import { type Result, compact, fail, ok, readDecimal } from '@divot/basics';
import { isText } from '#src/platform/storage/local-store.ts';
import { copy } from '#src/features/practice/copy.ts';
import { modes } from '#src/features/practice/practice-search.ts';

// A session as typed. Fields stay text until saving, so that nothing is lost or silently turned into 0.

export type BlockDraft = {
  readonly id: string;
  readonly drillId: string;
  readonly title: string;
  readonly mode: (typeof modes)[number];
  readonly minutes: string;
  readonly attempts: string;
  readonly successes: string;
  readonly balls: string;
};
export type PlanDraft = {
  readonly blocks: readonly BlockDraft[];
  /** Absent: the day on which it is saved. */
  readonly practicedOn?: string;
  readonly place: string;
  readonly feel: string;
  readonly notes: string;
};

const texts = ['id', 'drillId', 'title', 'minutes', 'attempts', 'successes', 'balls'] as const;
const isBlock = (value: unknown): value is BlockDraft => {
  if (typeof value !== 'object' || value === null) return false;
  const block = value as Record<string, unknown>;
  return texts.every((name) => typeof block[name] === 'string') && modes.some((mode) => mode === block['mode']);
};

/** Whether this version can still show a draft that an older version of the app left. */
export const isPlanDraft = (value: unknown): value is PlanDraft => {
  if (typeof value !== 'object' || value === null) return false;
  const { blocks, practicedOn, place, feel, notes } = value as Record<string, unknown>;
  return Array.isArray(blocks) && blocks.every(isBlock) && [practicedOn ?? '', place, feel, notes].every(isText);
};

export const newBlock = (id: string, drillId: string): BlockDraft => {
  const drill = drillById(drillId);
  return {
    id,
    drillId,
    title: '',
    mode: drill?.mode ?? 'block',
    minutes: String(drill?.minutes ?? 10),
    attempts: '',
    successes: '',
    balls: '',
  };
};

const firstDrill = (painAreas: readonly string[]): string =>
  [FIRST_DRILL, ...DRILLS.map(({ id }) => id)].find((drillId) => sparesBlock({ drillId }, painAreas)) ?? OWN;

export const NO_PLACE = 'not-said';
const FIRST_DRILL = 'alignment-gate';

/** A plan with one block: the first drill that spares what hurts. */
export const emptyPlan = (blockId: string, painAreas: readonly string[]): PlanDraft => ({
  blocks: [newBlock(blockId, firstDrill(painAreas))],
  place: NO_PLACE,
  feel: '',
  notes: '',
});

/** The blocks after swapping one with its neighbour. */
export const movedBlock = (blocks: PlanDraft['blocks'], at: number, by: 1 | -1): PlanDraft['blocks'] => {
  const next = [...blocks];
  [next[at], next[at + by]] = [next[at + by]!, next[at]!];
  return next;
};

/** Whole minutes typed so far, even if other fields are invalid. */
export const typedMinutes = ({ minutes }: Pick<BlockDraft, 'minutes'>): number => {
  const read = readDecimal(minutes);
  return read.ok && read.value !== undefined && Number.isInteger(read.value) ? read.value : 0;
};

const readWhole = (text: string): Result<number | undefined> => {
  const read = readDecimal(text);
  if (!read.ok) return read;
  return read.value === undefined || Number.isInteger(read.value) ? read : fail(copy.plan.whole);
};

export type FieldProblems = Readonly<Record<string, string>>;

/** The block as typed, or its problems by field. */
const readBlock = (draft: BlockDraft, isLog: boolean): Result<LoggedBlock, FieldProblems> => {
  const problems: Record<string, string> = {};
  const whole = (field: 'minutes' | 'attempts' | 'successes' | 'balls') => {
    const read = readWhole(draft[field]);
    if (!read.ok) problems[field] = read.error;
    return read.ok ? read.value : undefined;
  };
  const minutes = whole('minutes');
  const [attempts, successes, balls] = isLog ? [whole('attempts'), whole('successes'), whole('balls')] : [];
  const wrongMinutes = minutesProblem([minutes ?? 0])?.replace(/^Block 1: /, '');
  if (wrongMinutes && !problems['minutes']) problems['minutes'] = wrongMinutes;
  const wrongCounts = countsProblem({ attempts, successes, balls });
  if (wrongCounts && !problems['successes']) problems['successes'] = wrongCounts;
  if (draft.drillId === OWN && draft.title.trim() === '') problems['title'] = copy.plan.nameMissing;
  if (Object.keys(problems).length > 0) return fail(problems);
  return ok(
    compact({
      drillId: draft.drillId,
      mode: draft.mode,
      title: draft.drillId === OWN ? draft.title.trim() : undefined,
      minutes: minutes ?? 0,
      attempts,
      successes,
      balls,
    }),
  );
};

/** All blocks, or each block's problems by its id. */
export const readBlocks = (
  drafts: readonly BlockDraft[],
  isLog: boolean,
): Result<readonly LoggedBlock[], Readonly<Record<string, FieldProblems>>> => {
  const read = drafts.map((draft) => [draft.id, readBlock(draft, isLog)] as const);
  const wrong = read.flatMap(([id, block]) => (block.ok ? [] : [[id, block.error] as const]));
  if (wrong.length > 0) return fail(Object.fromEntries(wrong));
  return ok(read.flatMap(([, block]) => (block.ok ? [block.value] : [])));
};
