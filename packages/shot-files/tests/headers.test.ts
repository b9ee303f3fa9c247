import { describe, expect, it } from 'vitest';
import { readShotFile } from '../readers/read-shot-file.ts';
import type { ShotFile, ShotFileOptions } from '../readers/types.ts';

const read = (text: string, options?: ShotFileOptions): ShotFile => {
  const file = readShotFile('shots.csv', new TextEncoder().encode(text), options);
  if (!file.ok) throw new Error(file.error);
  return file.value;
};

describe('a table whose column names need their units to be understood', () => {
  const SKYTRAK =
    'SHOT,HAND,BALL (mph),LAUNCH (deg),BACK (rpm),SIDE (rpm),SIDE (deg),OFFLINE (yds),CARRY (yds),ROLL (yds),TOTAL (yds),FLIGHT (sec),CLUB (mph),CLUB\n' +
    '1,RH,104.0,17.2,6200,310,1.5,4.0,150.0,6.0,156.0,5.9,78.0,7I\n';

  it('tells the ball’s speed from the club’s, and a side in degrees from one in yards', () => {
    const [shot] = read(SKYTRAK).shots;

    expect(shot).toMatchObject({ club: '7-iron', launchDeg: 17.2, launchDirectionDeg: 1.5 });
    expect(shot!.ballSpeedMps).toBeCloseTo(46.49, 1);
    expect(shot!.clubSpeedMps).toBeCloseTo(34.87, 1);
    expect(shot!.sideM).toBeCloseTo(3.66, 1);
  });

  it('reads no side if the file has one only in degrees and in turns', () => {
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

  it('uses the unit of one speed for the other, if that one has none', () => {
    const [shot] = read('Club,Carry (m),Ball Speed (km/h),Club Speed\n7i,138.5,171,126.5\n').shots;

    expect(shot!.clubSpeedMps).toBeCloseTo(35.14, 1);
  });
});

describe('a table with its units in the cells', () => {
  it('reads a side without a unit in the metres of the carry beside it', () => {
    const [shot] = read('Club,Carry,Offline,Total\n7i,150.0 m,12.0 R,158.0 m\n').shots;

    expect(shot).toMatchObject({ carryM: 150, sideM: 12, totalM: 158 });
  });
});

describe('a side with its letter glued to the unit', () => {
  it.each([
    ['5.0Ryds', 4.572],
    ['5.0 Lyds', -4.572],
    ['5Rm', 5],
  ])('reads %s', (cell, sideM) => {
    const [shot] = read(`Club,Carry (yds),Offline (yds),Total (yds)\n7i,150,${cell},158\n`).shots;

    expect(shot!.sideM).toBeCloseTo(sideM, 3);
  });
});

describe('speeds in knots', () => {
  it('are not read as miles an hour', () => {
    const [shot] = read('Club,Carry (m),Ball Speed (knots)\n7i,150.0,97.2\n').shots;

    expect(shot!.ballSpeedMps).toBeCloseTo(50, 1);
  });
});

describe('two columns of one name', () => {
  it('are told apart by the words in their brackets', () => {
    const file = read(
      'Club,Launch Angle (Horizontal) (deg),Launch Angle (Vertical) (deg),Carry (in yards),Ball Speed (mph, measured)\n7i,-1.5,18.2,150,110\n',
    );

    expect(file.shots[0]).toMatchObject({ launchDeg: 18.2, launchDirectionDeg: -1.5 });
    expect(file.shots[0]!.carryM).toBeCloseTo(137.16, 2);
    expect(file.shots[0]!.ballSpeedMps).toBeCloseTo(49.17, 2);
  });

  it.each(['飛距離(キャリー) (m),飛距離(トータル) (m)', '비거리(캐리) [m],비거리(토탈) [m]'])(
    'are found in "%s"',
    (header) => {
      const file = read(
        `クラブ,ボールスピード(m/s),打ち出し角(左右),打ち出し角(上下),${header}\n7番アイアン,50,-1.5,18.2,141,147\n`,
      );

      expect(file.ambiguous).toEqual({ columns: true });
      expect(file.shots[0]).toMatchObject({ launchDeg: 18.2, launchDirectionDeg: -1.5, carryM: 141, totalM: 147 });
    },
  );
});

describe('a column whose name says nothing', () => {
  it('is proposed as the club or the date by the cells below it', () => {
    const file = read(
      'Wann,Womit,Ballgeschwindigkeit (km/h),Abflugwinkel,Carry (m),Gesamt (m)\n17.06.2026 14:40:02,Eisen 7,180,18.2,141,147\n17.06.2026 14:40:31,Holz 3,215,12.2,188,199\n',
    );

    expect(file.ambiguous).toEqual({ columns: true });
    expect(file.shots.map(({ club, at }) => [club, at])).toEqual([
      ['7-iron', '2026-06-17T14:40:02'],
      ['3-wood', '2026-06-17T14:40:31'],
    ]);
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

  it('are no shots, whatever their name', () => {
    const sums = ['7 Iron Average', 'Average (2 shots)', 'AVG', 'Ø', 'Moyennes', 'Promedios', 'Session Std. Dev.'];

    const file = read(shots + sums.map((word) => `${word},103.5,149,155.5\n`).join(''));

    expect(file.shots).toHaveLength(2);
    expect(file.otherLines.map(({ reason }) => reason)).toEqual(sums.map(() => 'An average'));
  });

  it.each(['Range', 'Best', 'Total'])('are shots where "%s" is a tag on every line', (tag) => {
    const rows = [150, 148, 152].map((carry) => `${tag},7i,104,${carry},${carry + 6}\n`).join('');
    const file = read(`Session,Club,Ball Speed (mph),Carry (yds),Total (yds)\n${rows}Best,7i,104,153,159\n`);

    expect(file.shots.map(({ line }) => line).slice(0, 3)).toEqual([2, 3, 4]);
    expect(file.shots).toHaveLength(tag === 'Best' ? 4 : 3);
  });

  it('are no shots in a second table that counts the shots of each club', () => {
    const file = read(`${shots}\nClub,Shots,Carry (yds),Total (yds)\n7i,2,149,155.5\n`);

    expect(file.shots).toHaveLength(2);
  });
});

describe('a header in another language', () => {
  const FIELDS =
    'club,ballSpeedMps,clubSpeedMps,launchDeg,launchDirectionDeg,spinRpm,carryM,sideM,totalM,apexM,attackDeg';
  const ROW = '7i,180,128,18.4,1.5,6400,141,-4.2,147,27,-3.1';

  it.each([
    'Canne,Vitesse balle,Vitesse de club,Angle de départ,Direction de départ,Taux de spin,Portée,Déviation,Distance totale,Hauteur max,Angle d’attaque',
    'Palo,Vel. bola,Vel. palo,Ángulo de despegue,Dirección,Giro,Vuelo,Desviación lateral,Distancia total,Altura máxima,Ángulo de ataque',
    'Club,Vit. balle,Vit. club,Angle d’envol,Direction,Rotation,Distance de vol,Dispersion latérale,Totale,Flèche,Angle d’attaque',
    'Bastone,Vel. palla,Vel. bastone,Angolo di partenza,Direzione,Giri,Distanza di volo,Scarto laterale,Distanza totale,Apice,Angolo d’attacco',
    'Taco,Vel. bola,Vel. taco,Ângulo de saída,Direção,Taxa de giro,Distância de voo,Lateral,Distância total,Ápice,Ângulo de ataque',
    'Schläger,Ball-Geschwindigkeit,Schlägergeschw.,Vertikaler Abflugwinkel,Horizontaler Abflugwinkel,Gesamtspin,Fluglänge,Seitl. Abw.,Gesamtweite,Gipfelhöhe,Angriffswinkel',
    'Klubba,Bollfart,Klubbfart,Utskjutningsvinkel,Riktning,Spinn,Carryavstånd,Sidledes,Totalavstånd,Topphöjd,Träffvinkel',
    'クラブ,初速,ヘッドスピード,打出角,左右打ち出し角,回転数,キャリー距離,オフライン,合計距離,最大高さ,アタックアングル',
    '클럽,공 속도,헤드 스피드,런치 앵글,방향각,회전수,캐리 비거리,오프라인,토탈,최대 높이,공격각',
    'Palo,Velocidad de bola,Velocidad del palo,Ángulo de salida,Dirección de salida,Efecto,Vuelo,Desvío lateral,Distancia total,Altura máxima,Ángulo de ataque',
    'Bastone,Velocità palla,Velocità bastone,Angolo di lancio,Direzione di lancio,Rotazione,Volo,Scostamento laterale,Totale,Altezza,Angolo d’attacco',
    'Taco,Velocidade da bola,Velocidade do taco,Ângulo de lançamento,Direção de lançamento,Rotação,Carry,Desvio lateral,Total,Altura,Ângulo de ataque',
    'Schlägertyp,Ballgeschw.,Schlägerkopfgeschwindigkeit,Startwinkel,Startrichtung,Spinrate,Flugweite,Abweichung,Gesamtlänge,Scheitelhöhe,Eintreffwinkel',
    'Stok,Balsnelheid,Clubkopsnelheid,Lanceerhoek,Lanceerrichting,Spin,Carry afstand,Zijwaartse afwijking,Totaal,Maximale hoogte,Aanvalshoek',
    'Klubba,Bollhastighet,Klubbhastighet,Utgångsvinkel,Utgångsriktning,Spinn,Carrylängd,Sida,Totallängd,Höjd,Attackvinkel',
    'Klub,Boldhastighed,Køllehastighed,Udgangsvinkel,Startretning,Spin,Carry,Afvigelse,Samlet længde,Højde,Angrebsvinkel',
    'Maila,Pallonopeus,Mailan nopeus,Lähtökulma,Lähtösuunta,Kierre,Carry,Sivupoikkeama,Kokonaispituus,Korkeus,Osumakulma',
    'Kij,Prędkość piłki,Prędkość kija,Kąt startu,Kierunek startu,Rotacja,Carry,Odchylenie,Całkowita odległość,Wysokość,Kąt ataku',
    '番手,ボール初速,ヘッドスピード,発射角度,打ち出し方向,スピン量,キャリー,サイド,トータル飛距離,高さ,入射角',
    '클럽명,볼 스피드,헤드 스피드,발사각,좌우 발사각,스핀,캐리 거리,좌우 편차,총 거리,최고 높이,어택 앵글',
    '球杆,球速,杆头速度,发射角,发射方向,转速,飞行距离,左右偏差,总距离,最高点,攻角',
  ])('finds every column of "%s", and asks', (header) => {
    const units = ',km/h,km/h,deg,deg,rpm,m,m,m,m,deg';
    const file = read([header, units, ROW].join('\n'));

    expect(file.ambiguous).toEqual({ columns: true });
    const { line: _, key: __, ...shot } = file.shots[0]!;
    expect(Object.keys(shot).toSorted()).toEqual(FIELDS.split(',').toSorted());
    expect(shot).toMatchObject({ launchDeg: 18.4, launchDirectionDeg: 1.5, carryM: 141, sideM: -4.2, totalM: 147 });
    expect([shot.apexM, shot.attackDeg, shot.ballSpeedMps]).toEqual([27, -3.1, 50]);
  });
});

describe('a maker’s table with columns that another app renamed', () => {
  it('is asked about if a column’s name is only likely, and loses none', () => {
    const file = read('Club,Launch V (deg),Carry Distance (yds),Ball Speed (mph),Deviation (yds)\n7i,18,150,110,-4\n');

    expect(file.vendor).toBe('flightscope');
    expect(file.ambiguous).toEqual({ columns: true });
    expect(file.shots[0]!.sideM).toBeCloseTo(-3.66, 2);
  });

  it('also recognises Square by its header in capitals', () => {
    const header = 'Club,Index,Ball Speed(mph),Carry(yd),Offline(yd),ImpactHorizontal,ClubSpeed';
    const file = read(`${header.toUpperCase()}\n7i,0,110,150,R3.0,T9.3,36.1\n`);

    expect(file.vendor).toBe('square');
    expect(file.shots[0]!.clubSpeedMps).toBeCloseTo(36.1, 1);
  });
});

describe('speeds whose unit no column names', () => {
  it('are km/h if no ball at that many miles an hour falls so short, without launch and spin to tell', () => {
    const clubs = ['Driver,230,160', '5i,187,136', '9i,151,112', 'Sand wedge,122,83'];
    const rows = (factor: number) =>
      clubs.map((row) => row.replace(/,(\d+),/, (_, speed) => `,${(Number(speed) * factor).toFixed(0)},`)).join('\n');
    const [kmh, mph] = [1, 1 / 1.609].map((factor) => read(`Club,Ball Speed,Carry (m)\n${rows(factor)}\n`).shots);

    expect(kmh![0]!.ballSpeedMps).toBeCloseTo(63.9, 1);
    expect(mph![0]!.ballSpeedMps).toBeCloseTo(63.9, 0);
  });
});

describe('a row with an impossible side or total', () => {
  it('is left out with a reason', () => {
    const file = read('Club,Carry (m),Side (m),Total (m)\n7i,140,999,147\n7i,140,4,1400\n7i,140,4,147\n');

    expect(file.shots.map(({ line }) => line)).toEqual([4]);
    expect(file.skipped.map(({ reason }) => reason)).toEqual(
      Array(2).fill(expect.stringMatching(/^Faster or farther/)),
    );
  });
});

describe('a table with a club and a carry, and nothing else', () => {
  it.each([
    ['Club,Carry (yd)\n7i,150\n7i,155\n', [137.2, 141.7]],
    ['Carry [m];Club\n140;7i\n', [140]],
    ['Schlägerart\tCarry-Distanz (m)\n7-Eisen\t140,5\n', [140.5]],
    ['club,avg carry (m)\n7i,150\n8i,140\n', [150, 140]],
    ['My range\n\nClub,Carry (yd)\n7i,150\n', [137.2]],
  ])('is read: %j', (text, carries) => {
    expect(read(text).shots.map(({ carryM }) => Math.round(carryM * 10) / 10)).toEqual(carries);
  });

  it.each([undefined, null, 'Club,Carry (yd)\n7i,150', 7, {}])(
    'is refused in a sentence if it is no file but %j',
    (bytes) => {
      expect(readShotFile('range.csv', bytes as never)).toMatchObject({
        ok: false,
        error: expect.stringMatching(/\.$/),
      });
    },
  );
});
