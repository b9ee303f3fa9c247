import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { PracticeSession } from '#src/domain/entities/practice-session.entity.ts';
import { DRILLS } from '@divot/golf-content';
import { DrillList } from '#src/features/practice/drills/drill-list.tsx';
import { SessionRow } from '#src/features/practice/session/session-row.tsx';
import { DrillTile } from '#src/ui/figures/row-picture.tsx';
import { show, signInSam } from '#tests/support/screen.tsx';

const nothing = () => undefined;
const sessionOf = (drillId: string) =>
  ({
    id: drillId,
    practicedOn: '2026-11-20',
    totalMin: 20,
    blocks: [{ id: 'one', order: 0, drillId, mode: 'block', plannedSec: 600 }],
  }) as unknown as PracticeSession;

/** The drawing at the start of a row. */
const pictures = () => screen.getAllByRole('listitem').map((row) => row.querySelector('button > span svg')?.innerHTML);

beforeEach(async () => {
  await signInSam();
});

describe('the rows of practice', () => {
  it('begin with a picture of the drill, another one for each', async () => {
    show(
      <DrillList
        drills={DRILLS.map((drill) => ({ drill, isMine: false, isSaved: false, hurts: false }))}
        onOpen={nothing}
      />,
    );
    await screen.findByText(DRILLS[0]!.name);

    expect(pictures()).toHaveLength(DRILLS.length);
    expect(pictures()).not.toContain(undefined);
    expect(new Set(pictures()).size).toBe(DRILLS.length);
  });

  it('show a session by its first drill, and one of the golfer’s own by a target', async () => {
    show(
      <ul>
        <SessionRow session={sessionOf('landing-towel')} onOpen={nothing} />
        <SessionRow session={sessionOf('custom')} onOpen={nothing} />
        <li>
          <button type="button">
            <DrillTile id="landing-towel" hand="right" />
          </button>
        </li>
      </ul>,
    );
    await screen.findAllByRole('listitem');

    const [session, own, drill] = pictures();
    expect(session).toBe(drill);
    expect(own).not.toBe(drill);
    expect(own).toBeTruthy();
  });
});
