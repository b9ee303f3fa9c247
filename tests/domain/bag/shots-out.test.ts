import { readFileSync } from 'node:fs';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { newSessions } from '#src/domain/bag/new-sessions.ts';
import { PATTERN_COLUMNS, SHOT_COLUMNS, patternsToCsv, shotsToCsv, shotsToJson } from '#src/domain/bag/shots-out.ts';
import { shotsByClub } from '#src/domain/bag/bag-shots.ts';
import { clubPicture } from '#src/domain/bag/club-picture.ts';
import type { ShotSession } from '#src/domain/entities/shot-session.entity.ts';
import { readShotFile } from '@divot/shot-files';
import { unwrap } from '@divot/basics';

const file = unwrap(
  readShotFile(
    'square.csv',
    new Uint8Array(readFileSync(new URL('../../../packages/shot-files/fixtures/square.csv', import.meta.url))),
  ),
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

const TYPED = new Map([['8-iron', 128]]);
const format = readFileSync(new URL('../../../docs/formats.md', import.meta.url), 'utf8');
const rowsOf = (csv: string) => Papa.parse<Record<string, string>>(csv, { header: true }).data;
type Saved = {
  readonly app: string;
  readonly kind: string;
  readonly shots: readonly { readonly club: string }[];
  readonly patterns: readonly { readonly club: string; readonly carry_m: number }[];
};

describe('exported shots', () => {
  it('have every shot in the documented columns', () => {
    const data = rowsOf(shotsToCsv(sessions));

    expect(data).toHaveLength(file.shots.length);
    expect(data.map((row) => Number(row['carry_m']))).toEqual(
      file.shots.map(({ carryM }) => Math.round(carryM * 10) / 10),
    );
    for (const column of SHOT_COLUMNS) expect(format).toContain(`\`${column}\``);
  });

  it('can be imported again from their own CSV, each once, with its time and without a question', () => {
    const again = unwrap(readShotFile('divot-shots.csv', new TextEncoder().encode(shotsToCsv(sessions))));

    expect([again.vendor, again.ambiguous]).toEqual(['divot', {}]);
    expect(newSessions(again, sessions).added).toEqual([]);
    const alone = newSessions(again, []).sessions;
    expect(alone.map(({ day, count }) => [day, count])).toEqual(sessions.map(({ day, count }) => [day, count]));
    expect(alone.map(({ columns }) => columns.side)).toEqual(sessions.map(({ columns }) => columns.side));
    expect(newSessions(file, alone).added).toEqual([]);
    expect(newSessions(again, [{ ...sessions[0]!, day: '2026-06-01' }]).added).toHaveLength(file.shots.length);
  });

  it('are the same as JSON', () => {
    const { app, kind, shots } = JSON.parse(shotsToJson(sessions, TYPED, '2026-06-20T12:00:00Z')) as Saved;

    expect([app, kind]).toEqual(['divot', 'shots']);
    expect(shots.map(({ club }) => club)).toEqual(file.shots.map(({ club }) => club));
  });
});

describe('exported patterns', () => {
  it('are those that the bag shows, with the typed carry in them, in the documented columns', () => {
    const rows = rowsOf(patternsToCsv(sessions, TYPED));

    expect(rows.map(({ club, place }) => [club, place])).toEqual(
      [...shotsByClub(sessions).keys()].map((c) => [c, 'all']),
    );
    for (const [club, shots] of shotsByClub(sessions)) {
      const { pattern } = clubPicture(club, shots, TYPED.get(club));
      const row = rows.find((one) => one['club'] === club)!;
      expect(Number(row['shots'])).toBe(shots.length);
      expect(Number(row['carry_m'])).toBe(Math.round(pattern.carryM! * 10) / 10);
      expect(Number(row['carry_low_m'])).toBe(Math.round(pattern.carryLowM! * 10) / 10);
      expect(Number(row['side_m'])).toBe(Math.round(pattern.biasM! * 10) / 10);
      expect(Number(row['spread_m'])).toBe(Math.round(pattern.spreadM! * 10) / 10);
    }
    for (const column of PATTERN_COLUMNS) expect(format).toContain(`\`${column}\``);
    const { patterns } = JSON.parse(shotsToJson(sessions, TYPED, '2026-06-20T12:00:00Z')) as Saved;
    expect(patterns.map(({ club, carry_m: carry }) => [club, carry])).toEqual(
      rows.map((row) => [row['club'], Number(row['carry_m'])]),
    );
  });

  it('separate range and course if a club has shots of both', () => {
    const [one] = sessions;
    const onCourse = { ...one!, id: 'course', vendor: 'garmin' as const, place: 'course' as const };

    const rows = rowsOf(patternsToCsv([one!, onCourse], new Map()));

    expect(rows.filter(({ club }) => club === '8-iron').map(({ place, shots }) => [place, shots])).toEqual([
      ['all', '20'],
      ['range', '10'],
      ['course', '10'],
    ]);
  });
});
