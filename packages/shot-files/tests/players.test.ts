import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readShotFile } from '../readers/read-shot-file.ts';
import type { ShotFile, ShotFileOptions } from '../readers/types.ts';
import { unwrap } from '@divot/basics';

const textOf = (file: string) =>
  readFileSync(join(import.meta.dirname, '../fixtures', file), 'utf8').replace(/^\uFEFF/, '');
const bytesOf = (text: string) => new TextEncoder().encode(text);
const table = (text: string, options?: ShotFileOptions) => {
  const { players, unknownClubs, ...read } = unwrap(readShotFile('range.csv', bytesOf(text), options));
  return { file: read, players, unknownClubs };
};
const file = (text: string, options?: ShotFileOptions): ShotFile => table(text, options).file;

const GARMIN = textOf('garmin-r10-en.csv');
/** A friend hits every third shot on the golfer's device. */
const withFriend = (friend: string): string => {
  let shot = 0;
  return GARMIN.replaceAll(/^(\d[^,]*),Tamsin Oakford/gm, (whole, at) => {
    shot += 1;
    return shot % 3 === 0 ? `${at},${friend}` : whole;
  });
};
const report = (name: string, carry: number) =>
  [
    `${name},Shot Analysis`,
    '',
    '7i,,,,,,,,,,,,,,,',
    ',Date,Time,Ball Speed,Launch Angle,Launch Direction,Back Spin,Side Spin,Total Spin,Spin Axis Tilt,Carry,Total,Peak Height,Offline,Club Speed,Smash Factor',
    ...Array.from(
      { length: 12 },
      (_, at) =>
        `${at + 1},06/24/2026,3:${10 + at}:37 PM Central Daylight Time,106.${at},17.0,0.5 L,6100,200 L,6103,1.9 L,${carry}.${at},${carry + 6}.0,27.0,1.4 L,79.0,1.34`,
    ),
    '',
  ].join('\n');

describe('a practice that two golfers hit on one device', () => {
  it('asks which of them is the golfer, and never mixes the other in', () => {
    const { file: read, players } = table(withFriend('Bo Ferrand'));

    expect(read.ambiguous).toEqual({ players: true });
    expect(players.map(({ name }) => name)).toEqual(['Tamsin Oakford', 'Bo Ferrand']);
    const [golfer, friend] = players.map(({ shots }) => shots) as [number, number];
    expect(golfer).toBeGreaterThan(friend);
    expect(read.shots.length).toBeLessThanOrEqual(golfer);
    expect(read.skipped.filter(({ reason }) => reason === 'Another player’s shot')).toHaveLength(friend);
  });

  it('imports only the shots of the one that the golfer names, with the keys of a separate file', () => {
    const mixed = file(withFriend('Bo Ferrand'), { players: [1] });
    const alone = file(
      withFriend('Bo Ferrand')
        .split('\n')
        .filter((line) => !line.includes('Oakford'))
        .join('\n'),
    );

    expect(mixed.ambiguous).toEqual({});
    expect(mixed.shots.length).toBeGreaterThan(5);
    expect(mixed.shots.map(({ key }) => key)).toEqual(alone.shots.map(({ key }) => key));
  });

  it('treats a golfer under two names as one', () => {
    const both = file(withFriend('T. Oakford'), { players: [0, 1] });

    expect(both.shots.map(({ key }) => key)).toEqual(file(GARMIN).shots.map(({ key }) => key));
    expect(both.ambiguous).toEqual({});
  });

  it('asks nothing if one name is typed in two ways', () => {
    expect(table(withFriend('tamsin  OAKFORD ')).players).toEqual([]);
  });

  it('treats rows without a name as the one golfer’s', () => {
    expect(file(withFriend('')).ambiguous).toEqual({});
    expect(file(withFriend('')).shots).toHaveLength(file(GARMIN).shots.length);
  });

  it('keeps every name out of what is read, answered or not', () => {
    for (const options of [{}, { players: [1] }]) {
      const read = JSON.stringify(file(withFriend('Bo Ferrand'), options));
      expect(read).not.toContain('Ferrand');
      expect(read).not.toContain('Oakford');
    }
  });
});

