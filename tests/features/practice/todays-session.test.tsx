import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { INVENTED, inventedSeeds } from '#dev/seed/invented.ts';
import { DecideFocus } from '#src/app/background/decide-focus.tsx';
import { changeProfile } from '#src/data/commands/golfer-profile.ts';
import { calendarOf, seed } from '#src/data/sample/document.ts';
import { sortKeyOf } from '#src/domain/entities/documents.ts';
import { Builder } from '#src/features/practice/today/builder.tsx';
import { state, syncStatusAtom } from '#src/platform/state.ts';
import { eventually } from '#tests/support/eventually.ts';
import { SAM, show, signInSam } from '#tests/support/screen.tsx';

const NOW = new Date('2026-11-23T10:00:00Z');
const YESTERDAY = '2026-11-22T09:00:00.000Z';

it('changes the task every ball of a drill that was passed, on Practice as on Home', async () => {
  const golfer = await signInSam({}, NOW);
  const chipper = INVENTED.find(({ leak }) => leak === 'short-game')!;
  const passed = seed('practiceSessions', YESTERDAY, {
    id: 'passed',
    userId: SAM.uid,
    startedAt: YESTERDAY,
    practicedOn: YESTERDAY.slice(0, 10),
    status: 'finished',
    blocks: [
      { id: 'b', drillId: 'landing-towel', mode: 'block', order: 0, plannedSec: 600, actualSec: 600, passed: true },
    ],
  });
  for (const { entity, document } of [...inventedSeeds(chipper, calendarOf(NOW)), passed]) {
    const { id: _id, ...own } = document;
    if (entity === 'profiles') await changeProfile(SAM.uid, (profile) => ({ ...profile, ...own, userId: SAM.uid }));
    else
      await golfer.db[entity].insert({ ...document, userId: SAM.uid, sortKey: sortKeyOf(entity, document) } as never);
  }
  state.set(syncStatusAtom, { phase: 'idle', pending: 0, attention: 0, lastSyncedAt: NOW.toISOString() });
  const play = vi.fn<() => void>();
  show(
    <>
      <DecideFocus />
      <Builder at={{}} navigation={{}} go={() => undefined} play={play} isBlocked={false} />
    </>,
  );

  await eventually(() =>
    expect(within(screen.getByRole('button', { name: /Landing towel/ })).getByText('Random')).toBeTruthy(),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Start guided session' }));

  await eventually(() => expect(play).toHaveBeenCalledOnce());
  const session = await golfer.db.practiceSessions.findOne({ selector: { status: 'active' } }).exec();
  expect(session?.blocks.find(({ drillId }) => drillId === 'landing-towel')?.mode).toBe('random');
});
