import { expect, it } from 'vitest';
import { cases } from '@divot/basics/testing';
import { readRoundFile } from '#src/domain/transfer/read-round-file.ts';
import { inventedTable, isPlain } from './invented-tables.ts';

const context = (fileName: string) => {
  let ids = 0;
  return {
    userId: 'sam',
    today: '2026-11-27',
    nowIso: '2026-11-27T12:00:00.000Z',
    newId: () => `r${(ids += 1)}`,
    fileName,
  };
};
const TABLES = cases(5000, 25);

it(`stores the strokes of ${TABLES} invented tables as they were played, or asks`, () => {
  const silentlyWrong: unknown[] = [];
  let [plain, asked] = [0, 0];
  for (let seed = 1; seed <= TABLES; seed += 1) {
    const table = inventedTable(seed);
    const read = readRoundFile(
      new TextEncoder().encode(table.text),
      { rounds: [], courses: [] },
      context(table.fileName),
    );
    const isAsked =
      !read.ok ||
      read.value.bad.length > 0 ||
      [read.value.questions, read.value.openColumns, read.value.openDay].some((one) => one !== undefined);
    const isTrue = isPlain(table) && table.lie === undefined;
    plain += isTrue ? 1 : 0;
    asked += isTrue && isAsked ? 1 : 0;
    if (isAsked) continue;
    const stored = read.value.toAdd.map(({ playedOn, holes }) => ({
      day: playedOn,
      strokes: holes.map(({ strokes, pickedUp }) => (pickedUp ? 'X' : strokes)).join(' '),
    }));
    if (JSON.stringify(stored) !== JSON.stringify(table.truth)) silentlyWrong.push({ seed, ...table, stored });
  }

  expect(silentlyWrong).toEqual([]);
  // Strokes without a lie are read without a question.
  expect(asked / plain).toBeLessThan(0.1);
}, 120_000);
