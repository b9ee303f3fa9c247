import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { logPractice } from '#src/data/commands/practice.ts';
import { SeasonScreen } from '#src/features/practice/season/season-screen.tsx';
import { unwrap } from '@divot/basics';
import { setClock } from '#src/platform/clock/clock.ts';
import { SAM, show, signInSam } from '#tests/support/screen.tsx';

const nothing = () => undefined;
const gate = (successes: number) =>
  ({ drillId: 'alignment-gate', mode: 'block', minutes: 30, attempts: 20, balls: 20, successes }) as const;
const practise = async (practicedOn: string, hits: number, mark: number) => {
  setClock(() => new Date(`${practicedOn}T18:00:00Z`));
  unwrap(await logPractice({ userId: SAM.uid, practicedOn, blocks: [gate(hits)] }, () => mark));
};
const figure = (name: string) => screen.getByText(name, { selector: 'dt' }).nextSibling?.textContent;

it('adds a season up: hours, balls, marks, and each drill from its first score to its level now', async () => {
  await signInSam({ handicap: 10, handicapSource: 'entered' }, new Date('2026-06-01T10:00:00Z'));
  await practise('2025-11-01', 9, 14);
  await practise('2026-05-02', 12, 14);
  await practise('2026-05-09', 16, 14);
  setClock(() => new Date('2026-06-01T10:00:00Z'));

  show(<SeasonScreen at={{}} go={nothing} />);

  await screen.findByText('17 of 20');
  expect([figure('Practice sessions'), figure('Hours practised'), figure('Balls')]).toEqual(['2', '1.0', '40']);
  expect(figure('Marks passed')).toBe('1 of 2');
  expect([figure('First'), figure('Best'), figure('Level now')]).toEqual(['12 of 20', '16 of 20', '17 of 20']);
  // Last year's practice has its own page.
  screen.getByText('2025');
});
