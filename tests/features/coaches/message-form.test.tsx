import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { saveProfile } from '#src/data/commands/profile.ts';
import * as videos from '#src/data/db/swing-videos.ts';
import { newestFirst } from '@divot/documents';
import { withChoice } from '#src/domain/profile/choices.ts';
import { MessageForm } from '#src/features/coaches/message-form.tsx';
import { type Golfer, SAM, show, signInSam } from '#tests/support/screen.tsx';

const CLIP = new File(['clip'], 'swing-1', { type: 'video/mp4' });

// The lesson pack: the coach gets exactly what the golfer ticks, word for word and picture for picture.

const PICTURE = 'data:image/jpeg;base64,/9j/2Q==';
const AT = '2026-04-30T10:00:00.000Z';
let golfer: Golfer;
let handed: { text?: string; files?: readonly File[] }[] = [];
beforeEach(async () => {
  vi.spyOn(videos, 'storedVideo').mockImplementation((_, id) => Promise.resolve(id === 'swing-1' ? CLIP : undefined));
  golfer = await signInSam(
    { swingAssessment: { faultIds: ['slice'] }, handicap: 14.2, handicapSource: 'entered' },
    new Date('2026-05-01T08:00:00Z'),
  );
  await golfer.db.swings.insert({
    id: 'swing-1',
    userId: SAM.uid,
    createdAt: AT,
    updatedAt: AT,
    sortKey: newestFirst(AT),
    recordedAt: AT,
    status: 'analysed',
    thumbnail: PICTURE,
    findings: [],
  } as never);
  handed = [];
  Object.assign(navigator, {
    share: (data: { text?: string; files?: readonly File[] }) => Promise.resolve(void handed.push(data)),
    canShare: () => true,
  });
  // The content policy of the built app blocks a data: address like this.
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'canShare');
});

const open = async () => {
  const coach = { id: 'jo', name: 'Jo', email: 'jo@club.example', phone: undefined };
  show(<MessageForm uid={SAM.uid} coach={coach} />);
  fireEvent.change(await screen.findByLabelText('Your message'), { target: { value: 'Saturday at ten?' } });
  await screen.findByRole('checkbox', { name: /^Swing of .*30.*2026, with its picture/ });
};
const tick = (name: RegExp) => fireEvent.click(screen.getByRole('checkbox', { name }));
const picture = () => screen.findByRole('img', { name: 'Picture of the swing' });
const share = async () => {
  fireEvent.click(screen.getByRole('button', { name: /Share/ }));
  await waitFor(() => expect(handed).toHaveLength(1));
  return { text: handed[0]!.text, files: handed[0]!.files?.map(({ name }) => name) };
};

describe('the lesson pack', () => {
  it('sends nothing that is not ticked', async () => {
    await open();
    expect(screen.getByText('You have ticked nothing, so nothing is shared.')).toBeTruthy();
    expect(await share()).toEqual({ text: 'Saturday at ten?', files: [] });
  });

  it('shows faults, figures and the swing’s picture before it sends exactly these', async () => {
    await open();
    for (const part of [/work on/, /Handicap/, /^Swing of/]) tick(part);
    const shown = screen.getByRole('status').textContent ?? '';
    expect(shown).toContain('Working on: Slice.');
    expect(shown).toContain('Handicap index 14.2 (entered).');
    expect((await picture()).getAttribute('src')).toBe(PICTURE);
    const { text, files } = await share();
    for (const line of text!.split('\n\n').slice(1)) expect(shown).toContain(line);
    expect(files).toEqual(['swing-2026-04-30.jpg']);
  });

  it('sends the picture byte for byte, without a download', async () => {
    await open();
    tick(/^Swing of/);
    await picture();
    await share();
    const reader = new FileReader();
    reader.readAsDataURL(handed[0]!.files![0]!);
    await waitFor(() => expect(reader.result).toBe(PICTURE));
  });

  it('includes the clip only if the golfer lets swing videos leave this device', async () => {
    const { preferences } = await golfer.profile();
    await saveProfile(SAM.uid, { preferences: withChoice(preferences, 'videosStayHere', false) });
    await open();
    tick(/^Swing of/);
    await picture();
    await screen.findByText('Sharing includes the clip of the swing.');
    expect((await share()).files).toEqual(['swing-2026-04-30.jpg', 'swing-1']);
  });
});
