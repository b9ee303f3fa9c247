import { readFileSync } from 'node:fs';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { newSessions } from '#src/domain/bag/new-sessions.ts';
import { SHOT_COLUMNS, shotsToCsv, shotsToJson } from '#src/domain/bag/shots-out.ts';
import type { ShotSession } from '#src/domain/entities/shot-session.entity.ts';
import { readShotFile } from '#src/domain/transfer/shots/read-shot-file.ts';
import { unwrap } from '#tests/support/unwrap.ts';

const file = unwrap(
  readShotFile('square.csv', new Uint8Array(readFileSync(new URL('../../fixtures/shots/square.csv', import.meta.url)))),
);
const sessions = newSessions(file, []).sessions.map((session, at): ShotSession => ({
  ...session,
  id: `s${at}`,
  userId: 'sam',
  sortKey: at,
  importId: 'i',
  place: 'range' as const,
  createdAt: '2026-06-18T12:00:00Z',
  updatedAt: '2026-06-18T12:00:00Z',
  importedAt: '2026-06-18T12:00:00Z',
}));

describe('shots out again', () => {
  it('hold every shot in the columns that the document names', () => {
    const { data } = Papa.parse<Record<string, string>>(shotsToCsv(sessions), { header: true });

    expect(data).toHaveLength(file.shots.length);
    expect(data.map((row) => Number(row['carry_m']))).toEqual(
      file.shots.map(({ carryM }) => Math.round(carryM * 10) / 10),
    );
    const format = readFileSync(new URL('../../../docs/shots-format.md', import.meta.url), 'utf8');
    for (const column of SHOT_COLUMNS) expect(format).toContain(`\`${column}\``);
  });

  it('are the same as JSON', () => {
    const { app, kind, shots } = JSON.parse(shotsToJson(sessions, '2026-06-20T12:00:00Z')) as {
      app: string;
      kind: string;
      shots: readonly { club: string; carry_m: number }[];
    };

    expect([app, kind]).toEqual(['divot', 'shots']);
    expect(shots.map(({ club }) => club)).toEqual(file.shots.map(({ club }) => club));
  });
});