describe('a file with two columns of players', () => {
  const twoColumns = (second: string, name: (shot: number) => string): string =>
    [
      `Player,${second},Club,Carry (m),Side (m),Total (m)`,
      ...Array.from({ length: 12 }, (_, at) => `Tamsin Oakford,${name(at)},7i,${130 + at}.5,2,${140 + at}`),
    ].join('\n');
  const friend = (shot: number) => (shot % 3 === 0 ? 'Bo Ferrand' : 'Ines Varrault');

  it.each(['Golfer', 'Spieler', 'User Name', 'Joueur', 'プレーヤー'])(
    'separates the golfers if the first names the owner of the device, and %s who hit',
    (second) => {
      const { file: read, players } = table(twoColumns(second, friend));

      expect(read.ambiguous.players).toBe(true);
      expect(players).toEqual([
        { name: 'Bo Ferrand', shots: 4 },
        { name: 'Ines Varrault', shots: 8 },
      ]);
      expect(file(twoColumns(second, friend), { players: [0] }).shots.map(({ line }) => line)).toEqual([2, 5, 8, 11]);
      expect(JSON.stringify(read)).not.toMatch(/Oakford|Ferrand|Varrault/);
    },
  );

  it('separates them in either order of the columns, and on columns that the golfer chose', () => {
    const swapped = twoColumns('Golfer', friend).replaceAll(/^([^,]*),([^,]*),/gm, '$2,$1,');
    const chosen = { columns: { 0: 'player', 2: 'club', 3: 'carryM', 4: 'sideM', 5: 'totalM' } } as const;

    expect(table(swapped).players).toHaveLength(2);
    expect(table(twoColumns('Golfer', friend), chosen).players).toHaveLength(2);
  });

  it('asks for the golfer by name if an e-mail only repeats it, with gaps or without', () => {
    const both = twoColumns('Golfer', friend)
      .replace('Golfer', 'Email,Golfer')
      .replaceAll(/,(Bo|Ines)( \w+)/g, ',$1@example.org,$1$2')
      .replace('Bo@example.org', '');

    expect(table(both.replaceAll(/^([^,]*),([^,]*),([^,]*),/gm, '$3,$2,$1,')).players.map(({ name }) => name)).toEqual([
      'Bo Ferrand',
      'Ines Varrault',
    ]);
    expect(table(both).file.ambiguous.players).toBe(true);
  });

  it('separates two golfers of one name by their e-mails', () => {
    const text = twoColumns('Email', (shot) => (shot % 4 === 0 ? 'a@example.org' : 'b@example.org'));

    expect(table(text).players.map(({ shots }) => shots)).toEqual([3, 9]);
  });

  it('asks nothing if both columns name one golfer', () => {
    const { file: read, players } = table(twoColumns('Golfer', () => 'T. Oakford'));

    expect(players).toEqual([]);
    expect(read.ambiguous.players).toBeUndefined();
    expect(read.shots).toHaveLength(12);
  });
});

describe('a file with a section for each golfer', () => {
  it.each([
    ['Foresight reports, one after the other', report('Rory MacPhelan', 150) + report('Ines Varrault', 120)],
    [
      'Rapsodo exports, one after the other',
      textOf('rapsodo-mlm2pro.csv') + textOf('rapsodo-mlm2pro.csv').replaceAll('Tamsin Oakford', 'Bo Ferrand'),
    ],
    [
      'a line with the label above each',
      ['Player: Ines', 'Player: Bo']
        .map((line, at) => `${line}\nClub,Carry (m),Side (m),Total (m)\n7i,13${at}.5,2,140\n8i,12${at}.5,1,131`)
        .join('\n'),
    ],
    [
      'a name alone above each',
      ['Ines Varrault', 'Bo Ferrand']
        .map((line, at) => `${line}\nClub,Carry (m),Side (m),Total (m)\n7i,13${at}.5,2,140\n8i,12${at}.5,1,131`)
        .join('\n'),
    ],
  ])('asks who is the golfer: %s', (_what, text) => {
    const open = table(text);
    expect(open.file.ambiguous.players).toBe(true);
    expect(open.players).toHaveLength(2);
    const [first, second] = [0, 1].map((at) => file(text, { players: [at] }).shots);

    expect(first!.length).toBeGreaterThan(0);
    expect(second!.length).toBeGreaterThan(0);
    expect(first!.at(-1)!.line).toBeLessThan(second![0]!.line);
  });

  it('reads the day of each Rapsodo export for its own shots', () => {
    const [april, may] = ['04/24/2026', '05/29/2026'].map((day) =>
      textOf('rapsodo-mlm2pro.csv').replace('04/24/2026', day),
    );

    expect(new Set(file(`${april}${may}`).shots.map(({ day }) => day))).toEqual(new Set(['2026-04-24', '2026-05-29']));
  });

  it('does not read the titles of one golfer’s two practices as names', () => {
    const text = ['Morning session', 'Evening session']
      .map((line, at) => `${line}\nClub,Carry (m),Side (m),Total (m)\n7i,13${at}.5,2,140\n8i,12${at}.5,1,131`)
      .join('\n');

    expect(table(text).players).toEqual([]);
    expect(file(text).shots).toHaveLength(4);
  });
});

describe('a club that Divot does not know', () => {
  const text = textOf('foresight-fsx.csv').replaceAll(',7i,', ',Old Faithful,');

  it('stays out while its word is asked about, and is imported once the golfer says which it is', () => {
    const open = table(text);
    expect(open.unknownClubs).toEqual(['Old Faithful']);
    expect(open.file.ambiguous.clubs ?? []).not.toContain('Old Faithful');

    const answered = table(text, { clubs: { 'Old Faithful': '7-iron' } });

    expect(answered.unknownClubs).toEqual([]);
    expect(answered.file.shots.filter(({ club }) => club === '7-iron').length).toBeGreaterThan(8);
    expect(JSON.stringify([open.file, answered.file])).not.toContain('Faithful');
  });
});
