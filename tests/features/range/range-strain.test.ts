import { describe, expect, it } from 'vitest';
import { phaseTones } from '#src/features/range/sound.ts';
import { type Strain, followStrain } from '#src/features/range/strain.ts';
import type { Tones } from '#src/platform/audio/sounds.ts';
import { pauseIn } from '#src/platform/audio/voice.ts';

type Reading = Parameters<ReturnType<typeof followStrain>>[0];
const USUAL = { looksPerSecond: 8, lookMs: 60, lostShare: 0 };
/** A minute at its usual pace, then these seconds, and so many calm ones. */
const sessionOf = (seconds: number, reading: Partial<Reading>, calm = 0): Strain => {
  const strain = followStrain();
  let last: Strain | undefined;
  for (let s = 0; s <= 60 + seconds + calm; s += 2)
    last = strain({ atMs: s * 1000, ...USUAL, ...(s > 60 && s <= 60 + seconds && reading) });
  return last!;
};

describe('a phone at the range', () => {
  it.each([
    ['looks take longer than they did', { lookMs: 400 }],
    ['the processor is under pressure', { pressure: 'critical' }],
    ['a few pictures are lost', { lostShare: 0.2 }],
    ['there are few looks', { looksPerSecond: 2.5 }],
  ] as const)('is not called busy when %s and no ball is', (_, reading) =>
    expect(sessionOf(200, reading)).toMatchObject({ pace: 'full', hasTime: true }),
  );

  it.each([
    ['it hardly looks', { looksPerSecond: 1 }],
    ['the film has holes', { lostShare: 0.5 }],
  ] as const)('is busy when %s, reads no ball, and comes out of it', (_, reading) => {
    expect(sessionOf(4, reading)).toMatchObject({ pace: 'full', hasTime: false });
    expect(sessionOf(200, reading)).toEqual({ pace: 'slow', because: 'busy', hasTime: false });
    expect(sessionOf(20, reading, 14)).toEqual({ pace: 'full', hasTime: true });
  });

  it('stops before it stops by itself, four times as slow for a minute under critical pressure', () =>
    expect(sessionOf(64, { lookMs: 300, pressure: 'critical' })).toMatchObject({ stop: 'hot' }));

  it('spares a low battery and stops with an empty one, unless it is charging', () => {
    expect(sessionOf(2, { batteryLevel: 0.15 })).toMatchObject({ pace: 'slow', because: 'battery' });
    expect(sessionOf(2, { batteryLevel: 0.04 })).toMatchObject({ stop: 'battery' });
    expect(sessionOf(2, { batteryLevel: undefined })).toMatchObject({ pace: 'full' });
  });
});

it('sounds different in every phase, and is silent about a waggle', () => {
  const heard: Tones[] = [];
  const play = phaseTones((tones) => heard.push(tones));

  const phases = ['looking', 'watching', 'at-the-ball', 'on-its-side', 'got', 'paused', 'moved', 'blind'] as const;
  for (const phase of phases) play(phase);
  expect(new Set(heard.map((tones) => JSON.stringify(tones))).size).toBe(phases.length);

  heard.length = 0;
  for (const phase of ['at-the-ball', 'watching', 'at-the-ball', 'watching', 'got'] as const) play(phase);
  expect(heard).toHaveLength(2);
});

it.each([
  ['pause please', true],
  ['stop', true],
  ['go on', false],
  ['continue', false],
  ['nice shot', undefined],
  ['pause or continue', undefined],
])('understands “%s” as pause: %s', (spoken, isPause) => expect(pauseIn(spoken)).toBe(isPause));
