import { type Page } from '@playwright/test';
import { plantCoaches } from '#e2e/support/people.ts';
import { createAccount } from '#dev/browser/sign-in.ts';
import { choose, expect, readyForOffline, test } from '#e2e/support/product.ts';

/** Opens the booking form for a coach whom the directory knows, the hour's lesson chosen. */
const openBooking = async (page: Page, coach: string): Promise<void> => {
  await page.goto('/find-coach');
  await page.getByRole('button', { name: `Open ${coach}` }).click();
  await page.getByRole('link', { name: 'Book a lesson' }).click();
  await choose(page.getByRole('radio', { name: 'Lesson on the range' }));
};
const starts = (page: Page) => page.getByRole('group', { name: 'Start' }).getByRole('button');
const day = (page: Page, n: number) => page.getByRole('group', { name: 'Day' }).getByRole('button').nth(n);

test('a golfer’s lessons: booked, moved, cancelled, asked for in two tabs', async ({ device, golfer, product }) => {
  test.setTimeout(240_000);
  await plantCoaches(product);
  const phone = await device('phone');
  const { page, context } = phone;
  await createAccount(page, golfer);
  await readyForOffline(page);
  const { booking } = product.services;
  const own = () => booking.bookings.filter(({ attendee }) => attendee['email'] === golfer.email);
  const standing = () => own().filter(({ status }) => status === 'accepted');
  const confirmed = page.getByText('confirmed', { exact: true });

  await test.step('book a coach in another zone: both clocks, calendar file', async () => {
    await openBooking(page, 'Arjun Menon');
    await day(page, 3).click();
    await starts(page).first().click();
    await page.getByLabel('Note to the coach (optional)').fill('Two clips of the driver');
    await page.getByRole('button', { name: 'Book this lesson' }).click();
    await expect(confirmed).toBeVisible();
    await expect(page.getByText(/^7:00\sAM for the coach \(Kolkata, GMT\+5:30\)$/)).toBeVisible();
    await expect
      .poll(own)
      .toMatchObject([
        { username: 'arjun', status: 'accepted', bookingFieldsResponses: { notes: 'Two clips of the driver' } },
      ]);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Calendar file' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^lesson-.*\.ics$/);
  });

  await test.step('move it to another day, in the coach’s calendar too', async () => {
    const [before] = own();
    await page.getByRole('button', { name: 'Move it', exact: true }).click();
    const sheet = page.getByRole('dialog', { name: 'Move the lesson' });
    const move = sheet.getByRole('button', { name: 'Move it here' });
    await expect(move).toBeDisabled();
    await sheet.getByRole('group', { name: 'Day' }).getByRole('button').nth(5).click();
    await sheet.getByRole('group', { name: 'Start' }).getByRole('button').nth(1).click();
    await move.click();
    await expect(sheet).toBeHidden();
    await expect(confirmed).toBeVisible();
    await expect(page.getByText(/^7:00\sAM for the coach/)).toBeHidden();
    await expect.poll(standing).toMatchObject([{ username: 'arjun', rescheduledFromUid: before?.uid }]);
    expect(standing()[0]?.start).not.toBe(before?.start);
    expect(own().find(({ uid }) => uid === before?.uid)?.status).toBe('cancelled');
  });

  await test.step('cancel it, on both sides', async () => {
    await page.getByRole('button', { name: 'Cancel the lesson' }).click();
    await expect(page.getByText('cancelling is free')).toBeVisible();
    await page.getByRole('button', { name: 'Cancel the lesson' }).last().click();
    await expect(page.getByText('Your next lessons will be here')).toBeVisible();
    await page.getByRole('tab', { name: 'Past' }).click();
    await expect(page.getByText('cancelled by you')).toBeVisible();
    await expect.poll(standing).toEqual([]);
  });

  await test.step('two tabs cannot book two coaches for the same hour', async () => {
    const other = await context.newPage();
    await openBooking(page, 'Ines Duarte');
    await openBooking(other, 'Omar Haddad');
    // Both teach in London from Monday to Friday: their common days and hours are the same.
    const weekday = /Mon|Tue|Wed|Thu|Fri/;
    for (const tab of [page, other]) {
      await tab.getByRole('group', { name: 'Day' }).getByRole('button', { name: weekday }).nth(4).click();
      await starts(tab).first().click();
    }
    await Promise.all([page, other].map((tab) => tab.getByRole('button', { name: 'Book this lesson' }).click()));
    await expect
      .poll(async () => {
        const said = await Promise.all(
          [page, other].map((tab) => tab.getByText(/You already have a lesson with/).count()),
        );
        return said.reduce((sum, n) => sum + n, 0);
      })
      .toBe(1);
    await other.close();
    await page.goto('/scheduling');
    await expect(page.getByRole('listitem').filter({ hasText: 'your time' })).toHaveCount(1);
    // One of the two confirms each lesson by hand.
    await expect(page.getByText(/^(confirmed|asked for)$/)).toBeVisible();
    await page.getByRole('button', { name: 'Cancel the lesson' }).click();
    await page.getByRole('button', { name: 'Cancel the lesson' }).last().click();
    await expect(page.getByText('Your next lessons will be here')).toBeVisible();
  });
});
