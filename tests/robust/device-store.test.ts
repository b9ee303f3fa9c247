import { isRecord } from '#src/domain/shared/is-record.ts';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { restoreFromRecovery } from '#src/data/db/database-recovery.ts';
import { lastStart } from '#src/app/startup/last-start.ts';
import { remindOfAssessments } from '#src/features/assessment/reminders.ts';
import { isStoredMeeting } from '#src/features/invitations/use-meeting-point.ts';
import { remindOfLessons } from '#src/features/lessons/reminders.ts';
import { isCachedStarts } from '#src/features/lessons/use-free-starts.ts';
import { lastClub } from '#src/features/swing/home/last-club.ts';
import { startedUpload } from '#src/features/swing/queue/upload-queue.ts';
import { hiddenVideos } from '#src/features/videos/hidden-videos.ts';
import { loggedErrors } from '#src/platform/monitoring/error-log.ts';
import { isInstantText, readLocal } from '#src/platform/storage/local-store.ts';
import { savedPlace } from '#src/platform/position/geolocation.ts';
import { preferencesFrom } from '#src/platform/settings/preferences.ts';
import { rememberedUser } from '#src/platform/session/remembered-session.ts';
import { measuredVitals } from '#src/platform/monitoring/vitals.ts';
import { hasQueuedSwings } from '#src/platform/storage/queued-swings.ts';
import { foundExercises } from '#src/services/exercise-data/found-exercises.ts';
import { lastProducts } from '#src/services/shop/last-products.ts';
import { openTestDb } from '#tests/support/test-db.ts';
import { assertUnpolluted, awkwardText, hostile, runs, spoiled } from './hostile.ts';

// localStorage may contain what an older version, another page of the origin or a curious golfer left there. Each
// reader returns something usable or nothing, and startup never fails because of it.

let stored: unknown;
beforeEach(() => {
  const item = () => (typeof stored === 'string' ? stored : JSON.stringify(stored));
  vi.stubGlobal('localStorage', { getItem: item, setItem: () => undefined, removeItem: () => undefined });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const text = (value: unknown) => expect(value).toBeTypeOf('string');
const product = { id: 'p', title: 'Putter', description: '', handle: 'p', imageAlt: '', price: '1', currency: 'USD' };
const readers: Readonly<Record<string, readonly [sound: unknown, read: () => void]>> = {
  auth: [
    { uid: 'sam', email: 'sam@example.org', displayName: 'Sam' },
    () => {
      const user = rememberedUser();
      if (user) [user.uid, user.email, user.displayName].forEach(text);
    },
  ],
  vitals: [
    { LCP: 900 },
    () => Object.values(measuredVitals()).forEach((figure) => expect(figure).toBeTypeOf('number')),
  ],
  place: [{ latitude: 1, longitude: 2 }, () => expect(savedPlace('sam')?.latitude ?? 0).toBeTypeOf('number')],
  'waiting swings': [true, () => expect(hasQueuedSwings()).toBeTypeOf('boolean')],
  errors: [[{ id: 'A', at: '', kind: 'Error', path: '/' }], () => loggedErrors().forEach(({ id }) => text(id))],
  'last start': [{ version: '2.0.0' }, () => text(lastStart()?.version ?? '')],
  'hidden videos': [['v1'], () => hiddenVideos().forEach(text)],
  exercises: [
    [{ id: 'e', name: 'Dead bug', area: 'core', instructions: '' }],
    () => foundExercises('bug').forEach(({ name }) => text(name)),
  ],
  products: [
    { at: '2026-05-01T10:00:00.000Z', products: [{ ...product, variantId: 'v', availableForSale: true }] },
    () => lastProducts()?.products.forEach(({ title }) => text(title)),
  ],
  'free starts': [
    { at: '2026-05-01T10:00:00.000Z', starts: ['2026-05-02T10:00:00.000Z'] },
    () => {
      const kept = readLocal('starts', isCachedStarts);
      if (kept) [kept.at, ...kept.starts].forEach((start) => text(new Date(start).toISOString()));
    },
  ],
  'a meeting point': [
    { directions: 'by the clock', latitude: 51, longitude: 7 },
    () => {
      const kept = readLocal('meeting', isStoredMeeting);
      if (typeof kept === 'object') expect(kept.latitude ?? 0).toBeTypeOf('number');
    },
  ],
  'the date of the directory': [
    '2026-05-01T10:00:00.000Z',
    () => {
      const at = readLocal('directory', isInstantText);
      if (at !== undefined) text(new Date(at).toISOString());
    },
  ],
  'the last club': [{ club: '7-iron' }, () => text(lastClub())],
  'a begun upload': [{ upload: 'https://storage.example/u' }, () => text(startedUpload('s1') ?? '')],
  'reminders of lessons': [['b1 24'], () => remindOfLessons('sam', [])],
  preferences: [
    { theme: 'dark', units: 'metric', gloveMode: true, videoLimitMb: 500 },
    () => text(preferencesFrom(readLocal('user-preferences', isRecord)).theme),
  ],
};

it.each(Object.entries(readers))('%s', (_name, [sound, read]) => {
  fc.assert(
    fc.property(fc.oneof(awkwardText, hostile, spoiled(sound)), (value) => {
      stored = value;
      read();
      assertUnpolluted();
    }),
    runs(300),
  );
});

it('due assessments are announced, whatever was stored about earlier reminders', async () => {
  vi.setSystemTime('2026-06-10T10:00:00.000Z');
  await fc.assert(
    fc.asyncProperty(fc.oneof(hostile, spoiled(['swing-due 2026-01-01'])), async (value) => {
      stored = value;
      await remindOfAssessments('sam', { mobilityAssessmentComplete: true, mobilityAssessedOn: '2026-01-01' });
      assertUnpolluted();
    }),
    runs(100),
  );
});

const round = (
  JSON.parse(readFileSync(new URL('../fixtures/documents/version-0.json', import.meta.url), 'utf8')) as {
    readonly rounds: { readonly id: string };
  }
).rounds;

it('work saved before a reload: valid documents return, nothing else gets in, the database opens', async () => {
  const db = await openTestDb('rescue-fuzz');
  const sound = {
    documents: [{ name: 'rounds', document: { ...round, sortKey: 1 }, changed: true }],
    deleted: false,
  };
  await fc.assert(
    fc.asyncProperty(fc.oneof(hostile, spoiled(sound)), async (value) => {
      stored = value;
      await restoreFromRecovery(db, 'sam');
      assertUnpolluted();
    }),
    runs(60),
  );
  stored = sound;
  await restoreFromRecovery(db, 'sam');
  expect((await db.rounds.findOne(round.id).exec())?.id).toBe(round.id);
  await db.close();
});
