import { sparesPain } from '#src/domain/body/loads.ts';
import type { PracticeBlock } from '#src/domain/entities/practice-session.entity.ts';
import { OWN } from './drill.ts';
import { drillById } from './drills.ts';

// Pain stops a block at once, and what is still to come must spare what hurts: a block that does not is left out.

/** Why a block was left, as it is stored with the block and shown. */
export const HURTS = 'It hurts';
export const LEFT_OUT = 'It loads what hurts';

/** No region of the body: `sparesPain` then leaves only what is light everywhere. */
const UNNAMED = 'somewhere';

type Place = Pick<PracticeBlock, 'painArea' | 'skippedBecause'>;

/** What hurts in a session: the golfer's own places and those of its blocks. Earlier versions stored no place. */
export const painIn = (blocks: readonly Place[], painAreas: readonly string[]): readonly string[] => [
  ...painAreas,
  ...blocks.flatMap(({ painArea, skippedBecause }) => painArea ?? (skippedBecause === HURTS ? UNNAMED : [])),
];

/** A block of the golfer's own words has no table of loads and stays their choice; an unknown drill is left out. */
export const sparesBlock = ({ drillId }: Pick<PracticeBlock, 'drillId'>, painAreas: readonly string[]): boolean => {
  const drill = drillById(drillId);
  return drill ? sparesPain(drill, painAreas) : drillId === OWN || painAreas.length === 0;
};

/** Blocks that are still to come and load what hurts are closed. */
export const withoutPain = (blocks: readonly PracticeBlock[], painAreas: readonly string[]): PracticeBlock[] => {
  const hurting = painIn(blocks, painAreas);
  return blocks.map((block) =>
    block.actualSec !== undefined || sparesBlock(block, hurting)
      ? block
      : { ...block, actualSec: 0, skippedBecause: LEFT_OUT },
  );
};

/** The block that hurt is closed with the time spent on it, and so is what is still to come and loads the place. */
export const afterPain = (
  blocks: readonly PracticeBlock[],
  { id, area, actualSec }: { readonly id: string; readonly area: string; readonly actualSec: number },
  painAreas: readonly string[],
): PracticeBlock[] =>
  withoutPain(
    blocks.map((block) => (block.id === id ? { ...block, actualSec, painArea: area, skippedBecause: HURTS } : block)),
    painAreas,
  );

/** Whether a closed block may be opened again: neither one that hurt nor one that loads what hurts. */
export const canReopen = (
  block: Pick<PracticeBlock, 'drillId' | 'painArea'>,
  blocks: readonly Place[],
  painAreas: readonly string[],
): boolean => block.painArea === undefined && sparesBlock(block, painIn(blocks, painAreas));
