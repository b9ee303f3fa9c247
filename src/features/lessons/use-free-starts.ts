import { DAY_MS } from '@divot/basics';
import { isRecord } from '#src/domain/shared/is-record.ts';
import { useEffect, useState } from 'react';
import { BOOKING_DAYS } from '#src/domain/lessons/slots.ts';
import { now, nowIso } from '#src/platform/clock/clock.ts';
import { isInstantText, readLocal, writeLocal } from '#src/platform/storage/local-store.ts';
import { useNetwork } from '#src/platform/state.ts';
import type { BookingFailure } from '#src/services/booking/booking.ts';
import { client } from '#src/services/booking/client.ts';
import { readOnce } from '#src/platform/waiting/read-once.ts';

// A coach's free starts: from their calendar while there is a connection, otherwise the last answer with its date.
// Stored under the golfer's id, so signing out removes them.

type CachedStarts = { readonly at: string; readonly starts: readonly string[] };
export const isCachedStarts = (value: unknown): value is CachedStarts =>
  isRecord(value) &&
  isInstantText(value['at']) &&
  Array.isArray(value['starts']) &&
  value['starts'].every(isInstantText);

export type FreeStarts = {
  readonly starts: readonly string[];
  readonly state: 'idle' | 'loading' | 'fresh' | 'kept' | 'none';
  /** When the calendar was last asked. */
  readonly at?: string;
  readonly failure?: BookingFailure;
  readonly ask: () => void;
};

type Lesson = { readonly coachUser: string; readonly slug: string };

type Answer = Omit<FreeStarts, 'ask'> & { readonly to: string };

const askCalendar = async (key: string, lesson: Lesson, offline: boolean): Promise<Omit<FreeStarts, 'ask'>> => {
  const at = nowIso();
  const toUtc = new Date(now().getTime() + BOOKING_DAYS * DAY_MS).toISOString();
  const answer =
    offline || !client
      ? ({ ok: false, error: 'offline' } as const)
      : await client.freeStarts(lesson, { fromUtc: at, toUtc });
  if (answer.ok) {
    writeLocal(key, { at, starts: answer.value } satisfies CachedStarts);
    return { starts: answer.value, state: 'fresh', at };
  }
  const cached = readLocal(key, isCachedStarts);
  return cached
    ? { starts: cached.starts, state: 'kept', at: cached.at, failure: answer.error }
    : { starts: [], state: 'none', failure: answer.error };
};

export const useFreeStarts = (uid: string, lesson: Lesson | undefined): FreeStarts => {
  const offline = useNetwork() === 'offline';
  const [tries, setTries] = useState(0);
  const [answer, setAnswer] = useState<Answer>();
  const [coachUser, slug] = [lesson?.coachUser, lesson?.slug];
  const key = `divot-slots-${coachUser}-${slug}-${uid}`;
  const question = `${key} ${offline} ${tries}`;

  useEffect(() => {
    if (coachUser === undefined || slug === undefined) return undefined;
    return readOnce(askCalendar(key, { coachUser, slug }, offline), (got) => setAnswer({ ...got, to: question }));
  }, [key, question, coachUser, slug, offline]);

  const ask = () => setTries(tries + 1);
  if (!lesson) return { starts: [], state: 'idle', ask };
  if (answer?.to === question) return { ...answer, ask };
  // While the same calendar is asked again, its previous answer stays visible.
  const before = answer?.to.startsWith(`${key} `) ? answer.starts : [];
  return { starts: before, state: 'loading', ask };
};
