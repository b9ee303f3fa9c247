import { sortKeyOf, validateDocument } from '#src/domain/entities/documents.ts';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { type HandicapEntry, handicapHistory, handicapRoundOf, isPlayed, scoreWithoutHoles } from '@divot/golf-rules';
import { checkHole } from '#src/domain/pad/hole-entry.ts';
import { isCardOfTotal, looksLikeSameRound, roundFingerprint } from '#src/domain/rounds/same-round.ts';
import { knownScore } from '#src/domain/rounds/known-score.ts';
import { strokeIndexesFit, teeProblems } from '#src/domain/rounds/course-check.ts';
import { totalProblem } from '#src/domain/rounds/total-problem.ts';
import { type Result, compact, fail, ok } from '@divot/basics';
import { dayCell } from './cells.ts';
import { type ImportContext, type ImportPreview, type ReadRow, previewOf, readEach } from './import-preview.ts';
import { asOwn, idOf, isJson, jsonEntries } from './json.ts';
import { readRoundTable } from './round-table.ts';
import { isOwnTable, readRoundLines } from './rounds-csv.ts';
import { totalTeeProblem } from './total-tee.ts';

// Reads rounds from a file: Divot's own table or JSON, or any other table.

const FIRST = 5;
const inShort = (round: Round): string => {
  const { playedOn, courseSnapshot, holes } = round;
  const onHoles = holes.length > 0 ? ` on ${holes.length} ${holes.length === 1 ? 'hole' : 'holes'}` : '';
  return `${playedOn} ${courseSnapshot?.name ?? ''}: ${knownScore(round).strokes ?? ''}${onHoles}`;
};

/** How rounds of a file are compared with existing ones. */
export const roundIdentity = (stored: readonly Round[]) => {
  let history: readonly HandicapEntry[] | undefined;
  const indexOn = (day: string): number | null => {
    history ??= handicapHistory(stored.flatMap((round) => handicapRoundOf(round) ?? []));
    return history.findLast(({ playedOn }) => playedOn !== undefined && playedOn < day)?.index ?? null;
  };
  return {
    fingerprint: roundFingerprint,
    twin: {
      day: ({ playedOn }: Round) => playedOn,
      compare: (round: Round, other: Round) => {
        if (isCardOfTotal(round, other, indexOn)) return 'same' as const;
        return looksLikeSameRound(round, other, indexOn) ? ('likely' as const) : undefined;
      },
    },
    what: ({ playedOn, courseSnapshot }: Round) => `${playedOn} ${courseSnapshot?.name ?? ''}`.trim(),
  };
};

const hasTwice = (numbers: readonly number[]): boolean => new Set(numbers).size < numbers.length;

const entryProblem = (round: Round, today: string): string | undefined => {
  if (round.status === 'active') return 'the round is still under way';
  const day = dayCell(round.playedOn, today);
  if (!day.ok) return day.error;
  if (Number.isNaN(Date.parse(round.date))) return 'its time cannot be read';
  if (hasTwice(round.holes.map(({ n }) => n)) || hasTwice(round.holesPlanned)) return 'a hole is on it twice';
  const total = scoreWithoutHoles(round);
  if (total) return totalProblem(total) ?? (round.courseSnapshot && totalTeeProblem(round.courseSnapshot.tee, total));
  if (!round.holes.some(isPlayed)) return 'no hole has a score';
  if (!strokeIndexesFit(round.holes.map(({ si }) => si))) return 'two holes have the same stroke index';
  const [ofTee] = round.courseSnapshot ? Object.values(teeProblems(round.courseSnapshot.tee)) : [];
  if (ofTee) return ofTee;
  const wrong = round.holes.map(checkHole).find(({ ok: fits }) => !fits);
  return wrong && !wrong.ok ? wrong.error : undefined;
};

const roundOf = (entry: unknown, context: ImportContext): Result<Round> => {
  const fields = asOwn('rounds', entry, context);
  if (!fields) return fail('it is not a round');
  const problem = validateDocument('rounds', fields);
  if (problem) return fail(problem);
  const round = fields as Round; // already checked by the door
  const wrong = entryProblem(round, context.today);
  return wrong ? fail(wrong) : ok({ ...round, sortKey: sortKeyOf('rounds', round) });
};

const jsonRows = (text: string, stored: readonly Round[], context: ImportContext): Result<ReadRow<Round>[]> => {
  const entries = jsonEntries(text, 'rounds');
  if (!entries.ok) return entries;
  const here = new Map(stored.map((round) => [round.id, round]));
  return ok(
    readEach(entries.value, context, (entry, index): ReadRow<Round> => {
      // An existing round with the same id is the same round, whatever was corrected on its card since.
      const same = here.get(idOf(entry) ?? '');
      return { at: index + 1, read: same ? ok(same) : roundOf(entry, context) };
    }),
  );
};

/** Reads a file of rounds without storing anything. Fails only if it is not a file of rounds at all. */
export const readRounds = (
  text: string,
  stored: readonly Round[],
  context: ImportContext,
): Result<ImportPreview<Round>> => {
  const json = isJson(text);
  if (!json && !isOwnTable(text)) {
    const table = readRoundTable(text, context);
    if (!table.ok) return table;
    const { rows, ...open } = table.value;
    const preview = previewOf(rows, 'line', stored, roundIdentity(stored));
    return ok(compact({ ...preview, ...open, firstRead: preview.toAdd.slice(0, FIRST).map(inShort) }));
  }
  if (json) {
    const rows = jsonRows(text, stored, context);
    return rows.ok ? ok(previewOf(rows.value, 'entry', stored, roundIdentity(stored))) : rows;
  }
  const lines = readRoundLines(text, context);
  if (!lines.ok) return lines;
  const { rows, ...open } = lines.value;
  return ok({ ...previewOf(rows, 'line', stored, roundIdentity(stored)), ...open });
};
