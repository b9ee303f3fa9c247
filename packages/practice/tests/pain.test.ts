import { describe, expect, it } from 'vitest';
import { DRILLS, REGIONS, drillById } from '@divot/golf-content';
import type { PracticeBlock } from '../practice-session.ts';
import { HURTS, LEFT_OUT, afterPain, canReopen, painIn, sparesBlock, withoutPain } from '../pain.ts';
import { buildSession } from '../session.ts';

const block = (drillId: string, more: Partial<PracticeBlock> = {}): PracticeBlock => ({
  id: drillId,
  drillId,
  mode: 'block',
  order: 0,
  plannedSec: 600,
  ...more,
});
const open = (blocks: readonly PracticeBlock[]) =>
  blocks.filter(({ actualSec }) => actualSec === undefined).map(({ drillId }) => drillId);

describe('pain in practice', () => {
  it('stops the block with its time and area, and closes the coming blocks that load the area', () => {
    const blocks = [
      block('coin-putt', { actualSec: 300 }),
      block('pump'),
      block('routine-reps'),
      block('alignment-gate'),
    ];
    const after = afterPain(blocks, { id: 'pump', area: 'wrists', actualSec: 90 }, []);
    expect(after[1]).toMatchObject({ actualSec: 90, painArea: 'wrists', skippedBecause: HURTS });
    expect(after[3]).toMatchObject({ actualSec: 0, skippedBecause: LEFT_OUT });
    expect(after[0]).toEqual(blocks[0]);
    expect(open(after)).toEqual(['routine-reps']);
  });

  it('leaves no drill open that loads a painful area, nor any full swing, wherever it hurts', () => {
    const all = DRILLS.map(({ id }) => block(id));
    for (const region of REGIONS) {
      for (const id of open(withoutPain(all, [region]))) {
        const drill = drillById(id)!;
        expect(drill.swing, region).not.toBe('full');
        expect(Object.keys(drill.loads), id).not.toContain(region);
      }
    }
    expect(open(withoutPain(all, []))).toHaveLength(DRILLS.length);
  });

  it('counts for the rest of the session', () => {
    expect(painIn([block('pump', { painArea: 'knees', skippedBecause: HURTS })], ['neck'])).toEqual(['neck', 'knees']);
  });

  it('leaves out a drill that this version does not know, and leaves the golfer’s own block to the golfer', () => {
    expect(sparesBlock(block('from-the-future'), ['knees'])).toBe(false);
    expect(sparesBlock(block('from-the-future'), [])).toBe(true);
    expect(sparesBlock(block('custom', { title: 'Putts with Tom' }), ['knees'])).toBe(true);
  });

  it('keeps a block closed that hurt or that loads what hurts', () => {
    const hurt = block('coin-putt', { painArea: 'neck', actualSec: 10 });
    expect(canReopen(hurt, [hurt], [])).toBe(false);
    expect(canReopen(block('pump', { actualSec: 10 }), [hurt], [])).toBe(false);
    expect(canReopen(block('pump', { actualSec: 10 }), [], [])).toBe(true);
  });
});

it('keeps full swings and whatever loads a painful region out of practice', () => {
  for (const region of REGIONS) {
    const session = buildSession({
      minutes: 40,
      faultIds: ['slice'],
      focus: 'general',
      index: 12,
      sessionsDone: 5,
      recentDrillIds: [],
      painAreas: [region],
    });
    if (!session.ok) throw new Error(region);
    for (const { drill } of session.value) {
      expect(drill.swing).not.toBe('full');
      expect(Object.keys(drill.loads)).not.toContain(region);
    }
  }
});
