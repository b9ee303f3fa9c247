import { describe, expect, it } from 'vitest';
import { phaseTones } from '#src/features/swing/range/sound.ts';
import { type Strain, followStrain } from '#src/features/swing/range/strain.ts';
import type { Tones } from '#src/platform/audio/sounds.ts';
import { pauseIn } from '#src/platform/audio/voice.ts';

type Reading = Parameters<ReturnType<typeof followStrain>>[0];
/** A minute at its usual pace, then these seconds. */
const sessionOf = (seconds: number, reading: Partial<Reading>): Strain => {
  const strain = followStrain();
  const usual = { lookMs: 20, delayMs: 100 };
  for (let s = 0; s < 60; s += 2) strain({ atMs: s * 1000, ...usual });
  for (let s = 60; s < 60 + seconds; s += 2) strain({ atMs: s * 1000, ...usual, ...reading });
  return strain({ atMs: (60 + seconds) * 1000, ...usual, ...reading });
};

describe('a phone at the range', () => {
  it('goes on at full pace while it is well', () => expect(sessionOf(600, {})).toEqual({ pace: 'full' }));

  it.each([
    ['looks take longer than they did', { lookMs: 40 }],
    ['the watching falls behind', { delayMs: 8000 }],
    ['the processor is under pressure', { pressure: 'serious' }],
    ['the processor is under critical pressure', { pressure: 'critical' }],
  ] as const)('looks less often when %s, for as long as it lasts', (_, reading) => {
    expect(sessionOf(20, reading)).toEqual({ pace: 'slow', because: 'hot' });
    expect(sessionOf(200, reading)).toEqual({ pace: 'slow', because: 'hot' });
  });

  it('does not mind one slow moment', () => expect(sessionOf(4, { lookMs: 60 })).toEqual({ pace: 'full' }));

  it('looks as often as before once it has cooled', () => {
    const strain = followStrain();
    const at = (s: number, lookMs: number) => strain({ atMs: s * 1000, lookMs, delayMs: 0 });
    for (let s = 0; s <= 40; s += 2) at(s, 20);
    for (let s = 42; s <= 60; s += 2) at(s, 40);

    expect(at(62, 20).pace).toBe('slow');
    for (let s = 64; s < 124; s += 2) at(s, 20);
    expect(at(124, 20)).toEqual({ pace: 'full' });
  });

  it('stops before it stops by itself, four times as slow for a minute', () =>
    expect(sessionOf(62, { lookMs: 90 })).toMatchObject({ stop: 'hot' }));

  it('spares a low battery and stops with an empty one, unless it is charging', () => {
    expect(sessionOf(2, { batteryLevel: 0.15 })).toEqual({ pace: 'slow', because: 'battery' });
    expect(sessionOf(2, { batteryLevel: 0.04 })).toMatchObject({ stop: 'battery' });
    expect(sessionOf(2, { batteryLevel: undefined })).toEqual({ pace: 'full' });
  });
});

it('sounds different in every phase, and is silent about a waggle', () => {
  const heard: Tones[] = [];
  const play = phaseTones((tones) => heard.push(tones));

  for (const phase of ['looking', 'watching', 'at-the-ball', 'got', 'paused', 'moved'] as const) play(phase);
  expect(new Set(heard.map((tones) => JSON.stringify(tones))).size).toBe(6);

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
