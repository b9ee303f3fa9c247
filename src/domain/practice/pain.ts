import { sparesPain } from '#src/domain/body/loads.ts';
import type { PracticeBlock } from '#src/domain/entities/practice-session.entity.ts';
import { OWN } from './drill.ts';
import { drillById } from './drills.ts';

// Pain stops a block at once, and the rest of the session must spare what hurts. A block that does not is left out.

/** Why a block was stopped, as stored with it and shown. */
export const HURTS = 'It hurts';
export const LEFT_OUT = 'It loads what hurts';

/** Not a region of the body, so `sparesPain` leaves only what is light everywhere. */
const UNNAMED = 'somewhere';

type Place = Pick<PracticeBlock, 'painArea' | 'skippedBecause'>;

/**
 * Everything that hurts in a session: the golfer's own areas and those of its blocks. Earlier versions stored no area.
 */
export const painIn = (blocks: readonly Place[], painAreas: readonly string[]): readonly string[] => [
  ...painAreas,
  ...blocks.flatMap(({ painArea, skippedBecause }) => painArea ?? (skippedBecause === HURTS ? UNNAMED : [])),
];

/** A block in the golfer's own words has no table of loads and stays their choice. An unknown drill is left out. */
export const sparesBlock = ({ drillId }: Pick<PracticeBlock, 'drillId'>, painAreas: readonly string[]): boolean => {
  const drill = drillById(drillId);
  return drill ? sparesPain(drill, painAreas) : drillId === OWN || painAreas.length === 0;
};

/** Closes blocks that are still to come and load what hurts. */
export const withoutPain = (blocks: readonly PracticeBlock[], painAreas: readonly string[]): PracticeBlock[] => {
  const hurting = painIn(blocks, painAreas);
  return blocks.map((block) =>
    block.actualSec !== undefined || sparesBlock(block, hurting)
      ? block
      : { ...block, actualSec: 0, skippedBecause: LEFT_OUT },
  );
};

/** Closes the block that hurt with the time spent on it, and the blocks to come that load the area. */
export const afterPain = (
  blocks: readonly PracticeBlock[],
  { id, area, actualSec }: { readonly id: string; readonly area: string; readonly actualSec: number },
  painAreas: readonly string[],
): PracticeBlock[] =>
  withoutPain(
    blocks.map((block) => (block.id === id ? { ...block, actualSec, painArea: area, skippedBecause: HURTS } : block)),
    painAreas,
  );

/** Whether a closed block may be reopened. Not if it hurt or loads what hurts. */
export const canReopen = (
  block: Pick<PracticeBlock, 'drillId' | 'painArea'>,
  blocks: readonly Place[],
  painAreas: readonly string[],
): boolean => block.painArea === undefined && sparesBlock(block, painIn(blocks, painAreas));
