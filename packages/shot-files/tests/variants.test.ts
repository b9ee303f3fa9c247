import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readShotFile } from '../readers/read-shot-file.ts';
import type { ShotFile, ShotFileOptions } from '../readers/types.ts';

const FOLDER = join(import.meta.dirname, '../fixtures');
const textOf = (file: string) => new TextDecoder().decode(readFileSync(join(FOLDER, file))).replace(/^\uFEFF/, '');
const utf8 = (text: string) => new TextEncoder().encode(text);
const read = (text: string | Uint8Array, options?: ShotFileOptions, name = 'shots.csv'): ShotFile => {
  const file = readShotFile(name, typeof text === 'string' ? utf8(text) : text, options);
  if (!file.ok) throw new Error(file.error);
  return file.value;
};
const refusal = (bytes: Uint8Array): string => {
  const file = readShotFile('shots.csv', bytes);
  if (file.ok) throw new Error('it was read');
  return file.error;
};
/** The same rows with every timestamp in another notation. */
const withDates = (text: string, write: (at: string) => string): string =>
  text.replaceAll(/^(\d+)\/(\d+)\/(\d\d) ([\d:]+)/gm, (_, month, day, year, clock) =>
    write(`20${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}T${clock}`),
  );
const figures = ({ shots }: ShotFile) => shots.map(({ club, at, carryM }) => [club, at, Math.round(carryM * 10)]);
const RAPSODO = textOf('rapsodo-mlm2pro.csv');
/** The same practice from a phone set to metres; the file names no unit. */
const METRIC_RAPSODO = RAPSODO.split('\n')
  .map((line) => {
    const cells = line.split('","');
    if (cells.length < 18 || !/^\d/.test(cells[3]!)) return line;
    const scaled = (at: number, factor: number) => (Number(cells[at]) * factor).toFixed(1);
    const metric = new Map([3, 4, 9].map((at) => [at, scaled(at, 0.9144)] as const)).set(8, scaled(8, 0.3048));
    return cells.map((cell, at) => metric.get(at) ?? cell).join('","');
  })
  .join('\n');

