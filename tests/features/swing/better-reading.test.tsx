import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ANALYSIS_VERSION, type ReadingOptions, packPoses, readSwing, searchSwings, unpackPoses } from '@divot/swing';
import { posesOf, syntheticGolfer } from '@divot/swing-lab';
import { queueSwing, recordAnalysis } from '#src/data/commands/swings.ts';
import type { Swing } from '#src/domain/entities/swing.entity.ts';
import { BetterReading } from '#src/features/swing/history/history-screen.tsx';
import { readingFields } from '#src/domain/swing-reading/reading-fields.ts';
import { packedPoses, useSwings } from '#src/data/queries/swings.ts';
import * as worker from '#src/platform/workers/swing-worker.ts';
import { type Golfer, SAM, show, signInSam } from '#tests/support/screen.tsx';

// Reads the swing as the worker does, but without a worker.
const read = (packed: string, options: ReadingOptions = {}) => {
  const poses = unpackPoses(packed);
  const search = searchSwings(poses, options.events);
  if (search.found !== 'swing') throw new Error(search.found);
  return readSwing(poses, search, options);
};
beforeEach(() => {
  vi.spyOn(worker, 'readSwingAgain').mockImplementation((packed, options) =>
    Promise.resolve({ ok: true, value: read(packed, options) }),
  );
});
afterEach(() => vi.restoreAllMocks());

let golfer: Golfer;
const stored = async () => (await golfer.db.swings.findOne('may').exec())!.toJSON() as Swing;
const History = () => <BetterReading swings={useSwings(10).swings} />;

it('a swing of an older analysis is read again from its body points, and what the golfer placed stays', async () => {
  golfer = await signInSam();
  const poses = posesOf(syntheticGolfer({ view: 'face-on', fps: 30, sway: 0.35 }));
  const packed = packPoses(poses);
  const top = read(packed).events.top.frame - 1;
  const moved = { top };
  const clip = { swingCount: 1, strikeMs: [] };
  await queueSwing({ id: 'may', userId: SAM.uid, fileName: 'may.mp4', videoBytes: 0 });
  await recordAnalysis('may', {
    ...readingFields(read(packed, { events: moved }), { moved }, clip),
    findings: [], // the older analysis did not find the sway
    analysisVersion: ANALYSIS_VERSION - 1,
    durationMs: 4000,
    widthPx: poses.widthPx,
    heightPx: poses.heightPx,
    playbackFps: 30,
    packedPoses: packed,
  });

  show(<History />);
  fireEvent.click(await screen.findByRole('button', { name: 'Read again' }));
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  const swing = await stored();
  expect(swing.analysisVersion).toBe(ANALYSIS_VERSION);
  expect(swing.findings?.map(({ faultId }) => faultId)).toEqual(['sway']);
  expect(swing.events?.['top']).toMatchObject({ frame: top, moved: true });
  expect(await packedPoses(swing)).toEqual({ ok: true, value: packed });
});
