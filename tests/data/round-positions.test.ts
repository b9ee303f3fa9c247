import { beforeEach, describe, expect, it } from 'vitest';
import { changeMarks, keepPositionsWithRound } from '#src/data/commands/ground.ts';
import { startRound } from '#src/data/commands/rounds.ts';
import type { DivotDatabase } from '#src/data/db/collections.ts';
import { groundDatabase } from '#src/data/db/ground-database.ts';
import { exportEverything } from '#src/data/queries/everything.ts';
import { groundKey, savedMarks } from '#src/data/queries/ground.ts';
import { rounds } from '#src/domain/entities/round.entity.ts';
import { withFlag, withMark } from '@divot/ground';
import { golferDb } from '#tests/support/test-db.ts';
import { unwrap } from '@divot/basics';
import { playOrder } from '@divot/golf-rules';

const tee = { id: 'white', name: 'White', par: [4, 5, 3, 4, 4, 4, 3, 5, 4] };
const ball = { id: 'ball', hole: 3, at: 1_790_000_000_000, lat: 54.60123, lon: -5.90456, accuracyM: 4, club: '7-iron' };
const flag = { lat: ball.lat, lon: ball.lon };
const HAS_POSITION = /54\.60123|5\.90456/;

describe('positions of marked balls', () => {
  let db: DivotDatabase;
  beforeEach(async () => {
    db = await golferDb();
  });
  const markedRound = async (uid: string): Promise<string> => {
    const { id } = unwrap(await startRound({ userId: uid, tee, holesPlanned: playOrder(9, 1), mode: 'casual' }));
    await changeMarks(uid, id, (before) => withFlag(withMark(before, ball), 3, flag));
    return id;
  };

  it('stay out of the round and of every export until the golfer wants them there', async () => {
    const id = await markedRound('eve');

    expect(JSON.stringify(await db.rounds.findOne(id).exec())).not.toMatch(HAS_POSITION);
    expect(JSON.stringify(await exportEverything())).not.toMatch(HAS_POSITION);
  });

  it('are stored with the round on request, and still not in an export without them', async () => {
    const id = await markedRound('fay');

    unwrap(await keepPositionsWithRound('fay', id));

    expect(JSON.stringify(await db.rounds.findOne(id).exec())).toMatch(HAS_POSITION);
    expect(JSON.stringify(await exportEverything())).not.toMatch(HAS_POSITION);
    expect(JSON.stringify(await exportEverything('fay'))).toMatch(HAS_POSITION);
    expect(rounds.cloud.access).toBe('owner');
  });

  it('draw the same shots on the golfer’s other phone', async () => {
    const id = await markedRound('gil');
    unwrap(await keepPositionsWithRound('gil', id));
    const here = await groundDatabase('gil').marks.get(id);

    const there = await savedMarks.load(groundKey('gil-on-the-other-phone', id));

    expect(there).toEqual(here);
  });
});
