/** The parts of the game that strokes gained tells apart. */
export const PARTS = ['off-tee', 'approach', 'short-game', 'putting'] as const;
export type Part = (typeof PARTS)[number];
