import { describe, expect, it } from 'vitest';
import type { Decision } from '#src/domain/coach/coach.ts';
import type { Swing } from '#src/domain/entities/swing.entity.ts';
import { cameraCheck } from '#src/domain/swing-fix/camera-check.ts';
import { changeBetween } from '#src/domain/swing-fix/over-time.ts';
import { changeText, chartMeasure } from '#src/domain/swing-fix/measure-text.ts';

// Sway: hips away from the target at the top, normal up to 0.2 of the torso. One clip is known to 0.05.

const hips = (...values: number[]) => values.map((hipSwayTop) => ({ metrics: { hipSwayTop } }));
const textOf = (before: number[], after: number[]) =>
  changeText(
    changeBetween(hips(...before), hips(...after), 'hipSwayTop')!,
    'hipSwayTop',
    chartMeasure('hipSwayTop', 'imperial', 178),
  );

describe('before and after', () => {
  it('is better where the hips moved nearer to normal by more than the clips may be off', () => {
    expect(textOf([0.35], [0.15])).toEqual({ change: '4 in better, inside normal', sure: 'Give or take 2 in.' });
    expect(textOf([0.5], [0.3]).change).toBe('4 in better, still outside normal');
    expect(textOf([0.3], [0.45]).change).toBe('3 in worse, outside normal');
  });

  it('is about the same within that, also where normal lies between', () => {
    expect(textOf([0.22], [0.17]).change).toBe('About the same, inside normal');
    expect(textOf([0.3], [0.25]).change).toBe('About the same, outside normal');
    expect(textOf([-0.05], [0.15]).change).toBe('About the same, inside normal');
  });

  it('is surer from several clips a day: 0.7 inches are then a change', () => {
    const [before, after] = [Array.from({ length: 8 }, () => 0.21), Array.from({ length: 8 }, () => 0.174)];

    expect(textOf([0.21], [0.174]).change).toBe('About the same, inside normal');
    expect(textOf(before, after)).toEqual({ change: '0.7 in better, inside normal', sure: 'Give or take 0.7 in.' });
  });

  it('is no change where the clips of a day differ by more', () => {
    expect(textOf([0.1, 0.5, 0.3], [0.05, 0.45, 0.2]).change).toMatch(/^About the same/);
  });

  it('is no improvement beyond normal on the other side', () => {
    expect(textOf([0.3], [-0.2]).change).toBe('10.1 in further, now outside normal on the other side');
  });

  it('takes the tempo’s own doubt of each clip', () => {
    const tempo = (tempoRatio: number, tempoUncertainty: number) => [
      { metrics: { tempoRatio }, reading: { tempoUncertainty } as Swing['reading'] },
    ];

    expect(changeBetween(tempo(2.2, 0.2), tempo(2.7, 0.2), 'tempoRatio')).toMatchObject({
      kind: 'better',
      now: 'inside',
    });
    expect(changeBetween(tempo(2.2, 0.5), tempo(2.7, 0.5), 'tempoRatio')?.kind).toBe('same');
  });
});

const clip = (day: string, hipSwayTop: number, fields: Partial<Swing> = {}) =>
  ({
    id: `${day} ${hipSwayTop}`,
    recordedAt: `${day}T12:00:00.000Z`,
    status: 'analysed',
    view: 'face-on',
    club: '7-iron',
    metrics: { hipSwayTop },
    findings: hipSwayTop > 0.2 ? [{ id: 'sway', faultId: 'sway' }] : [],
    ...fields,
  }) as Swing;
const focus = { kind: 'work-on', faultId: 'sway', startedOn: '2026-05-02' } as Decision;

describe('the camera check of a focus', () => {
  it('is due a week after the focus began, from the same side and with the same club', () => {
    expect(cameraCheck(focus, [clip('2026-05-01', 0.35)])).toMatchObject({
      view: 'face-on',
      club: '7-iron',
      dueOn: '2026-05-09',
      latest: [],
    });
  });

  it('compares the clip that showed the fault with the latest like it, and is due a week later', () => {
    const swings = [
      clip('2026-05-10', 0.1, { club: 'Driver' }),
      clip('2026-05-10', 0.1, { view: 'down-the-line' }),
      clip('2026-05-10', 0.1, { notJudged: [{ id: 'sway', reason: 'The camera moved.' }] }),
      clip('2026-05-09', 0.15),
      clip('2026-05-01', 0.35),
    ];

    const check = cameraCheck(focus, swings);

    expect(check?.latest.map(({ id }) => id)).toEqual(['2026-05-09 0.15']);
    expect(check?.change).toMatchObject({ kind: 'better', now: 'inside' });
    expect(check?.dueOn).toBe('2026-05-16');
  });

  it('is none where no clip showed the fault, or the golfer did not agree', () => {
    const rejected = { findings: [{ id: 'sway', faultId: 'sway', verdict: 'disagree' }] } as Partial<Swing>;

    expect(cameraCheck(focus, [clip('2026-05-01', 0.1)])).toBeUndefined();
    expect(cameraCheck(focus, [clip('2026-05-01', 0.35, rejected)])).toBeUndefined();
    expect(cameraCheck({ ...focus, faultId: undefined } as Decision, [clip('2026-05-01', 0.35)])).toBeUndefined();
  });
});