describe('a file that leaves something open', () => {
  it('asks for metres or yards if the carries do not fit the ball speeds, and follows the answer', () => {
    expect(read(RAPSODO).ambiguous).toEqual({});
    expect(read(METRIC_RAPSODO).ambiguous).toEqual({ lengthUnit: true });
    const [asYards, answered] = [read(RAPSODO), read(METRIC_RAPSODO, { lengthUnit: 'm' })];
    expect(answered.ambiguous).toEqual({});
    expect(answered.shots).toHaveLength(asYards.shots.length);
    for (const [at, shot] of answered.shots.entries()) {
      expect(Math.abs(shot.carryM - asYards.shots[at]!.carryM)).toBeLessThan(0.1);
      expect(Math.abs(shot.apexM! - asYards.shots[at]!.apexM!)).toBeLessThan(0.1);
    }
  });

  it('asks for the unit if too few shots can show it', () => {
    const few = RAPSODO.split('\n').slice(0, 7).join('\n');
    expect(read(few).ambiguous).toEqual({ lengthUnit: true });
  });

  it('asks for the unit if a maker that always names it does not', () => {
    const text = textOf('garmin-r10-en.csv');
    const [header, , ...rows] = text.split('\n');
    const unnamed = [header, ...rows].join('\n');
    expect(read(unnamed).ambiguous).toEqual({ lengthUnit: true });
    const apexes = ({ shots }: ShotFile) => shots.map(({ carryM, apexM }) => [carryM, apexM]);
    expect(apexes(read(unnamed, { lengthUnit: 'yd' }))).toEqual(apexes(read(text)));
  });

  it('asks whether day or month comes first, and makes the keys after the answer', () => {
    const text = textOf('awesome-golf.csv');
    const [open, days] = [read(text), read(text, { dayFirst: true })];
    expect(open.ambiguous).toEqual({ dates: true });
    expect(days.ambiguous).toEqual({});
    expect([open.shots[0]!.at, days.shots[0]!.at]).toEqual(['2026-10-07T11:13:00', '2026-07-10T11:13:00']);
    expect(days.shots[0]!.key).not.toBe(open.shots[0]!.key);
  });

  it('asks which club a bare loft is, and follows the answer', () => {
    const answered = read(textOf('foresight-gc3.csv'), { clubs: { '56': 'Gap wedge' } });
    expect(answered.ambiguous).toEqual({});
    expect(answered.shots.at(-1)).toMatchObject({ club: 'Gap wedge', loftDegrees: 56 });
  });

  it('proposes the columns of a Garmin file in a language it does not know', () => {
    const lines = textOf('garmin-r10-de.csv').split('\n');
    const header = lines[0]!.split(',').map((_, at) => `列${at}`);
    const file = read([header.join(','), ...lines.slice(1)].join('\n'));
    expect(file.vendor).toBe('garmin');
    expect(file.ambiguous).toEqual({ columns: true });
    expect(figures(file)).toEqual(figures(read(textOf('garmin-r10-de.csv'))));
  });

  it('proposes the columns of a table in Japanese', () => {
    const file = read(
      '日付,クラブ,ボールスピード(m/s),打ち出し角(度),キャリー(yd),左右ブレ(yd)\n' +
        '2026年6月17日 14:00,7番アイアン,50.1,18.2,155,4.2\n2026年6月17日 14:01,7番アイアン,50.1,18.2,153,-4.2\n',
    );
    expect(file.ambiguous).toEqual({ columns: true });
    expect(figures(file)).toEqual([
      ['7-iron', '2026-06-17T14:00:00', 1417],
      ['7-iron', '2026-06-17T14:01:00', 1399],
    ]);
    expect(file.shots.map(({ sideM }) => sideM?.toFixed(1))).toEqual(['3.8', '-3.8']);
  });

  it.each([
    [
      'German',
      'Datum;Spieler;Schläger;Schlägergeschwindigkeit (km/h);Ballgeschwindigkeit (km/h);Abflugwinkel;Abflugrichtung;Spinrate;Carry-Distanz (m);Carry-Abweichung (m);Gesamtdistanz (m);Scheitelhöhe (m)',
      '13.06.2026 14:00:05',
      'Eisen 7',
    ],
    [
      'French',
      'Date;Joueur;Club;Vitesse du club (km/h);Vitesse de balle (km/h);Angle de lancement;Direction de lancement;Vitesse de rotation;Distance de carry (m);Écart latéral (m);Distance totale (m);Hauteur maximale (m)',
      '13 juin 2026 14:00:05',
      'Fer 7',
    ],
    [
      'Spanish',
      'Fecha;Jugador;Palo;Velocidad del palo (km/h);Velocidad de la bola (km/h);Ángulo de lanzamiento;Dirección de lanzamiento;Giro;Distancia de vuelo (m);Desviación lateral (m);Distancia total (m);Altura máxima (m)',
      '13/06/2026 2:00:05 p. m.',
      'Hierro 7',
    ],
    [
      'Italian',
      'Data;Giocatore;Bastone;Velocità del bastone (km/h);Velocità della palla (km/h);Angolo di lancio;Direzione di lancio;Rotazione;Distanza di volo (m);Deviazione laterale (m);Distanza totale (m);Altezza massima (m)',
      '13/06/2026 14:00:05',
      'Ferro 7',
    ],
    [
      'Dutch',
      'Datum;Speler;Club;Clubsnelheid (km/h);Balsnelheid (km/h);Lanceerhoek;Lanceerrichting;Spinsnelheid;Carry-afstand (m);Zijwaartse afwijking (m);Totale afstand (m);Hoogste punt (m)',
      '13-06-2026 14:00:05',
      'IJzer 7',
    ],
    [
      'Swedish',
      'Datum;Spelare;Klubba;Klubbhastighet (km/h);Bollhastighet (km/h);Utgångsvinkel;Utgångsriktning;Spinn;Carrylängd (m);Sidavvikelse (m);Total längd (m);Högsta höjd (m)',
      '2026-06-13 14:00:05',
      '7:a järn',
    ],
    [
      'Japanese',
      '日付;プレーヤー;クラブ;ヘッドスピード(km/h);ボールスピード(km/h);打ち出し角;打ち出し方向;スピン量;キャリー(m);左右ブレ(m);トータル(m);最高到達点(m)',
      '2026年6月13日 午後2:00:05',
      '7番アイアン',
    ],
    [
      'Korean',
      '날짜;플레이어;클럽;클럽 스피드(km/h);볼 스피드(km/h);발사각;발사 방향;스핀량;캐리 거리(m);좌우 편차(m);총 거리(m);최고 높이(m)',
      '2026. 6. 13. 오후 2:00:05',
      '7번 아이언',
    ],
    [
      'Chinese',
      '日期;球员;球杆;杆头速度(km/h);球速(km/h);发射角;发射方向;旋转;落点距离(m);左右偏差(m);总距离(m);最高点(m)',
      '2026年6月13日 下午2:00:05',
      '七号铁',
    ],
    [
      'Portuguese',
      'Data;Jogador;Taco;Velocidade do taco (km/h);Velocidade da bola (km/h);Ângulo de lançamento;Direção de lançamento;Rotação;Distância de carry (m);Desvio lateral (m);Distância total (m);Altura máxima (m)',
      '13/06/2026 14:00:05',
      'Ferro 7',
    ],
    [
      'Danish',
      'Dato;Spiller;Kølle;Køllehastighed (km/h);Boldhastighed (km/h);Launch vinkel;Launch retning;Spin;Carry (m);Sideafvigelse (m);Total (m);Max højde, apex (m)',
      '13.06.2026 14:00:05',
      'Jern 7',
    ],
  ])('proposes the columns of a table in %s', (_language, header, moment, club) => {
    const file = read(`${header}\n${moment};Oakford;${club};126,5;171,0;18,2;L 1,4;6.311;138,5;-4,2;146,0;27,1\n`, {
      dayFirst: true,
    });
    expect(file.ambiguous).toEqual({ columns: true });
    expect(file.shots).toHaveLength(1);
    const { key: _key, line: _line, ...shot } = file.shots[0]!;
    expect(shot).toEqual({
      club: '7-iron',
      at: '2026-06-13T14:00:05',
      day: '2026-06-13',
      clubSpeedMps: expect.closeTo(35.14, 1),
      ballSpeedMps: 47.5,
      launchDeg: 18.2,
      launchDirectionDeg: -1.4,
      spinRpm: 6311,
      carryM: 138.5,
      sideM: -4.2,
      totalM: 146,
      apexM: 27.1,
    });
    expect(JSON.stringify(file)).not.toContain('Oakford');
  });

  it.each([
    ['Finnish', 'Päivämäärä;Pelaaja;Maila;Mailan nopeus (m/s);Pallon nopeus (m/s);Carry (m);Kokonaispituus (m)'],
    ['Polish', 'Data;Gracz;Kij;Prędkość kija (m/s);Prędkość piłki (m/s);Carry (m);Całkowity dystans (m)'],
    ['Czech', 'Datum;Hráč;Hůl;Rychlost hole (m/s);Rychlost míčku (m/s);Carry (m);Celková délka (m)'],
  ])('proposes the columns of a table of two speeds in %s', (_language, header) => {
    const file = read(`${header}\n13.06.2026 14:00:05;Oakford;7i;35,1;47,5;138,5;146,0\n`);

    expect(file.ambiguous).toEqual({ columns: true });
    expect(file.shots[0]).toMatchObject({ club: '7-iron', ballSpeedMps: 47.5, carryM: 138.5, totalM: 146 });
    expect(JSON.stringify(file)).not.toContain('Oakford');
  });

  it('keeps the units of a practice when a second one in metres follows in the same file', () => {
    const yards = textOf('garmin-r10-en.csv');
    const metres = yards
      .replaceAll('[Yards]', '[m]')
      .replaceAll('[yds]', '[m]')
      .replace('Air Density', 'Density of air');
    const [alone, joined] = [read(yards), read(yards + metres)];
    expect(joined.ambiguous).toEqual({});
    expect(joined.shots[0]!.carryM).toBe(alone.shots[0]!.carryM);
    expect(joined.shots.at(-1)!.carryM).toBeCloseTo(alone.shots.at(-1)!.carryM / 0.9144, 3);
  });

  it('reads a table of clubs and carries alone once the golfer has named its columns', () => {
    const file = read('Club,Yards\n7i,151\n8i,140\n', { columns: { 0: 'club', 1: 'carryM' }, lengthUnit: 'yd' });
    expect(figures(file).map(([club, , carry]) => [club, carry])).toEqual([
      ['7-iron', 1381],
      ['8-iron', 1280],
    ]);
  });

  it('reads any table by the columns that the golfer chooses', () => {
    const text = 'x,y,z\n7 Iron,151,2\n7 Iron,148,-4\n9 Iron,122,1\n';
    const file = read(text, { columns: { 0: 'club', 1: 'carryM', 2: 'sideM' }, lengthUnit: 'yd' });
    expect(figures(file)).toEqual([
      ['7-iron', undefined, 1381],
      ['7-iron', undefined, 1353],
      ['9-iron', undefined, 1116],
    ]);
    expect(file.ambiguous).toEqual({});
  });
});

