import { plantCoaches } from '#e2e/support/people.ts';
import { expect, test } from './driver/journey.ts';
import { button, createAccount, link, radio, readyForOffline } from './golfer.ts';

// A lesson asked for with no signal, in every engine.

test.setTimeout(300_000);

/** Another golfer takes what the phone has chosen; the browser's zone is the machine's. */
const takeFourthStartOfThirdDay = async (origin: string): Promise<string> => {
  const from = new Date();
  const to = new Date(from.getTime() + 59 * 86_400_000);
  const span = `start=${from.toISOString()}&end=${to.toISOString()}`;
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const slots = await fetch(
    `${origin}/v2/slots?username=ines&eventTypeSlug=60-minutes&timeZone=${encodeURIComponent(timeZone)}&${span}`,
    { headers: { 'cal-api-version': '2024-09-04' } },
  );
  const { data } = (await slots.json()) as { data: Record<string, { start: string }[]> };
  const start = Object.values(data).at(2)?.at(3)?.start ?? '';
  const answer = await fetch(`${origin}/v2/bookings`, {
    method: 'POST',
    headers: { 'cal-api-version': '2024-08-13', 'content-type': 'application/json' },
    body: JSON.stringify({
      start,
      username: 'ines',
      eventTypeSlug: '60-minutes',
      attendee: { name: 'Kim', email: 'kim@example.org', timeZone: 'UTC' },
    }),
  });
  expect(answer.status).toBe(201);
  return new Date(start).toISOString();
};

const start = (nth: number) => ({ role: 'button', within: { role: 'group', name: 'Start' }, nth }) as const;
const day = (nth: number) => ({ role: 'button', within: { role: 'group', name: 'Day' }, nth }) as const;

test('asked for offline; the start is lost meanwhile, and one of the nearest three is taken', async ({
  phone,
  golfer,
  product,
}) => {
  await plantCoaches(product);
  const { booking } = product.services;
  const standing = () =>
    booking.bookings.filter(({ attendee, status }) => attendee['email'] === golfer.email && status === 'accepted');
  await createAccount(phone.tab, golfer);
  await readyForOffline(phone.tab);
  await phone.tab.open('/find-coach');
  await phone.tab.tap(button('Open Ines Duarte'));
  await phone.tab.tap(link('Book a lesson'));
  await phone.tab.choose(radio('Lesson on the range'));
  await phone.tab.tap(day(2));
  await phone.tab.sees(start(3));
  phone.goOffline();
  await phone.tab.tap(start(3));
  // Without a signal a phone may still believe that it has one.
  await phone.tab.tap(button('/^(Book this lesson|Ask when online)$/'));
  await phone.tab.sees({ text: 'waits for a connection' });

  // Somebody else is faster, in the coach's own calendar.
  const wanted = await takeFourthStartOfThirdDay(booking.origin);
  await phone.killAndReopen('/scheduling');
  await phone.tab.sees({ text: 'waits for a connection' });
  phone.goOnline();
  await phone.tab.reload();
  await phone.tab.sees({ text: 'That time is taken. The nearest free times:' }, 60_000);
  const nearest = { role: 'button', name: '/\\d:\\d\\d/', within: { role: 'status' } } as const;
  expect(await phone.tab.count(nearest)).toBe(3);
  await phone.tab.tap(nearest);
  await phone.tab.sees({ text: 'confirmed', exact: true }, 60_000);
  await phone.tab.until('one lesson in the coach’s calendar', async () => standing().length === 1 || undefined);
  expect(standing()[0]?.start).not.toBe(wanted);
});
