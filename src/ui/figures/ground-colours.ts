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
