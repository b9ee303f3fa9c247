import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { finishPractice, logBlock, planTransferTest, recordTry, startPractice } from '#src/data/commands/practice.ts';
import { saveProfile } from '#src/data/commands/profile.ts';
import type { PracticeSession } from '#src/domain/entities/practice-session.entity.ts';
import { DRILLS } from '@divot/golf-content';
import { DrillScreen } from '#src/features/practice/drills/drill-screen.tsx';
import { DrillsScreen } from '#src/features/practice/drills/drills-screen.tsx';
import { PlanScreen } from '#src/features/practice/plan/plan-screen.tsx';
import { PlayerScreen } from '#src/features/practice/player/player-screen.tsx';
import { SessionScreen } from '#src/features/practice/session/session-screen.tsx';
import { GamesBest } from '#src/features/practice/today/games-best.tsx';
import { TrainingPlan } from '#src/features/practice/today/training-plan.tsx';
import { TransferTests } from '#src/features/practice/today/transfer-tests.tsx';
import { DrillCard } from '#src/features/videos/drill-card.tsx';
import { type Golfer, SAM, show, signInSam } from '#tests/support/screen.tsx';
import { unwrap } from '@divot/basics';

let golfer: Golfer;

const nothing = () => undefined;
const full = DRILLS.find(({ swing }) => swing === 'full')!;
const putt = DRILLS.find(({ id }) => id === 'coin-putt')!;
const without = /^Today without power work, full-speed swings and anything that loads your wrists\.$/;
const blockOf = ({ id: drillId, mode, minutes }: typeof full) => ({ drillId, mode, minutes });
const start = async (...drills: readonly (typeof full)[]) =>
  unwrap(await startPractice({ userId: SAM.uid, blocks: drills.map(blockOf) }));
const stored = async () => (await golfer.db.practiceSessions.findOne().exec())!.toJSON() as PracticeSession;
const button = (name: RegExp | string) => screen.queryByRole('button', { name });

describe('a golfer whose wrists hurt', () => {
  beforeEach(async () => {
    golfer = await signInSam({ painAreas: ['wrists'], trainingPlan: [putt.id, full.id] });
  });

  it('cannot start a drill that loads them from its screen, its link or its video, and reads why', async () => {
    for (const door of [
      <DrillScreen key="screen" id={full.id} at={{}} go={nothing} play={nothing} />,
      <PlayerScreen key="link" at={{ drill: full.id }} open={nothing} exit={nothing} />,
      <DrillCard key="video" id={full.id} isOpen />,
    ]) {
      const { unmount } = show(door);
      await screen.findByText(without);
      expect(button(/Start/)).toBeNull();
      expect(screen.queryByRole('link', { name: /practise/i })).toBeNull();
      unmount();
    }
  });

  it('still starts a drill that loads none of them', async () => {
    show(<DrillScreen id="routine-reps" at={{}} go={nothing} play={nothing} />);
    await screen.findByRole('button', { name: /Start/ });
    expect(screen.queryByText(without)).toBeNull();
  });

  it('finds no such drill in the catalogue, the training plan or a session of their own', async () => {
    const catalogue = show(<DrillsScreen at={{ view: 'drills' }} go={nothing} />);
    await screen.findByText(without);
    expect(screen.queryByText(full.name)).toBeNull();
    expect(screen.getByText(putt.name)).toBeTruthy();
    catalogue.unmount();

    const plan = show(<TrainingPlan go={nothing} />);
    await screen.findByText(without);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([`${putt.name}Remove`]);
    plan.unmount();

    show(<PlanScreen kind="custom" go={nothing} play={nothing} />);
    await screen.findByText(without);
    const drills = within(screen.getByLabelText('Drill')).getAllByRole('option');
    expect(drills.some(({ textContent }) => textContent?.includes(full.name))).toBe(false);
    expect(drills.some(({ textContent }) => textContent?.includes(putt.name))).toBe(true);
  });
});

describe('pain in a session', () => {
  beforeEach(async () => {
    golfer = await signInSam({});
  });

  it('names its area, stops the drill, leaves out what loads the area, and is spared from then on', async () => {
    await start(putt, full);
    show(<PlayerScreen at={{}} open={nothing} exit={nothing} />);
    fireEvent.click(await screen.findByRole('button', { name: 'It hurts' }));
    fireEvent.change(await screen.findByLabelText('Where'), { target: { value: 'wrists' } });
    fireEvent.click(screen.getByRole('button', { name: 'Stop this drill' }));
    await screen.findByText(without);
    expect(button('Start')).toBeNull();
    expect((await stored()).blocks).toMatchObject([
      { painArea: 'wrists', skippedBecause: 'It hurts' },
      { actualSec: 0, skippedBecause: 'It loads what hurts' },
    ]);
    await waitFor(async () => expect((await golfer.profile()).painAreas).toEqual(['wrists']));
  });

  it('closes an open drill that loads what has begun to hurt since the session began', async () => {
    await start(full);
    unwrap(await saveProfile(SAM.uid, { painAreas: ['wrists'] }));
    show(<PlayerScreen at={{}} open={nothing} exit={nothing} />);
    await screen.findByText('This drill loads what hurts.');
    expect(button('Start')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Leave it out' }));
    await screen.findByText(/Every remaining drill loads what hurts/);
  });

  it('keeps old sessions, their tests and best scores from offering what loads it', async () => {
    const game = DRILLS.find(({ mode, swing }) => mode === 'game' && swing === 'full')!;
    const repeated = DRILLS.find(({ mode, swing, balls }) => mode === 'block' && swing === 'full' && balls > 0)!;
    const session = await start(repeated, game);
    for (const { id } of session.blocks) {
      for (let hole = 0; hole < 30; hole += 1) unwrap(await recordTry(session.id, id, 1, 10));
    }
    for (const { id } of session.blocks) unwrap(await logBlock(session.id, id, { actualSec: 600 }));
    const finished = unwrap(await finishPractice(session.id));
    unwrap(await planTransferTest(finished));

    const rows = show(<GamesBest go={nothing} />);
    await screen.findByText(game.name);
    rows.unmount();
    unwrap(await saveProfile(SAM.uid, { painAreas: ['wrists'] }));

    for (const door of [
      <GamesBest key="best" go={nothing} />,
      <TransferTests key="test" play={nothing} isBlocked={false} />,
      <SessionScreen key="again" id={session.id} go={nothing} play={nothing} />,
    ]) {
      const { unmount } = show(door);
      await screen.findByText(without);
      expect(button(new RegExp(`^(?!Share).*${game.name}`))).toBeNull();
      expect(button(/start|again|repeat/i)).toBeNull();
      unmount();
    }
  });
});
