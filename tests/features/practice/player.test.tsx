import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  finishPractice,
  logBlock,
  recordTry,
  setClock as setBlockClock,
  startPractice,
} from '#src/data/commands/practice.ts';
import { PlayerScreen } from '#src/features/practice/player/player-screen.tsx';
import { unwrap } from '@divot/basics';
import { setClock } from '#src/platform/clock/clock.ts';
import { SAM, show, signInSam } from '#tests/support/screen.tsx';

const NOW = new Date('2026-05-05T10:00:00Z');
const YESTERDAY = new Date('2026-05-04T10:00:00Z');
const nothing = () => undefined;
const HITS_OF_TEN = 'wall-hinge'; // the mark is 8 of 10 at index 10

beforeEach(async () => {
  await signInSam({ handicap: 10 }, NOW);
});

const start = async (minutes: number) =>
  unwrap(await startPractice({ userId: SAM.uid, blocks: [{ drillId: HITS_OF_TEN, mode: 'block', minutes }] }));

/** A session of ten tries, finished yesterday. */
const practised = async (hits: number) => {
  setClock(() => YESTERDAY);
  const { id, blocks } = await start(5);
  const block = blocks[0]!.id;
  for (let ball = 0; ball < 10; ball++) unwrap(await recordTry(id, block, Number(ball < hits), 8));
  unwrap(await logBlock(id, block, { actualSec: 300 }));
  unwrap(await finishPractice(id));
  setClock(() => NOW);
};

/** Hits the last of ten balls, a minute into the work of a block of these minutes. */
const play = async (minutes: number, hits: number) => {
  const { id, blocks } = await start(minutes);
  const begun = new Date(NOW.getTime() - 65_000).toISOString();
  unwrap(await setBlockClock(id, blocks[0]!.id, { setUpAt: begun, startedAt: begun }));
  for (let ball = 1; ball < 10; ball++) unwrap(await recordTry(id, blocks[0]!.id, Number(ball < hits), 8));
  show(<PlayerScreen at={{ session: id }} open={nothing} exit={nothing} />);
  const hit = await screen.findByLabelText('Hit');
  const board = document.body.textContent;
  fireEvent.click(hit);
  await screen.findByText('Result');
  return board;
};
const figure = (name: string) => screen.getByText(name, { selector: 'dt' }).parentElement!.textContent;

describe('the end of a drill', () => {
  it('comes with its last ball: the result, the best so far, the next level, one way on', async () => {
    await practised(8);

    const board = await play(5, 9);

    expect(board).toContain('Your mark: 9 of 10');
    screen.getByText('passed');
    expect(screen.queryByLabelText('Hit')).toBeNull();
    expect(figure('Best so far')).toBe('Best so far9 of 10Before: 8 of 10');
    expect(figure('Next level')).toBe('Next level10 of 10');
    fireEvent.click(screen.getByText('Finish session'));

    await screen.findByText('Session done');
    await screen.findByText('Next level: 10 of 10');
    const moment = within(await screen.findByRole('region', { name: 'Wall hip hinge' }));
    await moment.findByText('your best');
    expect(figure('Done')).toMatch(/^Done1 block, .*1 of 1 passed$/);
    expect(figure('Best')).toBe('Best9 of 108 of 10 before');
    expect(figure('Next mark')).toBe('Next mark10 of 10');
    expect(moment.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Done']);
  });

  it('leads to another set while there is time for it, for the mark it earned', async () => {
    await play(20, 8);

    fireEvent.click(screen.getByText('Next set: 9 of 10'));
    await screen.findByLabelText('Hit');
    screen.getByText('Your mark: 9 of 10');
  });

  it('lowers the mark after the second miss in a row, unless the last ball was mistyped', async () => {
    await practised(6);

    await play(5, 5);

    screen.getByText('not passed');
    expect(figure('Next time')).toBe('Next time7 of 10');
    // A mistyped last ball is taken back, and the block goes on.
    fireEvent.click(screen.getByText('Undo'));
    await screen.findByLabelText('Hit');
  });
});
