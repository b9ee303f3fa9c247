import { plantCoaches } from '#e2e/support/people.ts';
import { expect, test } from './driver/journey.ts';
import type { Tab } from './driver/tab.ts';
import { button, field, link, radio, readyForOffline, startSignedIn, tabOf } from './golfer.ts';

// Lessons booked, moved, cancelled, and requested offline, in every engine.

test.setTimeout(300_000);

/** Another golfer books the start time chosen on the phone. The browser uses the machine's time zone. */
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

/** Opens the booking form of a coach in the directory, with the one-hour lesson chosen. */
const openBooking = async (tab: Tab, coach: string): Promise<void> => {
  await tab.open('/find-coach');
  await tab.tap(button(`Open ${coach}`));
  await tab.tap(link('Book a lesson'));
  await tab.choose(radio('Lesson on the range'));
};

test('asked for offline; the start is lost meanwhile, and one of the nearest three is taken', async ({
  phone,
  golfer,
  product,
}) => {
  await plantCoaches(product);
  const { booking } = product.services;
  const standing = () =>
    booking.bookings.filter(({ attendee, status }) => attendee['email'] === golfer.email && status === 'accepted');
  await startSignedIn(phone.tab, golfer);
  await readyForOffline(phone.tab);
  await openBooking(phone.tab, 'Ines Duarte');
  await phone.tab.tap(day(2));
  await phone.tab.sees(start(3));
  phone.goOffline();
  await phone.tab.tap(start(3));
  // The phone may not yet know that it is offline, so both labels are right.
  await phone.tab.tap(button('/^(Book this lesson|Ask when online)$/'));
  await phone.tab.sees({ text: 'waits for a connection' });

  // Another golfer books that time first, in the coach's own calendar.
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

test('lessons booked, moved and cancelled, in the coach’s calendar too; two tabs cannot book one hour twice', async ({
  phone,
  golfer,
  product,
}) => {
  await plantCoaches(product);
  const { tab } = phone;
  const { booking } = product.services;
  const own = () => booking.bookings.filter(({ attendee }) => attendee['email'] === golfer.email);
  const standing = () => own().filter(({ status }) => status === 'accepted');
  const cancel = async () => {
    await tab.tap(button('Cancel the lesson'));
    await tab.tap({ ...button('Cancel the lesson'), nth: -1 });
  };
  const seesNone = () => tab.sees({ text: 'Your next lessons will appear here' });
  await startSignedIn(tab, golfer);

  await test.step('book a coach in another zone: both clocks, calendar file', async () => {
    await openBooking(tab, 'Arjun Menon');
    await tab.tap(day(3));
    await tab.tap(start(0));
    await tab.type(field('Note to the coach (optional)'), 'Two clips of the driver');
    await tab.tap(button('Book this lesson'));
    await tab.sees({ text: 'confirmed', exact: true });
    await tab.sees({ text: '/^7:00 AM for the coach \\(Kolkata, GMT\\+5:30\\)$/' });
    expect(own()).toMatchObject([
      { username: 'arjun', status: 'accepted', bookingFieldsResponses: { notes: 'Two clips of the driver' } },
    ]);
    await tab.tap(button('Calendar file'));
    await phone.downloaded(/^lesson-.*\.ics$/, (bytes) => {
      if (!bytes.toString('utf8').includes('END:VCALENDAR')) throw new Error('not all of it yet');
      return true;
    });
  });

  await test.step('move it to another day, in the coach’s calendar too', async () => {
    const [before] = own();
    const sheet = { role: 'dialog', name: 'Move the lesson' } as const;
    const moveHere = { ...button('Move it here'), within: sheet };
    await tab.tap(button('Move it', true));
    await tab.sees(moveHere);
    expect(await tab.attribute(moveHere, 'disabled')).not.toBeNull();
    await tab.tap({ role: 'button', within: { role: 'group', name: 'Day', within: sheet }, nth: 5 });
    await tab.tap({ role: 'button', within: { role: 'group', name: 'Start', within: sheet }, nth: 1 });
    await tab.tap(moveHere);
    await tab.seesNo(sheet);
    await tab.sees({ text: 'confirmed', exact: true });
    await tab.seesNo({ text: '/^7:00 AM for the coach/' });
    expect(standing()).toMatchObject([{ username: 'arjun', rescheduledFromUid: before?.uid }]);
    expect(standing()[0]?.start).not.toBe(before?.start);
    expect(own().find(({ uid }) => uid === before?.uid)?.status).toBe('cancelled');
  });

  await test.step('cancel it, on both sides and in the calendar that has its file', async () => {
    await cancel();
    await tab.tap(button('Take it out of the calendar'));
    await seesNone();
    await tab.tap(tabOf('Past'));
    await tab.sees({ text: 'cancelled by you' });
    await tab.until('no lesson in the coach’s calendar', async () => standing().length === 0 || undefined);
  });

  await test.step('two tabs cannot book two coaches for the same hour', async () => {
    // Both coaches teach in London from Monday to Friday, so the same weekday and start are the same hour.
    const other = await phone.secondTab();
    await openBooking(tab, 'Ines Duarte');
    await openBooking(other, 'Omar Haddad');
    const weekday = button('/Mon|Tue|Wed|Thu|Fri/');
    for (const one of [tab, other]) {
      await one.tap({ ...weekday, within: { role: 'group', name: 'Day' }, nth: 4 });
      await one.tap(start(0));
    }
    await Promise.all([tab, other].map((one) => one.tap(button('Book this lesson'))));
    await tab.until('one of the two to be refused', async () => {
      const refused = await Promise.all(
        [tab, other].map((one) => one.count({ text: 'You already have a lesson with' })),
      );
      return refused.filter((count) => count > 0).length === 1 || undefined;
    });
    await other.close();
    await tab.open('/scheduling');
    await tab.sees({ text: '/^(confirmed|asked for)$/' }); // one of the two coaches confirms each lesson by hand
    expect((await tab.texts({ role: 'listitem' })).filter((text) => text.includes('your time'))).toHaveLength(1);
    await cancel();
    await seesNone();
  });
});
