import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { newSessions } from '#src/domain/bag/new-sessions.ts';
import { previewShots } from '#src/domain/bag/preview-shots.ts';
import { readGarminPractice } from '@divot/shot-files';

// A range session in the export that Garmin sends by mail, which also contains rounds.

const EXPORT = join(import.meta.dirname, '../../../../packages/shot-files/fixtures/garmin-export.zip');
const FOLDER = 'DI_CONNECT/DI-GOLF';
const SEVEN_IRON = 727631000 + 6 * 17;

const shot = (at: number, more: object = {}) => ({
  simShotClientKey: `k${at}`,
  shotTime: Date.parse('2026-05-03T20:00:00Z') + at * 30_000,
  clubId: SEVEN_IRON,
  ballSpeed: 50.1,
  clubHeadSpeed: 37.5,
  verticalLaunchAngle: 18.2,
  horizontalLaunchAngle: -1.2,
  spinRate: 6400,
  spinAxis: 2,
  carryDistance: 141.9 + at,
  carryDeviationDistance: -4.2,
  totalDistance: 146,
  apexHeight: 27,
  attackAngle: -4,
  clubPathAngle: 1,
  clubFaceAngle: 0,
  ...more,
});
const exportWith = (shots: readonly object[]): Uint8Array => {
  const golf = unzipSync(new Uint8Array(readFileSync(EXPORT)));
  const sessions = { data: [{ startTime: '2026-05-03', playerName: 'Tamsin Oakford', shots }] };
  return zipSync({ ...golf, [`${FOLDER}/Golf-SIM_SESSION.json`]: strToU8(JSON.stringify(sessions)) });
};
const read = (bytes: Uint8Array) => {
  const file = readGarminPractice(bytes);
  if (!file.ok) throw new Error(file.error);
  return file.value;
};

describe('the practices in Garmin’s export', () => {
  it('are imported in metres by the golfer’s clock, and name nobody', () => {
    const file = read(exportWith([shot(0), shot(1)]));

    expect(file.vendor).toBe('garmin-archive');
    expect(file.shots[0]).toMatchObject({
      club: '7-iron',
      at: '2026-05-03T13:00:00',
      carryM: 141.9,
      sideM: -4.2,
      ballSpeedMps: 50.1,
      faceDeg: 0,
    });
    expect(JSON.stringify(file)).not.toContain('Oakford');
  });

  it('leave out a duplicate shot, one without a carry and one with no club', () => {
    const { shots, skipped } = read(
      exportWith([
        shot(0),
        shot(0),
        shot(1, { carryDistance: null }),
        shot(2, { clubId: 0 }),
        shot(3, { spinRate: 0 }),
      ]),
    );

    expect(shots).toHaveLength(2);
    expect(shots[1]).not.toHaveProperty('spinRpm');
    expect(skipped.map(({ line }) => line)).toEqual([2, 3, 4]);
  });

  it('are recognised if the app’s CSV of the same practice came first', () => {
    const file = read(exportWith([shot(0), shot(1)]));
    const fromApp = { ...file, vendor: 'garmin' as const };
    const { sessions } = newSessions({ ...fromApp, shots: fromApp.shots.slice(0, 1) }, []);

    expect(newSessions(file, sessions).added.map(({ carryM }) => carryM)).toEqual([142.9]);
  });

  it('are not in an export of rounds alone, and an Excel workbook is recognised as one', () => {
    const rounds = readGarminPractice(new Uint8Array(readFileSync(EXPORT)));
    const workbook = previewShots('shots.xlsx', zipSync({ '[Content_Types].xml': strToU8('<x/>') }), {}, []);

    expect(rounds).toEqual({ ok: false, error: expect.stringContaining('holds no practice') });
    expect(workbook).toMatchObject({ ok: false, error: { sentence: expect.stringContaining('Excel') } });
  });
});
