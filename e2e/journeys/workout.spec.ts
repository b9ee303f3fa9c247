import { createAccount } from '#dev/browser/sign-in.ts';
import { expect, test } from '#e2e/support/product.ts';

// Pain in a workout under way. The whole way to one, and a second device: e2e/engines/body.spec.ts.

test('what hurts stops, and what is still to come spares it', async ({ device, golfer }) => {
  const phone = await device('phone');
  await createAccount(phone.page, golfer);
  await phone.page.addInitScript(() => {
    const asked: string[] = [];
    Object.assign(globalThis, { asked });
    Object.defineProperty(navigator, 'wakeLock', {
      value: { request: (kind: string) => Promise.resolve({ release: () => Promise.resolve(), is: asked.push(kind) }) },
    });
  });
  await phone.page.goto('/workout');
  await phone.page.getByRole('button', { name: 'Start workout' }).click();
  // The screen stays on while the workout runs here.
  await expect.poll(() => phone.page.evaluate(() => (globalThis as { asked?: string[] }).asked?.[0])).toBe('screen');
  await phone.page.getByRole('button', { name: 'It hurts' }).click();
  await phone.page.getByRole('button', { name: 'Stop this exercise' }).click();
  await phone.page
    .getByRole('button', { name: /left out$/ })
    .first()
    .click();
  await expect(phone.page.getByText(/^Stopped: your .* hurt$/)).toBeVisible();
});
