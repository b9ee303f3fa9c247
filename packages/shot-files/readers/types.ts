// The types of a launch monitor file's contents. Metres, metres per second and degrees. Right is positive.

export type Vendor =
  | 'garmin'
  | 'trackman'
  | 'rapsodo'
  | 'square'
  | 'foresight'
  | 'flightscope'
  | 'awesome-golf'
  /** The practices in the export that Garmin sends by mail. */
  | 'garmin-archive'
  /** Divot's own CSV file, docs/formats.md. */
  | 'divot'
  /** A table of no known maker, read by its column names. */
  | 'table';

/** What a column holds. Names ending in M are lengths, in Mps speeds, in Deg angles. */
export const COLUMN_FIELDS = [
  'club',
  'date',
  'clock',
  'ballSpeedMps',
  'clubSpeedMps',
  'launchDeg',
  'launchDirectionDeg',
  'spinRpm',
  'spinType',
  'carryM',
  'sideM',
  'totalM',
  'apexM',
  'attackDeg',
  'descentDeg',
  'pathDeg',
  'faceDeg',
  'useInStat',
  'player',
] as const;
export type ColumnField = (typeof COLUMN_FIELDS)[number];

export const NUMBER_FIELDS = [
  'carryM',
  'sideM',
  'totalM',
  'apexM',
  'ballSpeedMps',
  'clubSpeedMps',
  'launchDeg',
  'launchDirectionDeg',
  'attackDeg',
  'descentDeg',
  'pathDeg',
  'faceDeg',
  'spinRpm',
] as const satisfies readonly ColumnField[];
export type NumberField = (typeof NUMBER_FIELDS)[number];

export type LengthUnit = 'm' | 'yd';

/** The golfer's answers to what a file leaves open. */
export type ShotFileOptions = {
  /** True means that 06/11/26 is 6 November. */
  readonly dayFirst?: boolean;
  /** The golfer's day. No shot is later. */
  readonly today?: string;
  /** The unit of lengths if the file does not name one. */
  readonly lengthUnit?: LengthUnit;
  /** From a word of the file's club column to the club that it means. */
  readonly clubs?: Readonly<Record<string, string>>;
  /** Which of the file's players are the golfer, by index in `players`. One golfer may have several names. */
  readonly players?: readonly number[];
  /** From the index of a column to what it holds: the golfer's answer for a table of no known maker. */
  readonly columns?: Readonly<Record<number, ColumnField>>;
};

export type ReadShot = {
  readonly line: number;
  /** The same for the same shot in every export of the same practice, in any units. */
  readonly key: string;
  /** A word of CLUB_TYPES, or one like it: '9-wood', '1-iron'. */
  readonly club: string;
  readonly loftDegrees?: number;
  /** 'YYYY-MM-DDTHH:MM:SS' on the golfer's clock, without a zone. */
  readonly at?: string;
  readonly day?: string;
  /** Present if the file says how the spin was found. */
  readonly spinMeasured?: boolean;
} & { readonly carryM: number } & { readonly [Field in Exclude<NumberField, 'carryM'>]?: number };

export type LineNote = { readonly line: number; readonly reason: string };

export type ShotFile = {
  readonly vendor: Vendor;
  readonly shots: readonly ReadShot[];
  /** Shots left out, with a reason that repeats nothing of the file. */
  readonly skipped: readonly LineNote[];
  /** Lines that hold no shot: averages, repeated headers, footers. */
  readonly otherLines: readonly LineNote[];
  /** How many shots have a date that cannot be read or lies in the future. They come in without a day. */
  readonly unreadDates?: number;
  /** How dates that fit both ways are read. */
  readonly dayFirst?: boolean;
  /** How carries are read if the file does not name their unit. */
  readonly lengthUnit?: LengthUnit;
  /** Questions for the golfer. Until they are answered, the shots above follow the likelier reading. */
  readonly ambiguous: {
    readonly dates?: boolean;
    readonly lengthUnit?: true;
    readonly clubs?: readonly string[];
    readonly columns?: true;
    /** Several players: until the golfer says who they are, the shots above are of the one with the most. */
    readonly players?: true;
  };
};

/** A player in a file. Only shown for the golfer's answer, never stored. */
export type Player = { readonly name: string; readonly shots: number };
