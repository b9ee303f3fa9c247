import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { INVENTED, inventedSeeds } from '#dev/seed/invented.ts';
import { DecideFocus } from '#src/app/background/decide-focus.tsx';
import { changeProfile } from '#src/data/commands/golfer-profile.ts';
import { calendarOf } from '#src/data/sample/document.ts';
import { sortKeyOf } from '#src/domain/entities/documents.ts';
import { ThisWeek } from '#src/features/focus/this-week.tsx';
import { AssistantScreen } from '#src/features/profile/assistant/assistant-screen.tsx';
import { state, syncStatusAtom } from '#src/platform/state.ts';
import { eventually } from '#tests/support/eventually.ts';
import { SAM, show, signInSam } from '#tests/support/screen.tsx';

const NOW = new Date('2026-11-23T10:00:00Z');

afterEach(() => state.set(syncStatusAtom, { phase: 'paused', pending: 0, attention: 0 }));

/** Values that elements on the screen carry, by fact and subject. */
const factsShown = (): ReadonlyMap<string, ReadonlySet<string>> => {
  const found = new Map<string, Set<string>>();
  for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-fact]')) {
    const [names, of, values] = [dataset['fact'], dataset['of'], dataset['value']].map((all) => all!.split('\n'));
    for (const [at, name] of names!.entries()) {
      const key = `${name} of ${of![at]}`;
      found.set(key, (found.get(key) ?? new Set()).add(values![at]!));
    }
  }
  return found;
};

it('writes what Home says once that is decided, and holds a note only once it is ticked', async () => {
  const { db } = await signInSam({}, NOW);
  const who = INVENTED.find(({ leak }) => leak === 'short-game')!;
  for (const { entity, document } of inventedSeeds(who, calendarOf(NOW))) {
    const { id: _id, ...own } = document;
    if (entity === 'profiles') await changeProfile(SAM.uid, (profile) => ({ ...profile, ...own, userId: SAM.uid }));
    else
      await db[entity].insert({
        ...document,
        userId: SAM.uid,
        notes: 'Argued with the marshal',
        sortKey: sortKeyOf(entity, document),
      } as never);
  }
  const written = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', Object.assign(navigator, { clipboard: { writeText: written } }));
  show(
    <>
      <DecideFocus />
      <ThisWeek welcome={null} />
      <AssistantScreen />
    </>,
  );
  state.set(syncStatusAtom, { phase: 'idle', pending: 0, attention: 0, lastSyncedAt: NOW.toISOString() });

  await screen.findByText(/Give no diagnosis/);
  await screen.findByRole('region', { name: 'This week' });
  await eventually(() => {
    const several = [...factsShown()].filter(([, values]) => values.size > 1);
    expect(several).toEqual([]);
    for (const fact of ['index of ', 'focus of ', 'loss of short-game', 'band of short-game'])
      expect([...factsShown().keys()]).toContain(fact);
  });
  const text = () => screen.getByText(/Give no diagnosis/).textContent;
  expect(text()).not.toContain('marshal');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Notes' }));
  expect(text()).toContain('note: Argued with the marshal');
  fireEvent.click(screen.getByRole('button', { name: 'Copy the text' }));
  expect(written).toHaveBeenCalledWith(text());
  expect(screen.queryByRole('switch')).toBeNull();
}, 120_000);
