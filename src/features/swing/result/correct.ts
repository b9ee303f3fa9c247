import { recordReading } from '#src/data/commands/swings.ts';
import { packedPoses } from '#src/data/queries/swings.ts';
import type { Swing } from '#src/domain/entities/swing.entity.ts';
import { type Result, fail } from '@divot/basics';
import { readSwingAgain } from '#src/platform/workers/swing-worker.ts';
import { ANALYSIS_VERSION } from '@divot/swing';
import { copy } from '#src/features/swing/copy.ts';
import {
  type Corrections,
  clipOf,
  correctionsOf,
  readingFields,
  readingOptions,
} from '#src/domain/swing-reading/reading-fields.ts';

/** Recomputes everything that follows from the poses after the golfer's correction, and stores it. */
export const correctSwing = async (
  swing: Swing,
  change: (corrections: Corrections) => Corrections,
): Promise<Result<Swing>> => {
  const corrections = change(correctionsOf(swing));
  const clip = clipOf(swing);
  const packed = await packedPoses(swing);
  if (!packed.ok) return fail(copy.player.away.text(packed.error));
  const outcome = await readSwingAgain(packed.value, readingOptions(corrections, clip));
  if (!outcome.ok) return fail(copy.failures[outcome.error.code]);
  const { captureFps } = corrections;
  return recordReading(swing.id, readingFields(outcome.value, corrections, clip), {
    captureFps,
    analysisVersion: ANALYSIS_VERSION,
  });
};

/** Moves the event back to where Divot saw it. */
export const releaseEvent = (swing: Swing, event: string): Promise<Result<Swing>> =>
  correctSwing(swing, (corrections) => {
    const { [event]: _moved, ...moved } = corrections.moved;
    return { ...corrections, moved };
  });
