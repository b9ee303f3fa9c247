// Rounds as other makers' archives hold them. What an archive does not know is absent, never zero.

export type ReadRoundShot = {
  readonly order: number;
  readonly club?: string;
  /** As the archive writes it: TeeBox, Fairway, Rough, Bunker, Green, Recovery. */
  readonly lie?: string;
  readonly toPinM?: number;
  readonly distanceM: number;
};

export type ReadHole = {
  readonly n: number;
  /** Proposed from the hole's length where the archive holds no pars: shown before it is believed. */
  readonly par?: number;
  readonly strokes: number;
  readonly putts?: number;
  readonly penalties?: number;
  readonly fairway?: 'hit' | 'left' | 'right';
  readonly shots: readonly ReadRoundShot[];
};

export type ReadRound = {
  readonly id: string;
  readonly playedOn: string;
  readonly course?: string;
  readonly rating?: number;
  readonly slope?: number;
  readonly strokes: number;
  readonly par?: number;
  /** `nine`: nine holes were played and the archive does not say which. */
  readonly ambiguous?: { readonly nine?: true };
  readonly holes: readonly ReadHole[];
};

export type RoundArchive = {
  readonly vendor: 'garmin-archive' | '18birdies' | 'golfmetrics';
  readonly rounds: readonly ReadRound[];
  readonly skipped: readonly { readonly round: string; readonly reason: string }[];
};

export type JsonRecord = Readonly<Record<string, unknown>>;
export const isRecord = (value: unknown): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const recordsIn = (value: unknown): readonly JsonRecord[] =>
  Array.isArray(value) ? value.filter(isRecord) : [];
export const numberIn = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;
export const idIn = (value: unknown): string | undefined =>
  typeof value === 'number' || typeof value === 'string' ? String(value) : undefined;
/** 'YYYY-MM-DD' of an instant in UTC milliseconds; undefined for one that no calendar has. */
export const utcDay = (ms: number | undefined): string | undefined => {
  if (ms === undefined || Math.abs(ms) > 4e12) return undefined;
  return new Date(ms).toISOString().slice(0, 10);
};
