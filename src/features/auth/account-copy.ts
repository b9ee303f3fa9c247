import type { DeviceOnly } from '#src/data/db/device-only.ts';

const count = (n: number, one: string): string => `${n} ${n === 1 ? one : `${one}s`}`;
const listed = (parts: readonly string[]): string => new Intl.ListFormat('en-GB').format(parts);

/** The words of signing out, and of a sign-in that ended elsewhere. */
export const copy = {
  again: {
    text: 'Sign in again to sync. Until then everything stays on this device.',
    'password-changed':
      'The password of your account was changed. Enter the new one to sync. Everything on this device stays.',
    disabled: 'This account is disabled, so nothing syncs. Everything on this device stays.',
    ask: 'Write to the people who run Divot',
    mail: { subject: 'My Divot account is disabled', body: 'The e-mail of my account: ' },
  },
  gone: {
    title: (day: string) => `Your account was deleted. This device learned of it on ${day}.`,
    text: 'Nothing syncs any more. What is on this device is still here. Export a copy if you want it, then erase it.',
    erase: 'Erase it from this device',
    sure: 'Everything of this account leaves this device for good.',
    confirm: 'Erase',
    cancel: 'Not now',
  },
  signOut: {
    title: 'Sign out',
    checking: 'Checking for unsynced changes.',
    unsynced: (documents: number | undefined) => {
      if (documents === undefined)
        return 'Divot cannot check whether everything is synced. Choose what to do with unsynced changes.';
      return documents === 1
        ? 'One change is on this device only. Decide what happens to it.'
        : `${documents} changes are on this device only. Decide what happens to them.`;
    },
    /** What no sync saves. Undefined if there is none. */
    deviceOnly: ({ videos, markedRounds, pocketBooks, events }: DeviceOnly) => {
      const parts = [
        videos > 0 && count(videos, 'video'),
        markedRounds > 0 && `marks of ${count(markedRounds, 'round')}`,
        pocketBooks > 0 && count(pocketBooks, 'pocket book'),
        events > 0 && count(events, 'event'),
      ].filter((part) => part !== false);
      if (parts.length === 0) return undefined;
      const isOne = parts.length === 1 && videos + markedRounds + pocketBooks + events === 1;
      return `${listed(parts)} ${isOne && markedRounds === 0 ? 'is' : 'are'} on this device only. No sync saves that.`;
    },
    syncFirst: { title: 'Sync now, then sign out', text: 'Needs a connection. Your data then leaves this device.' },
    syncAndDelete: 'Needs a connection. What is on this device only is deleted.',
    keep: { title: 'Keep on this device', text: 'It is here when you sign in again. Use it on your own device.' },
    discard: { title: 'Discard', text: 'Unsynced changes are lost.' },
    discardAll: 'Unsynced changes and what is on this device only are lost.',
    delete: {
      title: 'Delete it and sign out',
      text: 'What is on this device only is lost.',
      confirm: 'Delete and sign out',
    },
    export: 'Export a copy first',
    exportFailed: 'Divot could not write the copy. Nothing was changed.',
    question: 'What happens to it',
    cancel: 'Stay signed in',
    confirm: 'Sign out',
    confirmDiscard: (documents: number | undefined) => {
      if (documents === undefined) return 'Discard and sign out';
      return documents === 1 ? 'Discard 1 change' : `Discard ${documents} changes`;
    },
    failed: 'You are still signed in. Nothing was changed.',
    failures: {
      offline: 'You are offline, so not everything could be synced.',
      rejected: 'The server rejected some changes. Look at what needs attention, or keep them on this device.',
      other: 'Signing out did not work.',
    },
  },
} as const;
