import { describe, expect, it } from 'vitest';
import { jumpHeightCm, measureJump } from '#src/domain/body/jump.ts';
import { seeded } from '#src/domain/shared/seeded.ts';

/** Feet on a floor, in the air for `seconds` from a moment between two frames, with `noise` of the rise. */
const drawnJump = (seconds: number, fps: number, seed: number, noise = 0.01) => {
  const random = seeded(seed);
  const start = 0.6 + random() / fps;
  const rise = (9.81 * seconds ** 2) / 8;
  return Array.from({ length: Math.round((start + seconds + 0.8) * fps) }, (_, frame) => {
    const t = frame / fps - start;
    const height = t > 0 && t < seconds ? (9.81 / 2) * t * (seconds - t) : 0;
    return 340 + 500 * (height + noise * rise * (random() - 0.5) * 2);
  });
};

describe('the height of a jump', () => {
  it('is 30.7 cm for half a second in the air', () => {
    expect(jumpHeightCm(0.5)).toBeCloseTo(30.66, 1);
  });

  it.each([
    [120, 1.5],
    [240, 0.8],
  ])('is found at %i frames a second within %f cm', (fps, within) => {
    const errors = [0.3, 0.38, 0.45, 0.52, 0.6, 0.68].flatMap((seconds) =>
      Array.from({ length: 10 }, (_, seed) => {
        const jump = measureJump(drawnJump(seconds, fps, seed + 1), fps);
        return jump.ok ? Math.abs(jump.value.heightCm - jumpHeightCm(seconds)) : Infinity;
      }),
    );

    expect(Math.max(...errors)).toBeLessThan(within);
  });

  it('is refused below 120 frames a second, and where nobody jumps', () => {
    expect(measureJump(drawnJump(0.5, 60, 1), 60)).toMatchObject({ ok: false });
    expect(
      measureJump(
        Array.from({ length: 200 }, () => 340),
        240,
      ),
    ).toMatchObject({ ok: false });
    expect(measureJump([], 240)).toMatchObject({ ok: false });
  });
});
