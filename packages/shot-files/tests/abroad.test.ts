import { describe, expect, it } from 'vitest';
import { readShotFile } from '../readers/read-shot-file.ts';
import type { ShotFile, ShotFileOptions } from '../readers/types.ts';

const read = (text: string, options: ShotFileOptions = {}, name = 'shots.csv'): ShotFile => {
  const file = readShotFile(name, new TextEncoder().encode(text), { today: '2026-11-27', ...options });
  if (!file.ok) throw new Error(file.error);
  return file.value;
};
const days = ({ shots }: ShotFile) => shots.map(({ day }) => day);

/** Garmin’s table as a phone in another language writes it, with these units of speed, length and height. */
const garminTable = (speed: string, length: string, height: string, day = '26.11.25 12:38:50'): string => {
  const header = Array.from({ length: 25 }, (_, at) => `สนาม ${at}`);
  const units = [
    '',
    '',
    '',
    '',
    speed,
    'D',
    'D',
    'D',
    'D',
    speed,
    '',
    'D',
    'D',
    'R',
    'R',
    'R',
    '',
    'D',
    height,
    length,
  ];
  units.push('D', length, length, 'D', length);
  const [club, ball] = speed === 'mph' || speed === 'xx' ? ['86', '118'] : ['138', '190'];
  const shot = [
    day,
    'P',
    '',
    '7 Iron',
    club,
    '-2',
    '1',
    '0',
    '0',
    ball,
    '1.4',
    '19',
    '-1',
    '6480',
    '-120',
    '6480',
    'x',
  ];
  shot.push('2', '28.0', '150', '1', '-5', '156', '1', '-5');
  return [header, units.map((unit) => unit && `[${unit}]`), shot].map((cells) => cells.join(',')).join('\n');
};

describe('Garmin’s units row', () => {
  it.each([
    ['км/ч', 'м', 'м', 150, 28],
    ['км/год', 'м', 'м', 150, 28],
    ['กม./ชม.', 'หลา', 'ม.', 137.16, 28],
    ['קמ״ש', 'מ׳', 'מ׳', 150, 28],
    ['公里/小时', '米', '米', 150, 28],
    ['mph', 'γρδ', 'πδ', 137.16, 8.53],
  ])('is read in the phone’s language: %s, %s, %s', (speed, length, height, carryM, apexM) => {
    const file = read(garminTable(speed, length, height));

    expect(file.ambiguous).toEqual({ columns: true });
    expect(file.shots[0]!.carryM).toBeCloseTo(carryM, 1);
    expect(file.shots[0]!.apexM).toBeCloseTo(apexM, 1);
  });

  it('asks once about a word for lengths that nobody knows, and never reads metres as feet', () => {
    const table = garminTable('xx', 'qq', 'qq');

    expect(read(table).ambiguous).toEqual({ columns: true, lengthUnit: true });
    expect(read(table, { lengthUnit: 'm' }).shots[0]).toMatchObject({ carryM: 150, sideM: -5, apexM: 28 });
    const [yards] = read(table, { lengthUnit: 'yd' }).shots;
    expect([yards!.carryM, yards!.apexM]).toEqual([150 * 0.9144, 28 * 0.9144]);
  });

  it('takes a second unknown word for the other unit', () => {
    const [shot] = read(garminTable('xx', 'qq', 'zz'), { lengthUnit: 'yd' }).shots;

    expect([shot!.carryM, shot!.apexM]).toEqual([150 * 0.9144, 28]);
  });
});

