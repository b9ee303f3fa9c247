import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { unwrap } from '@divot/basics';
import { Range } from '#src/app/range-area.tsx';
import { restorePractice } from '#src/data/commands/practice.ts';
import { importShots } from '#src/data/commands/shots.ts';
import { restoreSwing, starSwing } from '#src/data/commands/swings.ts';
import * as videos from '#src/data/db/swing-videos.ts';
import { packShots } from '#src/domain/bag/shot-columns.ts';
import type { PracticeSession } from '#src/domain/entities/practice-session.entity.ts';
import type { Swing } from '#src/domain/entities/swing.entity.ts';
import { eventually } from '#tests/support/eventually.ts';
import { type Golfer, SAM, show, signInSam } from '#tests/support/screen.tsx';

// The balls of a session at the range that is over.

let golfer: Golfer;
const swings = async () => (await golfer.db.swings.find().exec()).map((one) => one.toJSON() as Swing);
const button = (name: string) => screen.findByRole('button', { name });

beforeEach(async () => {
  golfer = await signInSam({ heightCm: 180, swingIssues: ['sway'] });
});

describe('a session that is over', () => {
  const DAY = '2026-06-17';
  const AT = [0, 31, 70, 95, 150];
  const at = (second: number) => new Date(2026, 5, 17, 14, 0, second).toISOString();
  /** Balls whose hips swayed this much, and one that is not measured yet. */
  const practise = async (sways: readonly number[]) => {
    const kept = {
      sortKey: 0,
      userId: SAM.uid,
      createdAt: at(0),
      updatedAt: at(0),
      findings: [],
      notJudged: [],
      videoBytes: 4e6,
    };
    const balls = sways.map((hipSwayTop, i) => ({
      ...kept,
      id: `ball ${i + 1}`,
      recordedAt: at(AT[i]!),
      status: 'analysed' as const,
      metrics: { hipSwayTop },
    }));
    for (const ball of balls) unwrap(await restoreSwing(ball)); // oxlint-disable-line no-await-in-loop
    const block = { id: 'b', drillId: 'custom', title: 'Range', mode: 'block' as const, order: 0, plannedSec: 3600 };
    unwrap(
      await restorePractice({
        id: 'june',
        userId: SAM.uid,
        startedAt: at(-60),
        finishedAt: at(600),
        practicedOn: DAY,
        status: 'finished',
        blocks: [{ ...block, actualSec: 600 }],
        faultIds: ['sway'],
        createdAt: at(0),
        updatedAt: at(0),
      } as unknown as PracticeSession),
    );
  };
  const openSession = () => show(<Range uid={SAM.uid} session="june" />);

  it('shows each ball’s measure beside the earlier ones, the best and the typical one', async () => {
    await practise([0.3, 0.31, 0.29, 0.05, 0.3]);
    openSession();

    const strip = within(await screen.findByRole('region', { name: 'Balls of this session' }));
    const verdicts = () =>
      strip.getAllByRole('link').map((ball) => ball.getAttribute('aria-label')?.split(', ').at(-1));
    await eventually(() => expect(verdicts()).toEqual(['Measured', 'Same', 'Same', 'Better', 'Same']));
    expect(strip.getByText('Best').nextSibling?.textContent).toBe('1 in');
    expect(strip.getByText('Typical').nextSibling?.textContent).toBe('6.1 in');
  });

  it('has the launch monitor’s rows beside the balls, whatever its clock says, and joins them', async () => {
    await practise(AT.map(() => 0.1));
    const shots = AT.map((second, i) => ({ club: '7-iron', carryM: 130 + i, nth: 1, second: 15 * 3600 + second }));
    unwrap(await importShots(SAM.uid, [{ vendor: 'table', day: DAY, ...packShots(shots) }], 'range'));
    openSession();

    expect(await screen.findByText('Your launch monitor measured 5 of 5 balls.')).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Ball 1: .*142 yd$/ })).toBeTruthy();
    fireEvent.click(await button('Join 5 shots to their swings'));

    await eventually(async () => expect((await swings()).every(({ shotKey }) => shotKey !== undefined)).toBe(true));
  });

  it('frees what the videos take, and keeps results and starred videos', async () => {
    await practise([0.1, 0.2]);
    await starSwing('ball 1', true);
    const dropped: string[] = [];
    vi.spyOn(videos, 'storedVideos').mockResolvedValue(
      AT.map((_, i) => ({ id: `ball ${i + 1}`, bytes: 4e6, keptAtMs: 0 })),
    );
    vi.spyOn(videos, 'dropVideo').mockImplementation((_, id) => Promise.resolve(void dropped.push(id)));
    openSession();

    expect(await screen.findByText('The videos of this session take 8.0 MB.')).toBeTruthy();
    fireEvent.click(await button('Delete videos without a star (4.0 MB)'));

    expect(await screen.findByText('The videos of this session take 4.0 MB.')).toBeTruthy();
    expect(dropped).toEqual(['ball 2']);
    expect((await swings()).every(({ metrics }) => metrics?.['hipSwayTop'] !== undefined)).toBe(true);
  });
});
