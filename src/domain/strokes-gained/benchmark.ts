import { type Group } from './strokes-gained.ts';

// What is typical for an index, an approximation and never official: a golfer of index h plays about 1.04 · h over
// scratch (twice the nine-hole expectation), lost as 28 % driving, 40 % approach, 17 % short game, 15 % putting
// (driving and putting shares after M. Broadie, chapter 5).

const STROKES_PER_INDEX = 1.04;
const SHARE: Record<Group, number> = { 'off-tee': 0.28, approach: 0.4, 'short-game': 0.17, putting: 0.15 };

/** Strokes per 18 holes that a golfer of this index typically loses to scratch in a group (negative for plus). */
export const typicalLossToScratch = (index: number, group: Group): number => STROKES_PER_INDEX * index * SHARE[group];
