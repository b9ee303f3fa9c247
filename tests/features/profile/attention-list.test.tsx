import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Conflict } from '@divot/documents';
import { fieldName } from '#src/domain/entities/field-name.ts';
import { AttentionList } from '#src/features/profile/attention-list.tsx';
import { type DocumentSync, documentSyncAtom, state } from '#src/platform/state.ts';
import { type Golfer, show, signInSam } from '#tests/support/screen.tsx';

let golfer: Golfer;
afterEach(() => state.set(documentSyncAtom, {}));

const label = { device: 'phone', at: '2026-05-01T08:00:00.000Z' };
const twoIndexes: Conflict = { id: 'index', path: 'handicap', kept: '15', ...label };
const twoPhotos: Conflict = { id: 'photo', path: 'photoURL', notice: true, ...label };

const sees = async (why: DocumentSync, conflicts: Conflict[]) => {
  golfer = await signInSam({ handicap: 12 });
  const sam = await golfer.db.profiles.findOne('sam').exec();
  await sam!.incrementalPatch({ conflicts });
  state.set(documentSyncAtom, { 'profiles/sam': why });
  show(<AttentionList />);
  await screen.findByText(/^Profile/);
};
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

it('reports a photo that was too large to save twice, with nothing to choose', async () => {
  await sees('disagreement', [twoPhotos]);
  await screen.findByText(/too large to save/);
  expect(buttons()).toEqual(['OK']);

  fireEvent.click(screen.getByText('OK'));
  await waitFor(async () => expect((await golfer.profile()).conflicts ?? []).toEqual([]));
});

it('also offers both values of a document that the cloud rejected', async () => {
  await sees('rejected', [twoIndexes]);
  await screen.findByText('15');
  expect(buttons()).toEqual(['Try again', 'Use the cloud’s version', '12', '15']);
});

it('calls the fields of a disagreement what a golfer calls them', async () => {
  await sees('disagreement', [twoIndexes]);
  await screen.findByText('Handicap index');
  expect(['transport', 'indexMin', 'playingGoals.3.type', 'bag.c1.carryYards'].map(fieldName)).toEqual([
    'Walking or cart',
    'Lowest index',
    'Playing goals › 3 › type',
    'Bag › c1 › carry',
  ]);
});

it('says that a document is too large, and how to make it smaller', async () => {
  await sees('too-large', []);
  await screen.findByText(/too large for the cloud. It is safe on this device/);
  expect(buttons()).toEqual(['Try again', 'Use the cloud’s version']);
});

it('offers no cloud version that cannot be read here', async () => {
  await sees('unreadable', []);
  await screen.findByText(/cannot read what the cloud has/);
  expect(buttons()).toEqual(['Try again']);
});

it('names a value of the earlier app that cannot be shown, until the golfer hides it', async () => {
  golfer = await signInSam({ extra: { mobilityScore: 180, photoURL: null } });
  state.set(documentSyncAtom, { 'profiles/sam': 'disagreement' });
  show(<AttentionList />);
  await screen.findByText('Mobility score: 180');
  expect(screen.queryByText(/Two devices/)).toBeNull();

  fireEvent.click(screen.getByText('Hide'));

  await waitFor(async () => expect((await golfer.profile()).earlier).toEqual({ mobilityScore: 180 }));
  expect((await golfer.profile()).extra).toEqual({ photoURL: null });
});
