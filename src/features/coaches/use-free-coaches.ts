import { DAY_MS } from '@divot/basics';
import { useEffect, useState } from 'react';
import type { Coach } from '#src/domain/entities/coach.entity.ts';
import { now, nowIso } from '#src/platform/clock/clock.ts';
import { useNetwork } from '#src/platform/state.ts';
import { client } from '#src/services/booking/client.ts';
import { readOnce } from '#src/platform/waiting/read-once.ts';

// Coaches with a free start in the next seven days, from their own calendars. Shown only while these can be asked: an
// old answer would send the golfer to a coach who is booked out.

const WEEK_MS = 7 * DAY_MS;
/** Each coach costs one request to the booking service. */
const MOST_ASKED = 40;

export type FreeCoaches =
  | { readonly state: 'off' | 'offline' | 'asking' }
  | {
      readonly state: 'known';
      readonly free: ReadonlySet<string>;
      /** Number of coaches who take no bookings here, or whose calendar did not answer. */
      readonly unknown: number;
    };

type Answer = { readonly to: string; readonly free: ReadonlySet<string>; readonly unknown: number };

/** If any lesson fits, the shortest one does. */
const shortestOf = ({ lessonTypes = [] }: Coach) => lessonTypes.toSorted((a, b) => a.minutes - b.minutes)[0]?.slug;

const isFree = async (coachUser: string, slug: string): Promise<boolean | undefined> => {
  const toUtc = new Date(now().getTime() + WEEK_MS).toISOString();
  const starts = await client?.freeStarts({ coachUser, slug }, { fromUtc: nowIso(), toUtc });
  return starts?.ok ? starts.value.length > 0 : undefined;
};

/** Whether a booking service is configured. */
export const canAskCalendars = client !== undefined;

export const useFreeCoaches = (coaches: readonly Coach[], wanted: boolean): FreeCoaches => {
  const offline = useNetwork() === 'offline';
  const [answer, setAnswer] = useState<Answer>();
  const calendars = coaches.slice(0, MOST_ASKED).flatMap((coach) => {
    const slug = shortestOf(coach);
    return coach.bookingUser && slug ? [[coach.id, coach.bookingUser, slug]] : [];
  });
  const question = JSON.stringify(calendars);
  const unasked = coaches.length - calendars.length;

  useEffect(() => {
    if (!wanted || offline) return undefined;
    const list = JSON.parse(question) as [id: string, user: string, slug: string][];
    const asked = Promise.all(list.map(async ([id, user, slug]) => [id, await isFree(user, slug)] as const));
    return readOnce(asked, (results) =>
      setAnswer({
        to: question,
        free: new Set(results.flatMap(([id, free]) => (free ? [id] : []))),
        unknown: results.filter(([, free]) => free === undefined).length,
      }),
    );
  }, [question, wanted, offline]);

  if (!wanted) return { state: 'off' };
  if (offline) return { state: 'offline' };
  if (answer?.to !== question) return { state: 'asking' };
  return { state: 'known', free: answer.free, unknown: answer.unknown + unasked };
};
