import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { newSessions } from '#src/domain/bag/new-sessions.ts';
import { type SessionShots, unpackShots } from '#src/domain/bag/shot-columns.ts';
import { MOST_SHOTS_A_SESSION } from '#src/domain/entities/shot-session.entity.ts';
import { seeded } from '@divot/basics';
import { type ShotFile, type ShotFileOptions, readShotFile } from '@divot/shot-files';

const FOLDER = join(import.meta.dirname, '../../../packages/shot-files/fixtures');
const fileOf = (name: string, text: string | Uint8Array, options?: ShotFileOptions): ShotFile => {
  const read = readShotFile(name, typeof text === 'string' ? new TextEncoder().encode(text) : text, options);
  if (!read.ok) throw new Error(read.error);
  return read.value;
};
const fixture = (name: string) => fileOf(name, new Uint8Array(readFileSync(join(FOLDER, name))));
const keysOf = (sessions: readonly SessionShots[]) =>
  sessions.flatMap((session) => unpackShots(session)).map(({ key }) => key);

const FILES = [
  'garmin-r10-en.csv',
  'garmin-r10-de.csv',
  'trackman-normalized.csv',
  'rapsodo-mlm2pro.csv',
  'square.csv',
  'foresight-fsx.csv',
  'foresight-fsx-2024-units-in-cells.csv',
  'foresight-gc3.csv',
  'flightscope-mevo.csv',
  'flightscope-mevo-resaved.csv',
  'awesome-golf.csv',
];

/**
 * A one-club table from a monitor that writes no time. The carry falls by a thousandth of a metre per shot, from 150 m.
 */
const longTable = (shots: number) => {
  const random = seeded(5);
  const rows = Array.from({ length: shots }, (_, at) => {
    const ball = (45 + 20 * random()).toFixed(2);
    return `7 Iron,${ball},${(15 + 5 * random()).toFixed(1)},${(150 - at / 1000).toFixed(2)},${(10 * random() - 5).toFixed(1)},${(6000 + 900 * random()).toFixed(0)}`;
  });
  return ['Club,Ball Speed (m/s),Launch Angle (deg),Carry (m),Carry Side (m),Spin Rate (rpm)', ...rows].join('\n');
};

