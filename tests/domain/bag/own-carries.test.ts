import { expect, it } from 'vitest';
import { newSessions } from '#src/domain/bag/new-sessions.ts';
import { ownCarries } from '#src/domain/bag/own-carries.ts';
import type { ShotSession } from '#src/domain/entities/shot-session.entity.ts';
import { readShotFile } from '@divot/shot-files';

/** Twenty shots with a 7-iron, 148 to 152 m. */
const practice = (): readonly ShotSession[] => {
  const rows = Array.from(
    { length: 20 },
    (_, at) => `7 Iron,${(50 + at / 10).toFixed(1)},${(148 + at / 5).toFixed(1)},0`,
  );
  const text = ['Club,Ball Speed (m/s),Carry (m),Carry Side (m)', ...rows].join('\n');
  const file = readShotFile('range.csv', new TextEncoder().encode(text));
  if (!file.ok) throw new Error(file.error);
  return newSessions(file.value, []).sessions as unknown as readonly ShotSession[];
};

it('is the carry of the shots with a club, else what the golfer typed', () => {
  const bag = [{ type: '7-iron' }, { type: 'Driver', carryYards: 230 }, { type: '3-wood' }, { type: 'Putter' }];

  const carries = ownCarries(bag, practice());

  expect(carries.map(({ type, carryYards }) => [type, Math.round(carryYards)])).toEqual([
    ['Driver', 230],
    ['7-iron', 164],
  ]);
});

it('uses the clubs of the shots if no bag is entered', () => {
  expect(ownCarries([], practice()).map(({ type }) => type)).toEqual(['7-iron']);
});
