import type { FindingId } from '@divot/golf-content';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ensureProfile } from '#src/data/commands/golfer-profile.ts';
import {
  analyseAgain,
  deleteSwing,
  dropOrphanPoses,
  forgetVideo,
  joinShot,
  judgeFinding,
  dateSwing,
  labelSwing,
  leaveRateUnknown,
  noteOf,
  plannableFaults,
  queueSwing,
  recordAnalysis,
  recordFailure,
  recordReading,
  restoreSwing,
  saveSwingToPlan,
  starSwing,
  tagOutcome,
  writeSwingNote,
} from '#src/data/commands/swings.ts';
import type { DivotDatabase } from '#src/data/db/collections.ts';
import { packedPoses, waitingSwings } from '#src/data/queries/swings.ts';
import type { SwingAnalysisFields } from '#src/domain/swing-reading/reading-fields.ts';
import { localDay, unwrap } from '@divot/basics';
import { golferDb } from '#tests/support/test-db.ts';

const finding = (faultId: FindingId, value = 0.3) => ({
  id: faultId,
  faultId,
  confidence: 'high' as const,
  metric: 'hipSwayTop',
  value,
  bandHigh: 0.2,
  frame: 44,
});
const reading = {
  view: 'face-on' as const,
  handedness: 'right' as const,
  events: { address: { frame: 21, ms: 700 }, top: { frame: 44, ms: 1467 } },
  tempo: { backswingMs: 790, downswingMs: 300, ratio: 2.63 },
  metrics: { hipSwayTop: 0.3 },
  findings: [finding('sway'), finding('early-extension')],
  notJudged: [{ id: 'casting', reason: 'The club is not tracked.' }],
  reading: {
    bodySeen: 1,
    golferHeight: 0.7,
    cameraShift: 0,
    viewCertain: true,
    viewChosen: false,
    handednessChosen: false,
    swingCount: 1,
    issues: [],
  },
};
const analysis: SwingAnalysisFields = {
  ...reading,
  analysisVersion: 1,
  durationMs: 4033,
  widthPx: 540,
  heightPx: 960,
  playbackFps: 30,
  packedPoses: 'poses',
};

