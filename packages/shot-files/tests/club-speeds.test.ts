import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { clubSpeedsIn } from '../clubs/club-speeds.ts';

const read = (text: string) => clubSpeedsIn(new TextEncoder().encode(text));

describe('the club speeds of a device’s file', () => {
  it.each([
    ['Swing,Club Speed (mph)\n1,101.2\n2,104\n3,98.5\n'],
    ['Nr;Schlägerkopfgeschwindigkeit [km/h];Notiz\n1;101,2;gut\n2;104,0;\n3;98,5;\n'],
    ['Time,Stick,Speed\n10:00,Green,101.2\n10:01,Green,104\n10:02,Green,98.5\n'],
    ['No,Swing Speed,Ball Speed\n,[mph],[mph]\n1,101.2,150\n2,-,149\n3,104,149\n4,98.5,148\nAverage,101.2,149\n'],
  ])('are those of its swings in order, without averages: %j', (text) => {
    expect(read(text)).toEqual({ ok: true, value: [101.2, 104, 98.5] });
  });

  it('are also read from a launch monitor’s table of shots', () => {
    const file = new URL('../fixtures/garmin-r10-en.csv', import.meta.url);
    const speeds = clubSpeedsIn(new Uint8Array(readFileSync(file)));

    expect(speeds.ok && speeds.value.length).toBeGreaterThan(30);
    expect(speeds.ok && speeds.value.every((speed) => speed > 40 && speed < 130)).toBe(true);
  });

  it.each(['', 'Dear golfer\n', 'Date,Score\n2026-06-01,88\n'])(
    'are missing in %j, with a sentence that says what would work',
    (text) => {
      expect(read(text)).toEqual({ ok: false, error: expect.stringMatching(/Bring the CSV file/) });
    },
  );
});
