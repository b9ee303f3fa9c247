import { fireEvent, screen, within } from '@testing-library/react';
import { unwrap } from '@divot/basics';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { historyFields } from '#src/app/history-fields.ts';
import { deleteRound, editRound, recordHole, startRound } from '#src/data/commands/rounds.ts';
import { saveProfile } from '#src/data/commands/profile.ts';
import { writtenBy } from '#src/data/commands/store.ts';
import type { DivotDatabase } from '#src/data/db/collections.ts';
import { openDatabase } from '#src/data/db/database.ts';
import { setDatabase } from '#src/data/live/current.ts';
import { ensureProfile } from '#src/data/commands/golfer-profile.ts';
import type { EntityName } from '#src/domain/entities/registry.ts';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { DeletedScreen } from '#src/features/history/deleted-screen.tsx';
import { HistoryScreen } from '#src/features/history/history-screen.tsx';
import { documentName } from '#src/features/profile/document-name.ts';
import { SAM, show, signInSam } from '#tests/support/screen.tsx';

/** Not the list of what a change holds, which is closed. */
const inRow = { selector: 'summary *' };
const tee = { id: 'white', name: 'White', par: [4, 5, 3, 4, 4, 4, 3, 5, 4] };

describe('the history that a golfer sees', () => {
  let db: DivotDatabase;
  beforeEach(async () => {
    const golfer = await signInSam();
    await golfer.db.close(); // RxDB opens no more than 13 collections, and this storage keeps no history
    db = await openDatabase(crypto.randomUUID(), { multiInstance: false });
    setDatabase(db);
    await ensureProfile(SAM);
    onTestFinished(() => db.close().then(() => undefined));
  });

  const showHistoryOf = (name: EntityName, id: string) =>
    show(
      <HistoryScreen
        name={name}
        id={id}
        fields={historyFields(name, 'imperial')}
        nameOf={documentName}
        onBack={() => undefined}
      />,
    );
  const start = async (partners: readonly { readonly name: string }[] = []) =>
    unwrap(
      await startRound({ userId: SAM.uid, tee, partners, holesPlanned: [1, 2, 3, 4, 5, 6, 7, 8, 9], mode: 'casual' }),
    );
  const strokes = async (id: string, n: number) =>
    ((await db.rounds.findOne(id).exec(true)).toJSON() as Round).holes.find((hole) => hole.n === n)?.strokes;

  it('names holes, partners, notes and settings as their screens do', async () => {
    const { id, partners } = await start([{ name: 'Ann' }]);
    unwrap(await recordHole(id, 7, { strokes: 5, putts: 2 }));
    unwrap(await recordHole(id, 7, { strokes: 4 }));
    unwrap(await recordHole(id, 3, { strokes: 6 }, partners![0]!.id));
    unwrap(await editRound(id, { notes: 'Windy.' }));
    showHistoryOf('rounds', id);

    await screen.findByText('Hole 7: 5 → 4', inRow);
    screen.getByText('Hole 7, putts: nothing → 2', inRow);
    screen.getByText('Ann, hole 3: nothing → 6');
    screen.getByText('Notes: nothing → Windy.');
    screen.getByText('Added');
  });

  it('shows a setting with the label and the choice of its form', async () => {
    unwrap(await saveProfile(SAM.uid, { handedness: 'left', birthYear: 1980 }));
    unwrap(await saveProfile(SAM.uid, { handedness: 'right' }));
    showHistoryOf('profiles', SAM.uid);

    await screen.findByText('You play: Left-handed → Right-handed', inRow);
    screen.getByText('Year of birth: nothing → 1980', inRow);
  });

  it('puts a card that a code has overwritten back in two taps', async () => {
    const { id } = await start();
    for (const n of [1, 2, 3]) unwrap(await recordHole(id, n, { strokes: 4 }));
    await writtenBy('code', () => recordHole(id, 2, { strokes: 9 }));
    showHistoryOf('rounds', id);

    fireEvent.click(await screen.findByText('Hole 2: 4 → 9'));
    const row = screen.getByText('Hole 2: 4 → 9', inRow).closest('li')!;
    within(row).getByText(/from a code or link/);
    fireEvent.click(within(row).getByRole('button', { name: 'Undo the whole reading' }));

    await screen.findByText(/put back from the history/);
    expect(await strokes(id, 2)).toBe(4);
  });

  it('says that nothing has changed, and that a document is not here', async () => {
    showHistoryOf('rounds', 'nowhere');

    await screen.findByText('This is not on this device.');
  });

  it('lists what was deleted and restores it', async () => {
    const { id } = await start();
    unwrap(await recordHole(id, 1, { strokes: 4 }));
    unwrap(await deleteRound(id));
    show(<DeletedScreen nameOf={documentName} onBack={() => undefined} />);

    fireEvent.click(await screen.findByRole('button', { name: /^Restore / }));

    await screen.findByText('Nothing was deleted in the last 30 days.');
    expect(await strokes(id, 1)).toBe(4);
  });
});