describe('a swing on the device', () => {
  let db: DivotDatabase;
  const profile = async () => (await db.profiles.findOne('sam').exec())!.toJSON();
  beforeEach(async () => {
    vi.stubGlobal('localStorage', { getItem: () => 'this-device' });
    db = await golferDb();
    unwrap(await ensureProfile({ uid: 'sam', email: 'sam@example.org', displayName: 'Sam' }));
    unwrap(await queueSwing({ id: 'swing-1', userId: 'sam', fileName: 'a.mp4', videoBytes: 1000 }));
  });
  afterEach(() => vi.unstubAllGlobals());

  it('waits until it is analysed, also over a reload', async () => {
    expect((await waitingSwings()).map(({ id }) => id)).toEqual(['swing-1']);
    unwrap(await recordAnalysis('swing-1', analysis));
    expect(await waitingSwings()).toEqual([]);
  });

  it('that waited longest is analysed first', async () => {
    unwrap(await queueSwing({ id: 'older', userId: 'sam', recordedAt: '2020-05-01T10:00:00.000Z', videoBytes: 1000 }));
    expect((await waitingSwings()).map(({ id }) => id)).toEqual(['older', 'swing-1']);
  });

  it('that failed says why and can be retried', async () => {
    expect(unwrap(await recordFailure('swing-1', 'no-person')).error).toBe('no-person');
    const again = unwrap(await analyseAgain('swing-1'));
    expect(again.status).toBe('queued');
    expect(again.error).toBeUndefined();
  });

  it('has a star, a club and a measured shot, each of which can be removed', async () => {
    const dated = unwrap(await dateSwing('swing-1', '2025-05-01'));
    expect(localDay(dated.recordedAt)).toBe('2025-05-01');
    expect((await dateSwing('swing-1', '2999-05-01')).ok).toBe(false);
    unwrap(await starSwing('swing-1', true));
    unwrap(await labelSwing('swing-1', { club: '7-iron' }));
    expect(unwrap(await joinShot('swing-1', 'shot-1'))).toMatchObject({
      starred: true,
      club: '7-iron',
      shotKey: 'shot-1',
    });

    unwrap(await starSwing('swing-1', false));
    unwrap(await labelSwing('swing-1', { club: undefined }));
    const bare = unwrap(await joinShot('swing-1', undefined));
    expect(bare.starred).toBe(false);
    expect(bare).not.toHaveProperty('club');
    expect(bare).not.toHaveProperty('shotKey');
  });

  it('keeps its results when the video is no longer on any device', async () => {
    unwrap(await recordAnalysis('swing-1', analysis));

    const swing = unwrap(await forgetVideo('swing-1'));

    expect(swing).not.toHaveProperty('videoBytes');
    expect(swing.findings).toHaveLength(2);
  });

  it('loses its body only when it is deleted and undo has passed', async () => {
    const analysed = unwrap(await recordAnalysis('swing-1', analysis));
    unwrap(await deleteSwing(analysed));

    unwrap(await dropOrphanPoses(new Set(['swing-1'])));
    unwrap(await restoreSwing(analysed));
    expect(unwrap(await packedPoses(analysed))).toBe('poses');

    unwrap(await deleteSwing(analysed));
    unwrap(await dropOrphanPoses(new Set()));
    expect((await packedPoses(analysed)).ok).toBe(false);
  });

  it('is listed in the profile when analysed, and not when deleted', async () => {
    const analysed = unwrap(await recordAnalysis('swing-1', analysis));
    expect((await profile()).swingVideos).toEqual(['swing-1']);
    unwrap(await deleteSwing(analysed));
    expect((await profile()).swingVideos).toEqual([]);
    expect(unwrap(await packedPoses(unwrap(await restoreSwing(analysed))))).toBe('poses');
    expect((await profile()).swingVideos).toEqual(['swing-1']);
  });

  it('keeps the golfer’s verdict when it is read again, and drops a tempo that is no longer known', async () => {
    unwrap(await recordAnalysis('swing-1', analysis));
    unwrap(await judgeFinding('swing-1', 'sway', 'disagree'));
    const { tempo: _tempo, ...slowMotion } = reading;
    const again = unwrap(await recordReading('swing-1', { ...slowMotion, findings: [finding('sway', 0.4)] }));
    expect(again.findings).toEqual([{ ...finding('sway', 0.4), verdict: 'disagree' }]);
    expect(again.tempo).toBeUndefined();
    expect(unwrap(await judgeFinding('swing-1', 'sway', undefined)).findings?.[0]).not.toHaveProperty('verdict');
  });

  it('remembers that the golfer does not know its filming rate', async () => {
    expect(unwrap(await leaveRateUnknown('swing-1')).rateUnknown).toBe(true);
  });

  it('has a note of at most 500 characters and the ball flight', async () => {
    expect(noteOf(unwrap(await writeSwingNote('swing-1', 'Felt flat')))).toBe('Felt flat');
    expect((await writeSwingNote('swing-1', 'x'.repeat(501))).ok).toBe(false);
    expect(noteOf(unwrap(await writeSwingNote('swing-1', ' ')))).toBe('');
    expect(unwrap(await tagOutcome('swing-1', { shape: 'draw' })).shape).toBe('draw');
    expect(unwrap(await tagOutcome('swing-1', { shape: undefined }))).not.toHaveProperty('shape');
  });

  it('puts its faults before the older ones in the plan; faults outside the catalogue stay out', async () => {
    const analysed = unwrap(await recordAnalysis('swing-1', analysis));
    expect(plannableFaults(analysed)).toEqual(['sway']);
    unwrap(await saveSwingToPlan(analysed, plannableFaults(analysed)));
    const planned = await profile();
    expect(planned.swingIssues).toEqual(['sway']);
    expect(planned.trainingPlan).toHaveLength(1);
    const rejected = unwrap(await judgeFinding('swing-1', 'sway', 'disagree'));
    expect((await saveSwingToPlan(rejected, plannableFaults(rejected))).ok).toBe(false);
  });
});
