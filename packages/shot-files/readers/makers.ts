import type { ColumnField, Vendor } from './types.ts';

// Known facts about each maker's table, as data: column names without units, in lower case and plain letters. Found in
// public repositories in November 2026. German for Garmin only. For other languages Divot proposes and asks.

/** Names of a column or a line that says whose shots these are. */
export const PLAYER_WORDS: readonly string[] = [
  'player',
  'player name',
  'golfer',
  'golfer name',
  'user',
  'user name',
  'username',
  'spieler',
  'spielername',
  'joueur',
  'joueuse',
  'jugador',
  'jogador',
  'giocatore',
  'speler',
  'spelare',
  'spiller',
  'pelaaja',
  'プレーヤー',
  'プレイヤー',
  '選手',
  '플레이어',
  '선수',
  '球员',
  '玩家',
  'name',
  'email',
  'e-mail',
  'e mail',
];

// oxfmt-ignore
export const COLUMN_NAMES: Readonly<Record<ColumnField, readonly string[]>> = {
  club: ['club type', 'schlagerart', 'club', 'club name', 'type de club'],
  date: ['date', 'datum', 'shot created date', 'date/time', 'date time', 'shot time', 'timestamp', 'time stamp',
    'fecha'],
  clock: ['time', 'uhrzeit', 'heure', 'hora', 'ora', 'tijd', 'tid'],
  ballSpeedMps: ['ball speed', 'ballspeed', 'ball spd', 'ballgeschwindigkeit', 'bs'],
  clubSpeedMps: ['club speed', 'clubspeed', 'club spd', 'schl.gsch.', 'club head speed', 'clubhead speed',
    'swing speed', 'head speed', 'chs'],
  launchDeg: ['launch angle', 'abflugwinkel', 'launch angle v', 'launch v', 'vertical launch', 'vertical launch angle',
    'launch angle vertical', 'vla'],
  launchDirectionDeg: ['launch direction', 'abflugrichtung', 'push/pull', 'launch dir.', 'launch dir',
    'horizontal launch', 'launch angle h', 'launch h', 'horizontal launch angle', 'launch angle horizontal', 'hla',
    'side angle', 'azimuth', 'direction'],
  spinRpm: ['spin rate', 'drehrate', 'total spin', 'spin'],
  spinType: ['spin rate type', 'drehratentyp', 'spin reading'],
  carryM: ['carry distance', 'carry-distanz', 'carry flat - length', 'carry', 'carry dist', 'carry dist.'],
  sideM: ['carry deviation distance', 'carry-abweichungsdistanz', 'carry flat - side', 'side carry',
    'carry lateral distance', 'carry side', 'offline', 'offline distance', 'off line', 'lateral', 'side'],
  totalM: ['total distance', 'gesamtstrecke', 'est. total flat - length', 'total', 'total dist', 'total dist.'],
  apexM: ['apex height', 'hohe des scheitelpunkts', 'max height - height', 'peak height', 'apex', 'height',
    'max height'],
  attackDeg: ['attack angle', 'anstellwinkel', 'angle of attack', 'aoa'],
  descentDeg: ['descent angle', 'landing angle', 'carry flat - land. angle', 'angle of descent'],
  pathDeg: ['club path', 'schwungbahn'],
  faceDeg: ['club face', 'schlagflache', 'face angle', 'face to target', 'face target'],
  useInStat: ['use in stat'],
  player: PLAYER_WORDS,
};

/** Unit of lengths, heights and speeds, if a maker is known to omit them. */
export type UnnamedUnits = { readonly length: 'yd'; readonly height: 'yd' | 'ft'; readonly speed: 'mph' };

export type Maker = {
  readonly vendor: Vendor;
  /** One of these column names identifies the maker, or several side by side: 'place|maker'. */
  readonly signature: readonly string[];
  /** Columns whose name has a different meaning than usual. */
  readonly columns?: Partial<Readonly<Record<ColumnField, readonly string[]>>>;
  readonly fieldUnits?: Partial<Readonly<Record<ColumnField, string>>>;
  readonly unnamed?: UnnamedUnits;
  /** Unit of heights beside lengths in yards, if a file that usually names its units lacks them. */
  readonly heightUnit?: 'yd';
  /** The club stands alone on a line above its shots. */
  readonly clubBlocks?: true;
};

