import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { seed } from '#src/data/sample/document.ts';
import { sortKeyOf } from '#src/domain/entities/documents.ts';
import { PlayerScreen } from '#src/features/practice/player/player-screen.tsx';
import { SAM, show, signInSam } from '#tests/support/screen.tsx';

const AT = '2026-11-23T10:00:00.000Z';
const nothing = () => undefined;
const summary = <PlayerScreen at={{ session: 'p1' }} open={nothing} exit={nothing} />;

it('the summary of a session keeps the note that was typed when it is left, and clears one that was cleared', async () => {
  const { db } = await signInSam({}, new Date(AT));
  const { document } = seed('practiceSessions', AT, {
    id: 'p1',
    userId: SAM.uid,
    startedAt: AT,
    practicedOn: AT.slice(0, 10),
    status: 'finished',
    blocks: [{ id: 'b', drillId: 'landing-towel', mode: 'block', order: 0, plannedSec: 600, actualSec: 600 }],
  });
  await db.practiceSessions.insert({ ...document, sortKey: sortKeyOf('practiceSessions', document) } as never);
  const storedNotes = async () => (await db.practiceSessions.findOne('p1').exec())!.notes;
  const left = show(summary);
  fireEvent.change(await screen.findByLabelText(/^Notes/), { target: { value: 'Towel at ten yards' } });
  left.unmount();

  show(summary);
  const field = await screen.findByDisplayValue<HTMLTextAreaElement>('Towel at ten yards');
  fireEvent.blur(field);
  await waitFor(async () => expect(await storedNotes()).toBe('Towel at ten yards'));

  fireEvent.change(field, { target: { value: '' } });
  fireEvent.blur(field);
  await waitFor(async () => expect((await storedNotes()) ?? '').toBe(''));
});