describe('the same practice written another way', () => {
  const text = textOf('garmin-r10-en.csv');
  const want = figures(read(text));

  it.each([
    ['with a byte order mark and Windows line ends', utf8(`\uFEFF${text.replaceAll('\n', '\r\n')}`)],
    ['with old Mac line ends', utf8(text.replaceAll('\n', '\r'))],
    ['in UTF-16', new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le'))],
    ['in UTF-16 without a mark', new Uint8Array(Buffer.from(text, 'utf16le'))],
    ['with tabs', utf8(text.replaceAll(',', '\t'))],
    ['with semicolons and decimal commas', utf8(text.replaceAll(',', ';').replaceAll(/(\d)\.(\d)/g, '$1,$2'))],
    ['with quoted decimal commas', utf8(text.replaceAll(/(-?\d+)\.(\d+)/g, '"$1,$2"'))],
    ['with averages and a footer', utf8(`${text}Average,,,,,88.1\nPlayed with Tamsin Oakford at the club\n`)],
    ['with the header again in the middle', utf8(text.replaceAll(/^(.*\n.*\n)((?:.*\n){15})/g, '$1$2$1'))],
    ['with a blank line between header and units', utf8(text.replace('\n', '\n\n'))],
    ['with figures as a spreadsheet writes text', utf8(text.replaceAll(/(-?\d+\.\d+)/g, '="$1"'))],
    ['with apostrophes before its figures', utf8(text.replaceAll(/(-?\d+\.\d+)/g, "'$1"))],
    ['with a dash in every empty cell', utf8(text.replaceAll(/(?<=,)(?=,)/g, '-'))],
    ['with a minus behind its figures', utf8(text.replaceAll(/,-(\d+\.\d+)/g, ',$1-'))],
    [
      'with full-width figures',
      utf8(
        text.replaceAll(/,(\d+\.\d+)/g, (figure) =>
          figure.replaceAll(/[\d.]/g, (one) => String.fromCodePoint(one.codePointAt(0)! + 0xfee0)),
        ),
      ),
    ],
    ['with an accountant’s minus', utf8(text.replaceAll(/,-(\d+\.\d+)/g, ',($1)'))],
    ['with arrows for its sides', utf8(text.replaceAll(/,-(\d+\.\d+)/g, ',←$1'))],
    ['with dates as day numbers', utf8(withDates(text, (at) => String(Date.parse(`${at}Z`) / 86_400_000 + 25_569)))],
    ['with dates in one run of digits', utf8(withDates(text, (at) => at.replaceAll(/[-:]/g, '')))],
    ['with named months', utf8(withDates(text, (at) => `06-Jun-26 ${at.slice(11)}`))],
    [
      'with an average under its dates',
      utf8(
        `${text}${text
          .trimEnd()
          .split('\n')
          .at(-1)!
          .replace(/^[^,]*/, 'Average')}\n`,
      ),
    ],
    ['with a header again that has no units below', utf8(`${text}${text.split('\n')[0]}\n`)],
    ['with a note over two lines', utf8(text.replace(/(,,,,)(1\.1582)/, ',,"Oakford, T.\nsaid ""hm""",,$2'))],
  ])('reads it %s', (_what, bytes) => {
    const file = read(bytes);
    expect(figures(file)).toEqual(want);
    expect(JSON.stringify(file)).not.toContain('Oakford');
  });

  it('leaves out a truncated last line, and nothing else', () => {
    const whole = textOf('foresight-fsx.csv').trimEnd();
    const cut = read(whole.slice(0, -60));
    expect(cut.shots).toHaveLength(read(whole).shots.length - 1);
    expect(cut.skipped.at(-1)).toEqual({ line: whole.split('\n').length, reason: 'Cut off at the end of the file' });
  });

  it('does not let an unclosed quote swallow the rest', () => {
    const lines = text.split('\n');
    lines[5] = lines[5]!.replace(/,Tamsin/, ',"Tamsin');
    expect(figures(read(lines.join('\n')))).toEqual(want);
  });

  it('reads the club out of a longer name, and repeats the name nowhere', () => {
    const file = read(textOf('foresight-fsx.csv').replaceAll(',7i,', ',Rory’s 7 iron,').replaceAll(',52,', ',Rory,'));
    expect(file.shots.filter(({ club }) => club === '7-iron')).toHaveLength(12);
    expect(file.skipped.map(({ reason }) => reason)).toContain('A club that Divot does not know');
    expect(JSON.stringify({ ...file, unknownClubs: [] })).not.toContain('Rory');
  });
});

describe('the moment of a shot', () => {
  it.each([
    '2026-06-17T14:40:02+02:00',
    '17.6.2026 14.40.02',
    '17/06/2026 14h40m02s',
    '17 juin 2026 à 14:40:02',
    'Jun 17, 2026 at 2:40:02 PM',
    'Wed Jun 17 2026 14:40:02 GMT+0200',
    '17-Jun-26 02:40:02 pm',
    '2026. 6. 17. 오후 2:40:02',
    '20260617 144002',
  ])('is 14:40:02 by the golfer’s clock in "%s"', (moment) => {
    expect(read(`Date;Club;Carry (m);Ball Speed (m/s)\n${moment};7i;141;50\n`).shots[0]!.at).toBe(
      '2026-06-17T14:40:02',
    );
  });
});

describe('a club with more in its name than the club', () => {
  const table = (club: string) => `Club,Carry (m),Ball Speed (m/s)\n${club},90,38\n${club},88,37.5\n`;

  it.each([
    ['Tamsin’s 56°', '56°', 'Sand wedge'],
    ['Tamsin Oakford Mini Driver', 'mini driver', 'Driver'],
  ])('is asked about by its open part: %s', (word, asked, likely) => {
    const open = read(table(word));

    expect(open.ambiguous.clubs).toEqual([asked]);
    expect(open.shots.map(({ club }) => club)).toEqual([likely, likely]);
    expect(JSON.stringify(open)).not.toContain('Tamsin');
    const answered = read(table(word), { clubs: { [asked]: 'Gap wedge' } });
    expect(answered.ambiguous.clubs).toBeUndefined();
    expect(answered.shots.map(({ club }) => club)).toEqual(['Gap wedge', 'Gap wedge']);
  });
});

describe('a file without shots', () => {
  it.each([
    ['nothing', new Uint8Array(), /^This file is empty/],
    ['blank lines', utf8('\n \n\n'), /^This file is empty/],
    ['a ZIP file', new Uint8Array([0x50, 0x4b, 3, 4, 0]), /ZIP or Excel/],
    ['a PDF', utf8('%PDF-1.7'), /PDF/],
    ['noise', Uint8Array.from({ length: 500 }, (_, at) => (at * 7919) % 251), /no text/],
    ['JSON', utf8('{"a":1}'), /JSON/],
    ['a web page', utf8('<!doctype html><p>Sign in</p>'), /web page/],
    ['a letter', utf8('Dear golfer,\nthe course is closed.\n'), /finds no table/],
    ['a header alone', utf8(textOf('garmin-r10-en.csv').split('\n').slice(0, 2).join('\n')), /header but no shots/],
  ])('says what %s is and what would work', (_what, bytes, sentence) => {
    expect(refusal(bytes)).toMatch(sentence);
  });

  it('refuses nineteen megabytes of blank lines at once', () => {
    expect(refusal(new Uint8Array(19_000_000).fill(10))).toMatch(/^This file is empty/);
  });

  it('refuses more than eighty megabytes before reading them', () => {
    expect(refusal(new Uint8Array(80_000_001))).toMatch(/larger than 80 MB/);
  });
});
