import type { EntityName } from '#src/domain/entities/registry.ts';
import { bytesText } from '#src/domain/shared/bytes-text.ts';

const counted = (count: number, [one, more]: readonly [string, string]) => `${count} ${count === 1 ? one : more}`;
const VIDEOS = ['swing video', 'swing videos'] as const;
const ITEMS = ['item', 'items'] as const;
const videos = (count: number, bytes: number) => `${counted(count, VIDEOS)}, ${bytesText(bytes)}`;

export const copy = {
  title: 'To your other phone',
  lead: 'One file brings everything of yours to another phone, without the cloud between them.',
  back: 'Your data',
  passphrase: 'Passphrase',
  save: {
    title: 'On this device: save the file',
    text: 'It holds your rounds, swings, practice and workouts, your profile and bag, and what is only on this device. Nobody can read it without the passphrase.',
    passphraseHint:
      'At least 12 characters. You type it on the other phone. Divot does not store it and cannot recover it.',
    suggest: 'Suggest one',
    short: 'A passphrase has at least 12 characters.',
    films: 'With swing videos',
    filmsHint: (count: number, bytes: number) => `${videos(count, bytes)}.`,
    start: 'Save everything',
    saving: 'Saving everything',
    ready: (name: string, bytes: number) => `${name} is ready, ${bytesText(bytes)}.`,
    next: 'Send it to your other phone: share it, or save it and send it any way you like. Then open this page there.',
    share: 'Share the file',
    keep: 'Save to this device',
    done: 'Done',
    filmsLeftOut: 'This browser has no private storage, so the file has no swing videos.',
    failed: 'Divot could not save the file. Your data is safe. Try again.',
  },
  read: {
    title: 'On the other device: read the file',
    text: 'Divot checks the whole file first. Then it merges it as a sync would: what you have on this device stays. Where both say something different, Divot asks you.',
    choose: 'Choose the file',
    chosen: (name: string, bytes: number) => `${name}, ${bytesText(bytes)}`,
    passphraseHint: 'The one you chose when you saved the file.',
    check: 'Check the file',
    checking: 'Checking the whole file',
    from: (moment: string, device: string) => `Saved ${moment} on ${device}.`,
    holds: (parts: readonly string[]) => `It holds ${parts.join(', ')}.`,
    nothing: 'It holds nothing of yours yet.',
    take: 'Merge into this device',
    taking: 'Merging',
    taken: (added: number, merged: number, films: number) =>
      added + merged + films === 0
        ? 'This device has everything in the file already.'
        : `${counted(added, ITEMS)} added, ${merged} merged, ${counted(films, VIDEOS)} added.`,
    filmsLeftOut: (count: number) =>
      `${counted(count, VIDEOS)} did not fit. Raise “Room for swing videos” under This device, then read the file again.`,
    failed: 'Divot could not read the file. Choose it again.',
  },
  cancel: 'Cancel',
  /** What a file holds, in the order a golfer asks. Others are in it without being counted here. */
  kinds: {
    rounds: ['round', 'rounds'],
    swings: ['swing', 'swings'],
    practiceSessions: ['practice session', 'practice sessions'],
    workouts: ['workout', 'workouts'],
    shotSessions: ['session of shots', 'sessions of shots'],
    courses: ['course', 'courses'],
  } satisfies { readonly [N in EntityName]?: readonly [string, string] },
  counted,
  videos,
} as const;
