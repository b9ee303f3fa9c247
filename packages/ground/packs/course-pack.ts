// The ground of one golf course as plain JSON: made once from OpenStreetMap (read-overpass.ts), kept with the course, and
// opened when a round is played (open-pack.ts). A pack is a database derived from OpenStreetMap, so it stays with the
// golfer and never goes into a document that others can read. Everything drawn from it shows `attribution` (ODbL 1.0).

/** Degrees, WGS84. */
export type Position = { readonly lat: number; readonly lon: number };

/**
 * A position from the phone. `t`: when it was measured, `got`: when the page received it (both ms), `acc`: accuracy in
 * metres.
 */
export type Fix = Position & { readonly t: number; readonly got: number; readonly acc: number };

export type GroundLie = 'green' | 'sand' | 'water' | 'tee' | 'fairway' | 'recovery' | 'out' | 'rough';

/** Points of an outline or a line: x, y in decimetres east and north of the pack's origin, each as the step from the
 * one before (the first from the origin). An outline does not repeat its first point. */
export type Steps = readonly number[];

export type PackHole = {
  readonly n: number;
  readonly par?: number;
  readonly si?: number;
  /** Tee to green. */
  readonly line: Steps;
  /** Index in `areas` of this hole's green. Absent if nobody has mapped it. */
  readonly green?: number;
  /** Whether the golfer traced the green, because nobody has mapped it. */
  readonly isTraced?: boolean;
  /** Where the lines of other courses end on the same green. */
  readonly rivals?: Steps;
  /** Tees mapped as points, without an outline. */
  readonly teeSpots?: Steps;
  /** Whether its only tee is the golfer's own. */
  readonly hasOwnTee?: boolean;
  /** Indices in `areas` of tees far behind the line. Tees beside its start are found by their position. */
  readonly farTees?: readonly number[];
};

export type WaterColour = 'red' | 'yellow';

export type PackArea = {
  readonly kind: GroundLie;
  /** Of water mapped as a penalty area. Water without a colour counts as red (Rules of Golf, Definitions). */
  readonly colour?: WaterColour;
  readonly ring: Steps;
  /** Holes in the area, for example an island in a lake. */
  readonly inner?: readonly Steps[];
};

export type CoursePack = {
  readonly version: 1;
  readonly name: string;
  readonly attribution: string;
  /** Time of the OpenStreetMap data, if the response gave it. */
  readonly asOf?: string;
  readonly origin: Position;
  /** Ascending by number. */
  readonly holes: readonly PackHole[];
  readonly areas: readonly PackArea[];
  /** Coastlines, with the sea on their right hand. */
  readonly coast?: readonly Steps[];
};

/** Degrees. */
export type GroundBox = {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
};

/** A course as a search finds it, before its ground is fetched. */
export type FoundGround = { readonly name: string; readonly box: GroundBox };

export const ATTRIBUTION = '© OpenStreetMap contributors';
