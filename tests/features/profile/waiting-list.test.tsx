import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { documentName } from '#src/features/profile/document-name.ts';
import { SyncSheet } from '#src/features/profile/sync-sheet.tsx';
import { documentSyncAtom, networkAtom, state, syncStatusAtom } from '#src/platform/state.ts';
import { type Golfer, show, signInSam } from '#tests/support/screen.tsx';

const AT = '2026-11-12T09:00:00.000Z';
const tee = { id: 'white', name: 'White', par: Array.from({ length: 18 }, () => 4) };
const heronsbridge = (id: string, strokes: readonly (number | undefined)[], more: Partial<Round> = {}): Round => ({
  id,
  userId: 'sam',
  createdAt: AT,
  updatedAt: AT,
  sortKey: 1,
  date: AT,
  playedOn: '2026-11-12',
  courseSnapshot: { name: 'Heronsbridge', tee },
  holesPlanned: [7, 8, 9],
  holes: [7, 8, 9].map((n, at) => ({ n, par: 4, ...(strokes[at] ? { strokes: strokes[at] } : {}) })),
  mode: 'casual',
  status: 'active',
  ...more,
});
const nameOfRound = (round: Round) => documentName('rounds', round);

describe('the name of a waiting document', () => {
  it('is the hole last scored in a round in progress', () => {
    expect(nameOfRound(heronsbridge('r1', [4, 5]))).toBe('Hole 8, Heronsbridge');
  });
  it('is course and day once the round is finished, and before its first stroke', () => {
    const finished = heronsbridge('r1', [4, 5, 3], { status: 'finished' });

    expect(nameOfRound(finished)).toMatch(/^Round at Heronsbridge, .*12.*2026|^Round at Heronsbridge, .*2026.*12/);
    expect(nameOfRound(heronsbridge('r1', []))).toMatch(/^Round at Heronsbridge, /);
  });
  it('is its own name if it has one', () => {
    expect(documentName('courses', { name: 'Heronsbridge' })).toBe('Course, Heronsbridge');
    expect(documentName('practiceSessions', { title: 'Clock putting', practicedOn: '2026-11-12' })).toMatch(
      /^Practice, Clock putting, .*12/,
    );
    expect(documentName('profiles', { displayName: 'Sam' })).toBe('Profile');
  });
});

describe('the sync word, opened', () => {
  let golfer: Golfer;
  beforeEach(async () => {
    golfer = await signInSam();
  });
  afterEach(() => {
    state.set(documentSyncAtom, {});
    state.set(syncStatusAtom, { phase: 'off', pending: 0, attention: 0 });
    state.set(networkAtom, 'online');
  });
  const open = () => show(<SyncSheet open onClose={() => undefined} onSyncNow={() => undefined} />);

  it('says where each stroke is: what is being sent first, then what waits, by name', async () => {
    await golfer.db.rounds.bulkInsert([heronsbridge('r1', [4]), heronsbridge('r2', [4, 5])]);
    state.set(syncStatusAtom, { phase: 'syncing', pending: 2, attention: 0 });
    state.set(documentSyncAtom, { 'rounds/r1': 'pending', 'rounds/r2': 'syncing', 'rounds/r3': 'rejected' });

    open();

    await screen.findByText('Hole 8, Heronsbridge');
    await screen.findByText('Hole 7, Heronsbridge');
    const rows = within(screen.getByRole('list', { name: 'Waiting to sync' })).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Hole 8, HeronsbridgeSending now',
      'Hole 7, HeronsbridgeOn this device',
    ]);
    expect(screen.getByRole('button', { name: 'Sync now' })).toBeTruthy();
  });

  it('also lists a round that was deleted here', async () => {
    state.set(syncStatusAtom, { phase: 'syncing', pending: 1, attention: 0 });
    state.set(documentSyncAtom, { 'rounds/gone': 'pending' });

    open();

    expect(await screen.findByText('Round, deleted')).toBeTruthy();
  });

  it('offers no sync now without a network, and says that everything is saved', async () => {
    state.set(networkAtom, 'offline');
    state.set(syncStatusAtom, { phase: 'paused', pending: 1, attention: 0 });

    open();

    expect(await screen.findByText('Everything is saved on this device. It syncs when you are online.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Sync now' })).toBeNull();
  });
});