describe('a date', () => {
  const dated = (...written: readonly string[]) =>
    `Date,Club,Carry (m),Total (m)\n${written.map((date, at) => `"${date}",7 Iron,${140 + at},150\n`).join('')}`;

  it.each([
    ['26/11/2568', '2025-11-26'],
    ['26/11/68', '2025-11-26'],
    ['26 พ.ย. 2568', '2025-11-26'],
    ['26 พฤศจิกายน 2568', '2025-11-26'],
    ['๒๖/๑๑/๒๕๖๘', '2025-11-26'],
    ['1404/09/05', '2025-11-26'],
    ['۱۴۰۴/۰۹/۰۵', '2025-11-26'],
    ['۵ آذر ۱۴۰۴', '2025-11-26'],
    ['1447-12-20', '2026-06-06'],
    ['R7.11.26', '2025-11-26'],
    ['令和7年11月26日', '2025-11-26'],
    ['令和元年6月6日', '2019-06-06'],
    ['H30/6/6', '2018-06-06'],
    ['民國114年11月26日', '2025-11-26'],
    ['114/11/26', '2025-11-26'],
    ['2025년 11월 26일', '2025-11-26'],
    ['26 ноября 2025', '2025-11-26'],
    ['26 listopada 2025', '2025-11-26'],
    ['２０２５／１１／２６', '2025-11-26'],
    ['26-Nov-25', '2025-11-26'],
  ])('of another calendar or script is ours: %s is %s', (written, day) => {
    const file = read(dated(written));

    expect(days(file)).toEqual([day]);
    expect(file.unreadDates).toBeUndefined();
  });

  it('is never in the future', () => {
    const file = read(dated('2026-11-27', '2026-11-28', '11/26/2068'));

    expect(days(file)).toEqual(['2026-11-27', undefined, undefined]);
    expect(file.unreadDates).toBe(2);
  });

  it('that nobody can read is counted, and its shot stays', () => {
    const file = read(dated('2026-06-06', 'last Tuesday', '2026-02-31', ''));

    expect(days(file)).toEqual(['2026-06-06', undefined, undefined, undefined]);
    expect(file.unreadDates).toBe(2);
  });

  it('is not read the way that lies in the future', () => {
    const file = read(dated('06/12/2026'));

    expect(days(file)).toEqual(['2026-06-12']);
    expect(file.ambiguous.dates).toBeUndefined();
  });
});

describe('the day of a table without dates', () => {
  const table = 'Club,Carry (m),Total (m)\n7 Iron,140,150\n';

  it.each([
    ['gspro-export08-16-26-14-43-17.csv', '2026-08-16'],
    ['Range 2026-08-16.csv', '2026-08-16'],
    ['session_20260816_1443.csv', '2026-08-16'],
    ['shots.csv', undefined],
  ])('is that of its file’s name: %s', (name, day) => {
    expect(days(read(table, {}, name))).toEqual([day]);
  });

  it('is asked about if day and month may be either', () => {
    const file = read(table, {}, 'gspro-export08-06-26-14-43-17.csv');

    expect(file.ambiguous.dates).toBe(true);
    expect(days(read(table, { dayFirst: true }, 'gspro-export08-06-26-14-43-17.csv'))).toEqual(['2026-06-08']);
  });

  it.each(['Dates,03-18-2026,Place,,', 'Session of 18 March 2026', 'วันที่ 18 มีนาคม 2569'])(
    'is that of the line above: %s',
    (line) => {
      expect(days(read(`${line}\n${table}`))).toEqual(['2026-03-18']);
    },
  );
});

describe('a column of units', () => {
  it.each([
    ['Yards', 'Meters'],
    ['yd', 'm'],
    ['Imperial', 'Metric'],
    ['ヤード', 'メートル'],
  ])('is obeyed row by row: %s, %s', (yards, metres) => {
    const file = read(`Club,Carry,Total,Units\n7 Iron,157,166,${yards}\n7 Iron,143.5,152,${metres}\n`);

    expect(file.ambiguous.lengthUnit).toBeUndefined();
    expect(file.shots.map(({ carryM }) => Math.round(carryM * 10) / 10)).toEqual([143.6, 143.5]);
  });

  it('may stand beside each column', () => {
    const file = read('Club,Carry,Unit,Ball Speed,Unit\n7 Iron,150,m,190,km/h\n7 Iron,164,yd,118,mph\n');

    expect(file.shots.map(({ carryM }) => Math.round(carryM))).toEqual([150, 150]);
    expect(file.shots.map(({ ballSpeedMps }) => Math.round(ballSpeedMps!))).toEqual([53, 53]);
  });
});

it('reads shots whose first column is a tag, whatever the tags are called', () => {
  const file = read('Tag,Club,Carry (m),Total (m)\nRange,7 Iron,140,150\nBest,7 Iron,141,150\nTotal,7 Iron,142,150\n');

  expect(file.shots).toHaveLength(3);
});
