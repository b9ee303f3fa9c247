import { OWN, drillById, sparesPain } from '@divot/golf-content';
import type { PracticeBlock } from './practice-session.ts';

// Pain stops a block at once, and the rest of the session must spare what hurts. Divot leaves out the blocks that load
// it.

/** The reason for a stopped block, stored with it and shown to the golfer. */
export const HURTS = 'It hurts';
export const LEFT_OUT = 'It loads what hurts';

/** Everything that hurts in a session: the areas in the profile and those reported in its blocks. */
export const painIn = (
  blocks: readonly Pick<PracticeBlock, 'painArea'>[],
  painAreas: readonly string[],
): readonly string[] => [...painAreas, ...blocks.flatMap(({ painArea }) => painArea ?? [])];

/**
 * A block in the golfer's own words has no table of loads, so Divot leaves the choice to the golfer. It leaves out an
 * unknown drill while anything hurts.
 */
export const sparesBlock = ({ drillId }: Pick<PracticeBlock, 'drillId'>, painAreas: readonly string[]): boolean => {
  const drill = drillById(drillId);
  return drill ? sparesPain(drill, painAreas) : drillId === OWN || painAreas.length === 0;
};

/** Closes the blocks still to come that load what hurts. */
export const withoutPain = (blocks: readonly PracticeBlock[], painAreas: readonly string[]): PracticeBlock[] => {
  const hurting = painIn(blocks, painAreas);
  return blocks.map((block) =>
    block.actualSec !== undefined || sparesBlock(block, hurting)
      ? block
      : { ...block, actualSec: 0, skippedBecause: LEFT_OUT },
  );
};

/** Closes the block that hurt, with the time spent on it, and the blocks still to come that load the area. */
export const afterPain = (
  blocks: readonly PracticeBlock[],
  { id, area, actualSec }: { readonly id: string; readonly area: string; readonly actualSec: number },
  painAreas: readonly string[],
): PracticeBlock[] =>
  withoutPain(
    blocks.map((block) => (block.id === id ? { ...block, actualSec, painArea: area, skippedBecause: HURTS } : block)),
    painAreas,
  );

/** Whether the golfer may reopen a closed block: not if it hurt, and not if it loads what hurts. */
export const canReopen = (
  block: Pick<PracticeBlock, 'drillId' | 'painArea'>,
  blocks: readonly Pick<PracticeBlock, 'painArea'>[],
  painAreas: readonly string[],
): boolean => block.painArea === undefined && sparesBlock(block, painIn(blocks, painAreas));
