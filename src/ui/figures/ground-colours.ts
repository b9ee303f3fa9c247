/** Kinds of ground on a hole. */
export type GroundKind = 'green' | 'sand' | 'water' | 'tee' | 'fairway' | 'recovery' | 'out';

/** Colours of a hole from above, by their names in palette.css. */
export const GROUND_COLOUR_NAMES = [
  'ground-rough',
  'ground-fairway',
  'ground-tee',
  'ground-green',
  'ground-own',
  'ground-sand',
  'ground-water',
  'ground-trees',
  'ground-edge',
  'ground-sand-edge',
  'ground-water-edge',
] as const;
export type GroundColour = (typeof GROUND_COLOUR_NAMES)[number];

export const GROUND_COLOURS: Readonly<
  Record<GroundKind, { readonly fill: GroundColour; readonly edge?: GroundColour }>
> = {
  recovery: { fill: 'ground-trees' },
  out: { fill: 'ground-trees' },
  fairway: { fill: 'ground-fairway', edge: 'ground-edge' },
  tee: { fill: 'ground-tee', edge: 'ground-edge' },
  water: { fill: 'ground-water', edge: 'ground-water-edge' },
  green: { fill: 'ground-green', edge: 'ground-edge' },
  sand: { fill: 'ground-sand', edge: 'ground-sand-edge' },
};

/** What is drawn over water, sand and trees, so that no meaning depends on colour alone. A path that repeats. */
export const GROUND_PATTERNS: Readonly<
  Partial<
    Record<
      GroundKind,
      {
        readonly width: number;
        readonly height: number;
        readonly d: string;
        readonly colour: GroundColour;
        readonly opacity: number;
      }
    >
  >
> = {
  water: { width: 14, height: 8, d: 'M0 5q3.5-3 7 0t7 0', colour: 'ground-water-edge', opacity: 0.6 },
  sand: { width: 6, height: 6, d: 'M0.7 1.5h1.6M3.7 4.5h1.6', colour: 'ground-sand-edge', opacity: 0.65 },
  recovery: {
    width: 16,
    height: 14,
    d: 'M2 9a3 3 0 0 1 6 0M10 4a3 3 0 0 1 6 0',
    colour: 'ground-edge',
    opacity: 0.5,
  },
};
