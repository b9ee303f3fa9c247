import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { Invitation, InvitationRequest } from '#src/domain/entities/invitation.entity.ts';
import { InvitationDetail } from '#src/features/invitations/invitation-detail.tsx';
import { provideCloud, type Cloud } from '#src/platform/cloud.ts';
import { eventually } from '#tests/support/eventually.ts';
import { newGame } from '#tests/support/new-game.ts';
import { type Golfer, SAM, show, signInSam } from '#tests/support/screen.tsx';

// What a game shows to each golfer: the meeting point, and who asked to play.

const AT = '2026-05-01T08:00:00.000Z';
const asked = (name: string, status: InvitationRequest['status']): InvitationRequest => ({ name, status, at: AT });
let golfer: Golfer;
let told: string[] = [];
let opened: string[] = [];
beforeEach(async () => {
  golfer = await signInSam({}, new Date(AT));
  told = [];
  opened = [];
  const openGame = (id: string) => {
    opened.push(id);
    return Promise.resolve(false);
  };
  const meetingPoint = (id: string) => {
    told.push(id);
    return Promise.resolve({ ok: true, value: { directions: 'By the big oak' } });
  };
  provideCloud(() => Promise.resolve({ meetingPoint, openGame } as unknown as Cloud));
});

const open = async (more: Partial<Invitation>) => {
  await golfer.db.games.insert(newGame('game', more));
  show(<InvitationDetail id="game" go={() => undefined} />);
  await screen.findByRole('heading', { level: 1, name: 'Old Quarry' });
};

it.each(['requested', 'waiting', 'declined', 'withdrawn'] as const)(
  'a guest who is %s sees no meeting point, and the cloud is not asked',
  async (status) => {
    localStorage.setItem(`divot-meeting-game-${SAM.uid}`, '{"directions":"By the big oak"}');
    await open({ requests: { [SAM.uid]: asked('Sam', status) } });
    expect(screen.queryByText('By the big oak')).toBeNull();
    expect(told).toEqual([]);
    // The device keeps nothing of an earlier acceptance.
    await waitFor(() => expect(localStorage.getItem(`divot-meeting-game-${SAM.uid}`)).toBeNull());
  },
);

it('a guest who has joined sees the meeting point, also offline on the course', async () => {
  await open({ requests: { [SAM.uid]: asked('Sam', 'accepted') } });
  expect(await screen.findByText('By the big oak')).toBeTruthy();
  expect(localStorage.getItem(`divot-meeting-game-${SAM.uid}`)).toContain('By the big oak');
});

it('hides the meeting point of a cancelled game', async () => {
  await open({ status: 'cancelled', requests: { [SAM.uid]: asked('Sam', 'accepted') } });
  expect(screen.queryByText('Where you meet')).toBeNull();
  expect(told).toEqual([]);
});

it('a golfer whom the host has hidden does not find it, not even by its link', async () => {
  await open({});
  await golfer.db.games.findOne('game').incrementalPatch({ hiddenFrom: [SAM.uid] });
  expect(await screen.findByText('This game is not on this device.', { exact: false })).toBeTruthy();
  expect(screen.queryByText('Old Quarry')).toBeNull();
});

it('the host hides a golfer who asked; one who has joined stays visible', async () => {
  await open({ userId: SAM.uid, requests: { bo: asked('Bo', 'requested'), cy: asked('Cy', 'accepted') } });
  fireEvent.click(await screen.findByRole('button', { name: 'Hide Bo' }));
  await waitFor(() => expect(screen.queryByText('Bo')).toBeNull());
  expect((await golfer.profile()).hiddenPeople).toEqual(['bo']);
  await eventually(async () => expect((await golfer.db.games.findOne('game').exec())?.hiddenFrom).toEqual(['bo']));
  expect(screen.getByText('Cy')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Hide Cy' })).toBeNull();
});

it('a friend’s game, which no list shows, is fetched by its link', async () => {
  show(<InvitationDetail id="by-link" go={() => undefined} />);
  await waitFor(() => expect(opened).toEqual(['by-link']));
});

it('shows who invites with a face in their own colours', async () => {
  await open({ hostName: 'Ines Duarte' });

  const host = screen.getByText(/Ines Duarte/).parentElement!;
  expect(host.querySelector('svg text')?.textContent).toBe('ID');
});
