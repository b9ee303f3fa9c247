// The shapes that reading a launch monitor's file gives. Metres, metres per second and degrees; right is positive.

export type Vendor =
  | 'garmin'
  | 'trackman'
  | 'rapsodo'
  | 'square'
  | 'foresight'
  | 'flightscope'
  | 'awesome-golf'
  /** The practices in the export that Garmin mails. */
  | 'garmin-archive'
  /** Divot's own CSV file, docs/shots-format.md. */
  | 'divot'
  /** A table of no maker that Divot knows, read by its column names. */
  | 'table';

/** What a column holds. Those that end in M are lengths, in Mps speeds, in Deg angles. */
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
  /** 06/11/26 is 6 November. */
  readonly dayFirst?: boolean;
  /** The unit of lengths whose unit the file does not name. */
  readonly lengthUnit?: LengthUnit;
  /** A word of the file's club column, to the club that it means. */
  readonly clubs?: Readonly<Record<string, string>>;
  /** Who of the file's players is the golfer, by their places in `players`: one golfer may stand under several names. */
  readonly players?: readonly number[];
  /** Position of a column from 0, to what it holds: the golfer's word on a table of no known maker. */
  readonly columns?: Readonly<Record<number, ColumnField>>;
};

export type ReadShot = {
  readonly line: number;
  /** The same for the same shot in every export of the same practice, whatever its units. */
  readonly key: string;
  /** A word of CLUB_TYPES, or one like it: '9-wood', '1-iron'. */
  readonly club: string;
  readonly loftDegrees?: number;
  /** 'YYYY-MM-DDTHH:MM:SS' by the golfer's clock, without a zone. */
  readonly at?: string;
  readonly day?: string;
  /** Present where the file says how the spin was found. */
  readonly spinMeasured?: boolean;
} & { readonly carryM: number } & { readonly [Field in Exclude<NumberField, 'carryM'>]?: number };

export type LineNote = { readonly line: number; readonly reason: string };

export type ShotFile = {
  readonly vendor: Vendor;
  readonly shots: readonly ReadShot[];
  /** Shots that stay out, with a reason that repeats nothing of the file. */
  readonly skipped: readonly LineNote[];
  /** Lines that hold no shot at all: averages, headers again, footers. */
  readonly otherLines: readonly LineNote[];
  /** How dates are read that fit both ways. */
  readonly dayFirst?: boolean;
  /** How carries are read whose unit the file does not name. */
  readonly lengthUnit?: LengthUnit;
  /** What the golfer has to answer first; the shots above follow the likelier reading until then. */
  readonly ambiguous: {
    readonly dates?: boolean;
    readonly lengthUnit?: true;
    readonly clubs?: readonly string[];
    readonly columns?: true;
    /** Several players: the shots above are of the one with the most until the golfer says who it is. */
    readonly players?: true;
  };
};

/** Somebody whose shots a file holds. Only shown for the golfer's answer, never stored. */
export type Player = { readonly name: string; readonly shots: number };