const FOOT_HEIGHTS: UnnamedUnits = { length: 'yd', height: 'ft', speed: 'mph' };
const YARDS: UnnamedUnits = { length: 'yd', height: 'yd', speed: 'mph' };

/** In the order of trying. */
// oxfmt-ignore
export const MAKERS: readonly Maker[] = [
  { vendor: 'divot', signature: ['place|maker|club'], columns: { date: ['day'], clock: ['time'], launchDeg: ['launch'],
      launchDirectionDeg: ['direction'], pathDeg: ['path'], faceDeg: ['face'] } },
  { vendor: 'trackman', signature: ['carry flat - length', 'use in stat'],
    columns: { club: ['club'], date: ['date'] } },
  { vendor: 'garmin', signature: ['carry deviation distance', 'carry-abweichungsdistanz'], heightUnit: 'yd' },
  { vendor: 'rapsodo', signature: ['side carry', 'club data est type'], unnamed: FOOT_HEIGHTS },
  { vendor: 'square', signature: ['impact horizontal', 'impacthorizontal'], fieldUnits: { clubSpeedMps: 'm/s' } },
  { vendor: 'foresight', signature: ['shot created date', 'closure rate'], columns: { club: ['club name', 'club'] } },
  { vendor: 'awesome-golf', signature: ['shot classification', 'carry curve distance'] },
  { vendor: 'foresight', signature: ['spin axis tilt'], unnamed: YARDS, clubBlocks: true },
  { vendor: 'flightscope', signature: ['launch angle v', 'launch v'] },
];

export const ANY_TABLE: Maker = { vendor: 'table', signature: [] };

/**
 * The units row of Garmin's table from the club speed on, in any language of the phone: S speed, L length, ? any unit,
 * - none. Its columns always come in this order.
 */
export const GARMIN_UNITS = 'S????S-?????-?LL?LL?L';
export const GARMIN_FIELDS: readonly (ColumnField | undefined)[] = [
  'clubSpeedMps',
  'attackDeg',
  'pathDeg',
  'faceDeg',
  undefined,
  'ballSpeedMps',
  undefined,
  'launchDeg',
  'launchDirectionDeg',
  undefined,
  undefined,
  'spinRpm',
  'spinType',
  undefined,
  'apexM',
  'carryM',
  undefined,
  'sideM',
  'totalM',
];

/** First cells of lines that summarise other lines. */
const SUMMARY_WORDS =
  /^(?:.+ )?(?:average|averages|averaged|avg\.?|mean|median|std\.? ?dev\.?|stdev\.?|standard deviation)$|^(?:deviation|(?:session |club |overall |shot )?consistency|min\.?|max\.?|minimum|maximum|total shots|mittelwert|durchschnitt|durchschnittswerte|standardabweichung|std\.?-?abw\.?|abweichung|mw|ø|schnitt|moyennes?|ecart[- ]type|medias?|medie|promedios?|snitt|gjennomsnitt|keskiarvo|srednia|prumer|desviacion.*|deviazione.*|desvio.*|gemiddelde|standaardafwijking|medelvarde|gennemsnitt?|平均|標準偏差|平均値|평균|표준편차|平均值|标准差)$/;
/** Words that mean a summary only at the beginning of the line. Elsewhere they may be a tag. */
const SUMMARY_FIRST = /^(?:best|worst|range|sum|totals?|count|shots|summary|gesamt|sd|cv)$/;
/** Columns that only a summary table has: how many shots a row stands for. */
export const COUNT_NAMES: readonly string[] = [
  'shots',
  '# shots',
  'number of shots',
  'no. of shots',
  'shot count',
  'count',
];
export const isSummaryWord = (name: string, isFirst: boolean): boolean =>
  SUMMARY_WORDS.test(name) || (isFirst && SUMMARY_FIRST.test(name));
