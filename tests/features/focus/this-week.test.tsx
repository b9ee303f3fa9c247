import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { INVENTED, type Invented, inventedSeeds } from '#dev/seed/invented.ts';
import { DecideFocus } from '#src/app/background/decide-focus.tsx';
import { changeProfile } from '#src/data/commands/golfer-profile.ts';
import { calendarOf } from '#src/data/sample/document.ts';
import { sortKeyOf } from '#src/domain/entities/documents.ts';
import { ThisWeek } from '#src/features/focus/this-week.tsx';
import { state, syncStatusAtom } from '#src/platform/state.ts';
import { takeToasts } from '#src/ui/primitives/toast.ts';
import { eventually } from '#tests/support/eventually.ts';
import { type Golfer, SAM, show, signInSam } from '#tests/support/screen.tsx';

const NOW = new Date('2026-11-23T10:00:00Z');

const toasts: string[] = [];
takeToasts(({ text }) => toasts.push(text));

describe('this week on Home', () => {
  let golfer: Golfer;
  afterEach(() => state.set(syncStatusAtom, { phase: 'paused', pending: 0, attention: 0 }));
  const plant = async (who: Invented | undefined) => {
    for (const { entity, document } of who ? inventedSeeds(who, calendarOf(NOW)) : []) {
      const { id: _id, ...own } = document;
      if (entity === 'profiles') await changeProfile(SAM.uid, (profile) => ({ ...profile, ...own, userId: SAM.uid }));
      else
        await golfer.db[entity].insert({
          ...document,
          userId: SAM.uid,
          sortKey: sortKeyOf(entity, document),
        } as never);
    }
  };
  const open = async (who?: Invented) => {
    golfer = await signInSam({}, NOW);
    await plant(who);
    return show(
      <>
        <DecideFocus />
        <ThisWeek welcome={<p>First steps</p>} />
      </>,
    );
  };
  const arrive = () =>
    state.set(syncStatusAtom, { phase: 'idle', pending: 0, attention: 0, lastSyncedAt: NOW.toISOString() });

  it('opens today’s session in the player with one tap', async () => {
    const where = await open(INVENTED.find(({ leak }) => leak === 'putting'));
    arrive();
    const card = within(await screen.findByRole('region', { name: 'This week' }));

    fireEvent.click(card.getByRole('button', { name: /^Start today’s session, \d+ min$/ }));

    await eventually(() => expect(where.path()).toBe('/guided-practice-player'));
    const [session] = await golfer.db.practiceSessions.find({ selector: { status: 'active' } }).exec();
    expect(session?.focus).toBe('putting');
  });

  it('says so if the session cannot be loaded, and can be tapped again', async () => {
    const where = await open(INVENTED.find(({ leak }) => leak === 'putting'));
    arrive();
    const card = within(await screen.findByRole('region', { name: 'This week' }));
    const button = () => card.getByRole('button', { name: /^Start today’s session, \d+ min$/ });
    vi.doMock('#src/features/focus/start-session.ts', () => Promise.reject(new Error('not on this device yet')));

    // Until the week is stable the screen re-renders, so a tap can hit a button that has just been replaced.
    await eventually(() => {
      fireEvent.click(button());
      expect(button().getAttribute('aria-busy')).toBe('true');
    });
    await eventually(() => expect(toasts).toContain('Divot could not open the session. Connect and try again.'));
    vi.doUnmock('#src/features/focus/start-session.ts');
    await eventually(() => expect(button().getAttribute('aria-busy')).not.toBe('true'));
    fireEvent.click(button());
    await eventually(() => expect(where.path()).toBe('/guided-practice-player'));
  });

  it('shows for each part how sure its figure is if nothing stands out', async () => {
    await open(INVENTED.find(({ leak, rounds }) => leak === undefined && rounds === 20));
    arrive();
    const card = within(await screen.findByRole('region', { name: 'This week' }));

    await eventually(() => expect(card.getAllByText(/^Likely .*, 20 rounds$/)).toHaveLength(4));
  });

  it('plans nothing that hurts, and suggests no round instead', async () => {
    await open(INVENTED.find(({ leak }) => leak === 'putting'));
    await changeProfile(SAM.uid, (profile) => ({ ...profile, painAreas: ['lower-back'] }));
    arrive();

    const card = within(await screen.findByRole('region', { name: 'This week' }));
    expect(await card.findByText(/^Every drill for this loads your lower back\. Divot plans none/)).toBeTruthy();
    expect(card.getByText(/See a doctor today if a leg is numb/)).toBeTruthy();
    expect(card.queryByText(/Retest on|strokes back/)).toBeNull();
    expect(card.queryByRole('link', { name: 'Play Round' })).toBeNull();
  });

  it('asks a golfer nothing while their rounds are arriving', async () => {
    await open();
    arrive();
    expect(await screen.findByText('First steps')).toBeTruthy();

    await plant(INVENTED.find(({ leak }) => leak === 'putting'));

    expect(await screen.findByRole('heading', { name: 'Putting' })).toBeTruthy();
    expect(screen.queryByText('First steps')).toBeNull();
  });

  it('plans the week for the golfer’s time and places', async () => {
    await open(INVENTED.find(({ leak }) => leak === 'putting'));
    arrive();
    fireEvent.click(await screen.findByRole('button', { name: 'Time and places' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Your practice week' }));
    fireEvent.click(sheet.getByRole('radio', { name: '20' }));
    fireEvent.click(sheet.getByRole('radio', { name: '2' }));
    fireEvent.click(sheet.getByRole('checkbox', { name: 'Home' }));
    fireEvent.click(sheet.getByRole('button', { name: 'Save my week' }));

    expect(await screen.findByRole('button', { name: '2 × 20 min, home' })).toBeTruthy();
    expect(await screen.findByRole('button', { name: /^Start today’s session, \d\d? min$/ })).toBeTruthy();
    const strip = within(screen.getByRole('list', { name: 'Sessions of this week' }));
    await eventually(() => expect(strip.getAllByRole('listitem')).toHaveLength(2));
  });

  it('leaves a new golfer the first steps that they have begun when the first sync starts after them', async () => {
    await open();
    const steps = await screen.findByText('First steps');
    act(() => state.set(syncStatusAtom, { phase: 'syncing', pending: 0, attention: 0 }));
    expect(steps.isConnected).toBe(true);
  });

  it('says that it is fetching while the account arrives, and asks for nothing', async () => {
    await open();
    state.set(syncStatusAtom, { phase: 'syncing', pending: 0, attention: 0 });

    expect(await screen.findByRole('heading', { name: 'Fetching your golf' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Play Round' })).toBeTruthy();

    // Older swings may still arrive, but the screen does not wait for them.
    state.set(syncStatusAtom, { phase: 'syncing', pending: 0, attention: 0, hasRecent: true });
    expect(await screen.findByText('First steps')).toBeTruthy();

    arrive();
    expect(await screen.findByText('First steps')).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Play a round/ })).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Film a swing/ })).toBeTruthy();
  });
});
