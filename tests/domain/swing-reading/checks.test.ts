import { describe, expect, it } from 'vitest';
import { ANALYSIS_VERSION, FAULT_CHECKS } from '@divot/swing';
import { type GolferParameters, posesOf, syntheticGolfer } from '@divot/swing-lab';
import { fineChecks, findingsOf, isMeasured, nextView } from '#src/domain/swing-reading/checks.ts';
import { asksRate, likelyRates } from '#src/domain/swing-reading/filming-rate.ts';
import { readingFields } from '#src/domain/swing-reading/reading-fields.ts';
import { readSwing, searchSwings } from '@divot/swing';

const clip = (golfer: Partial<GolferParameters>, playbackFps = golfer.fps ?? 60) => {
  const poses = { ...posesOf(syntheticGolfer({ fps: 60, ...golfer })), fps: playbackFps };
  const search = searchSwings(poses);
  if (search.found !== 'swing') throw new Error(search.found);
  const fields = readingFields(readSwing(poses, search), { moved: {} }, { swingCount: 1, strikeMs: [] });
  return { ...fields, analysisVersion: ANALYSIS_VERSION, playbackFps };
};
const faceOn = clip({ view: 'face-on' });
const downTheLine = clip({ view: 'down-the-line' });

describe('what a result leads on to', () => {
  it('is the other side, with as many checks as its measurements have', () => {
    const from = (view: string) => FAULT_CHECKS.filter((check) => check.view === view).map(({ faultId }) => faultId);

    expect(nextView([faceOn])).toEqual({ view: 'down-the-line', faults: from('down-the-line'), isAgain: false });
    expect(nextView([downTheLine])).toEqual({ view: 'face-on', faults: from('face-on'), isAgain: false });
    expect([from('face-on').length, from('down-the-line').length]).toEqual([6, 2]);
    expect(nextView([faceOn, downTheLine])).toBeUndefined();
  });

  it('is the same side again where the clip shows none of its checks', () => {
    const moving = {
      ...faceOn,
      notJudged: FAULT_CHECKS.map(({ faultId: id }) => ({ id, reason: 'The camera moved.' })),
    };

    expect(nextView([moving])).toMatchObject({ view: 'face-on', isAgain: true });
    expect(nextView([moving, faceOn])).toMatchObject({ view: 'down-the-line' });
  });
});

describe('what a result has checked', () => {
  it('is fine with its figure in the clip that shows it, not where it was not judged or found', () => {
    const [sway] = fineChecks([downTheLine, faceOn]).filter(({ faultId }) => faultId === 'sway');
    expect(sway).toMatchObject({ metric: 'hipSwayTop', value: faceOn.metrics['hipSwayTop'], bandHigh: 0.2 });
    expect(fineChecks([downTheLine]).map(({ faultId }) => faultId)).not.toContain('sway');

    const swaying = clip({ view: 'face-on', sway: 0.35 });
    expect(fineChecks([swaying, downTheLine]).map(({ faultId }) => faultId)).not.toContain('sway');
    expect(findingsOf([downTheLine, swaying]).map(({ faultId }) => faultId)).toContain('sway');
  });

  it('is measured, though not decided, where a value is too close to its limit', () => {
    const close = { ...faceOn, notJudged: [{ id: 'sway', reason: 'Too close to the limit to tell from this clip.' }] };

    expect(isMeasured(close, 'sway')).toBe(true);
    expect(isMeasured({ ...close, notJudged: [{ id: 'sway', reason: 'The camera moved.' }] }, 'sway')).toBe(false);
  });
});

describe('the rate a clip was filmed at', () => {
  it('is asked for only if the swing is too slow for normal speed, until the golfer has answered', () => {
    const slow = clip({ view: 'face-on', fps: 240 }, 30);

    expect(asksRate(faceOn)).toBe(false);
    expect(asksRate(slow)).toBe(true);
    expect(asksRate({ ...slow, captureFps: 240 })).toBe(false);
    expect(asksRate({ ...slow, rateUnknown: true })).toBe(false);
  });

  it('is one at which the downswing lasts as long as downswings do', () => {
    expect(likelyRates(clip({ view: 'face-on', fps: 240 }, 30))).toEqual([240]);
    expect(likelyRates(clip({ view: 'face-on', fps: 120 }, 30))).toEqual([120]);
  });
});
