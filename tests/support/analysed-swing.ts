import { queueSwing, recordAnalysis, type SwingSetup } from '#src/data/commands/swings.ts';
import type { Swing } from '#src/domain/entities/swing.entity.ts';
import { type SwingAnalysisFields, readingFields } from '#src/domain/swing-reading/reading-fields.ts';
import { ANALYSIS_VERSION, type ReadingOptions, packPoses, readSwing, searchSwings, unpackPoses } from '@divot/swing';
import { type GolferParameters, posesOf, syntheticGolfer } from '@divot/swing-lab';
import { unwrap } from '@divot/basics';
import { SAM } from './screen.tsx';

/** Reads a swing as the worker does, but without a worker. */
export const readPacked = (packed: string, options: ReadingOptions = {}) => {
  const poses = unpackPoses(packed);
  const search = searchSwings(poses, options.events);
  if (search.found !== 'swing') throw new Error(search.found);
  return readSwing(poses, search, options);
};

/** What the worker makes of a film of the drawn golfer. `playbackFps`: as the clip plays, for slow motion. */
export const analysisOf = (golfer: Partial<GolferParameters> = {}, playbackFps?: number): SwingAnalysisFields => {
  const filmed = posesOf(syntheticGolfer({ fps: 60, ...golfer }));
  const poses = playbackFps === undefined ? filmed : { ...filmed, fps: playbackFps };
  const packed = packPoses(poses);
  return {
    ...readingFields(readPacked(packed), { moved: {} }, { swingCount: 1, strikeMs: [] }),
    analysisVersion: ANALYSIS_VERSION,
    durationMs: (poses.frames.length * 1000) / poses.fps,
    widthPx: poses.widthPx,
    heightPx: poses.heightPx,
    playbackFps: poses.fps,
    packedPoses: packed,
  };
};

/** Sam's swing, filmed of the drawn golfer and analysed. */
export const analysedSwing = async (
  setup: Partial<SwingSetup> & { readonly id: string },
  golfer: Partial<GolferParameters> = {},
  playbackFps?: number,
): Promise<Swing> => {
  unwrap(await queueSwing({ userId: SAM.uid, videoBytes: 0, ...setup }));
  return unwrap(await recordAnalysis(setup.id, analysisOf(golfer, playbackFps)));
};