describe('the sessions of a file of shots', () => {
  it.each(FILES)('%s: store every shot to a tenth, and recognise it by its key', (name) => {
    const file = fixture(name);
    const { sessions, added, repeated } = newSessions(file, []);

    expect(repeated).toEqual([]);
    expect(keysOf(sessions).toSorted()).toEqual(file.shots.map(({ key }) => key).toSorted());
    const shots = new Map(sessions.flatMap(unpackShots).map((shot) => [shot.key, shot]));
    for (const shot of added) {
      const back = shots.get(shot.key)!;
      expect(back.club).toBe(shot.club);
      expect(Math.abs(back.carryM - shot.carryM)).toBeLessThanOrEqual(0.0501);
      expect(back.sideM === undefined).toBe(shot.sideM === undefined);
      if (shot.sideM !== undefined) expect(Math.abs(back.sideM! - shot.sideM)).toBeLessThanOrEqual(0.0501);
      if (shot.clubSpeedMps !== undefined) expect(back.clubSpeedMps).toBeCloseTo(shot.clubSpeedMps, 0);
    }
  });

  it.each(FILES)('%s: the same file twice adds nothing', (name) => {
    const file = fixture(name);
    const { sessions } = newSessions(file, []);

    const again = newSessions(file, sessions);

    expect(again.sessions).toEqual([]);
    expect(again.repeated).toHaveLength(file.shots.length);
  });

  it('add nothing from a practice without times that is imported again in metres', () => {
    const inYards = fixture('flightscope-mevo.csv');
    const rows = new TextDecoder()
      .decode(readFileSync(join(FOLDER, 'flightscope-mevo.csv')))
      .trim()
      .split('\n');
    const at = rows[0]!.split(',').findIndex((name) => name.startsWith('Carry'));
    const ball = rows[0]!.split(',').findIndex((name) => name.startsWith('Ball'));
    const metric = rows.map((row, line) => {
      if (line === 0)
        return row
          .replace('Carry Distance (yds)', 'Carry Distance (m)')
          .replace('Ball Speed (mph)', 'Ball Speed (m/s)');
      return row
        .split(',')
        .map((cell, column) => {
          // The monitor rounds its own measurement, not the yards that it wrote before.
          if (column === at) return ((Number(cell) + 0.04) * 0.9144).toFixed(1);
          return column === ball ? (Number(cell) * 0.44704).toFixed(1) : cell;
        })
        .join(',');
    });
    const inMetres = fileOf('mevo.csv', metric.join('\n'));
    const { sessions } = newSessions(inYards, []);

    expect(new Set(inMetres.shots.map(({ key }) => key))).not.toEqual(new Set(inYards.shots.map(({ key }) => key)));
    expect(newSessions(inMetres, sessions).added).toEqual([]);
  });

  it('add only what is new in the same practice exported longer and in other units', () => {
    const first = fixture('garmin-r10-en.csv');
    const longer = fixture('garmin-r10-en-again.csv');
    const { sessions } = newSessions(first, []);

    const { added, repeated } = newSessions(longer, sessions);

    const firstKeys = new Set(first.shots.map(({ key }) => key));
    expect(repeated.map(({ key }) => key)).toEqual(
      longer.shots.map(({ key }) => key).filter((key) => firstKeys.has(key)),
    );
    expect(added).toHaveLength(longer.shots.length - repeated.length);
    expect(repeated.length).toBeGreaterThan(20);
    expect(added.length).toBeGreaterThan(0);
  });

  it('keep two shots with equal figures apart, and treat a third as new', () => {
    const file = fileOf('a.csv', longTable(1));
    const alike = (count: number) => ({
      ...file,
      shots: Array.from({ length: count }, (_, at) => ({
        ...file.shots[0]!,
        line: at + 2,
        ballSpeedMps: 50,
        launchDeg: 17,
        carryM: 140,
        key: `table|7-iron|50.0|17.0|140.0|${at + 1}`,
      })),
    });
    const { sessions } = newSessions(alike(2), []);

    expect(newSessions(alike(3), sessions).added.map(({ key }) => key)).toEqual(['table|7-iron|50.0|17.0|140.0|3']);
  });

  it('split a long file, and store 10,000 shots in less than a megabyte', () => {
    const file = fileOf('long.csv', longTable(10_000));
    const { sessions } = newSessions(file, []);

    expect(sessions.map(({ count }) => count)).toEqual(Array.from({ length: 10 }, () => MOST_SHOTS_A_SESSION));
    const bytes = new TextEncoder().encode(JSON.stringify(sessions)).length;
    expect(bytes).toBeLessThan(600_000);
    expect(Math.max(...sessions.map((session) => JSON.stringify(session).length))).toBeLessThan(100_000);
    expect(newSessions(file, sessions).added).toEqual([]);
  });

  it('are one for each day, newest first', () => {
    const rows = ['2026-06-02', '2026-06-01', '2026-06-02'].map(
      (date, at) => `${date} 10:00:0${at},7 Iron,50,17,14${at},1,6500`,
    );
    const file = fileOf(
      'days.csv',
      ['Date,Club,Ball Speed (m/s),Launch Angle (deg),Carry (m),Carry Side (m),Spin Rate (rpm)', ...rows].join('\n'),
    );

    expect(newSessions(file, []).sessions.map(({ day, count }) => [day, count])).toEqual([
      ['2026-06-02', 2],
      ['2026-06-01', 1],
    ]);
  });

  it('leave out entries without a club or a carry, whoever wrote them', () => {
    const { sessions } = newSessions(fixture('square.csv'), []);
    const [session] = sessions;
    const spoiled = { ...session!, clubs: [], columns: { club: '0,,9,1', carry: '1400,,x' } };

    expect(unpackShots(spoiled)).toEqual([]);
  });
});
