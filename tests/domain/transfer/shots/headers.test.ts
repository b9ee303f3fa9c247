import { describe, expect, it } from 'vitest';
import { readShotFile } from '#src/domain/transfer/shots/read-shot-file.ts';
import type { ShotFile, ShotFileOptions } from '#src/domain/transfer/shots/types.ts';

const read = (text: string, options?: ShotFileOptions): ShotFile => {
  const file = readShotFile('shots.csv', new TextEncoder().encode(text), options);
  if (!file.ok) throw new Error(file.error);
  return file.value;
};

describe('a table whose column names need their units to be understood', () => {
  const SKYTRAK =
    'SHOT,HAND,BALL (mph),LAUNCH (deg),BACK (rpm),SIDE (rpm),SIDE (deg),OFFLINE (yds),CARRY (yds),ROLL (yds),TOTAL (yds),FLIGHT (sec),CLUB (mph),CLUB\n' +
    '1,RH,104.0,17.2,6200,310,1.5,4.0,150.0,6.0,156.0,5.9,78.0,7I\n';

  it('tells the ball’s and the club’s speed from the ball and the club, and a side in degrees from one in yards', () => {
    const [shot] = read(SKYTRAK).shots;

    expect(shot).toMatchObject({ club: '7-iron', launchDeg: 17.2, launchDirectionDeg: 1.5 });
    expect(shot!.ballSpeedMps).toBeCloseTo(46.49, 1);
    expect(shot!.clubSpeedMps).toBeCloseTo(34.87, 1);
    expect(shot!.sideM).toBeCloseTo(3.66, 1);
  });

  it('reads no side where the file has one in degrees and in turns alone', () => {
    expect(read(SKYTRAK.replace('OFFLINE (yds)', 'X')).shots[0]!.sideM).toBeUndefined();
  });

  it.each([
    'Club,Carry / m,Total / m,Ball speed / km/h',
    'Club,Carry in m,Total in m,Ball speed in km/h',
    'Club,carryMetres,totalMetres,ballSpeedKmh',
    'Club,Carry - m,Total - m,Ball speed - km/h',
    'Club,carry_m,total_m,ball_speed_km/h',
    'Club,Carry m,Total m,Ball speed (km / h)',
    'Club,Carry [metres],Total [metres],Ball speed [kilometres per hour]',
  ])('reads the units of "%s"', (header) => {
    const file = read(`${header}\n7i,138.5,146,171\n`);

    expect(file.ambiguous).toEqual({ columns: true });
    expect(file.shots[0]).toMatchObject({ carryM: 138.5, totalM: 146, ballSpeedMps: 47.5 });
  });

  it('takes the unit of one speed for the other, where that one names none', () => {
    const [shot] = read('Club,Carry (m),Ball Speed (km/h),Club Speed\n7i,138.5,171,126.5\n').shots;

    expect(shot!.clubSpeedMps).toBeCloseTo(35.14, 1);
  });
});

describe('a table with its clubs on lines of their own', () => {
  const block = (club: string, carry: number) =>
    `${club}\nShot,Ball Speed (mph),Carry (yds),Offline (yds)\n1,104.1,${carry},3.1\n2,103.2,${carry - 4},-2.4\nAverage,103.6,${carry - 2},0.4\n\n`;

  it('reads every block’s shots with its club', () => {
    const file = read(block('7 Iron', 152) + block('Pitching Wedge', 112));

    expect(file.shots.map(({ club, carryM }) => [club, Math.round(carryM / 0.9144)])).toEqual([
      ['7-iron', 152],
      ['7-iron', 148],
      ['Pitching wedge', 112],
      ['Pitching wedge', 108],
    ]);
  });

  it('reads them once the golfer has confirmed the columns', () => {
    const file = read(block('7 Iron', 152), { columns: { 1: 'ballSpeedMps', 2: 'carryM', 3: 'sideM' } });

    expect(file.ambiguous).toEqual({});
    expect(file.shots.map(({ club }) => club)).toEqual(['7-iron', '7-iron']);
  });
});

describe('lines that sum up others', () => {
  const shots = 'Club,Ball Speed (mph),Carry (yds),Total (yds)\n7i,104,150,156\n7i,103,148,155\n';

  it('are no shots, whatever they are called', () => {
    const sums = ['7 Iron Average', 'Average (2 shots)', 'AVG', 'Ø', 'Moyennes', 'Promedios', 'Session Std. Dev.'];

    const file = read(shots + sums.map((word) => `${word},103.5,149,155.5\n`).join(''));

    expect(file.shots).toHaveLength(2);
    expect(file.otherLines.map(({ reason }) => reason)).toEqual(sums.map(() => 'An average'));
  });

  it('are no shots in a second table that counts the shots of each club', () => {
    const file = read(`${shots}\nClub,Shots,Carry (yds),Total (yds)\n7i,2,149,155.5\n`);

    expect(file.shots).toHaveLength(2);
  });
});
