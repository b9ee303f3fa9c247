import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bookingClient } from '#src/services/booking/booking.ts';
import { createExerciseData } from '#src/services/exercise-data/exercise-data.ts';
import { createShop } from '#src/services/shop/shop.ts';
import { readPlayerMessage } from '#src/features/videos/player-message.ts';
import { assertUnpolluted, awkwardText, hostile, runs, spoiled } from './hostile.ts';

// Whatever a hosted service, a proxy or a captive portal replies, the client returns a result or a failure in words. It
// never throws, and never returns an address of another scheme.

const answering =
  (body: unknown, status: number): typeof fetch =>
  () =>
    Promise.resolve(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }));
const status = fc.constantFrom(200, 201, 400, 404, 409, 429, 500, 503);
const page = fc.oneof(awkwardText, fc.constant('<html>Sign in to the hotel</html>'));

const slot = { start: '2026-05-01T10:00:00.000Z' };
const lessonAnswer = { status: 'success', data: { '2026-05-01': [slot] } };
const booked = { uid: 'b1', status: 'accepted', start: slot.start, end: '2026-05-01T11:00:00.000Z' };
const bookedAnswer = { status: 'success', data: booked };
const takenAnswer = { status: 'error', error: { message: 'User already has booking' } };

describe('the booking service', () => {
  const request = {
    coachUser: 'sam',
    slug: 'lesson',
    requestId: 'r1',
    startUtc: slot.start,
    golfer: { name: 'Ann', email: 'ann@example.org', timeZone: 'UTC' },
    notes: '',
  };
  /** Bookings whose times alone are wrong. */
  const oddTimes = awkwardText.map((text) => ({ ...bookedAnswer, data: { ...booked, start: text, end: text } }));
  const oddSlots = awkwardText.map((text) => ({ ...lessonAnswer, data: { [text]: [{ start: text }] } }));
  const body = fc.oneof(
    page,
    hostile,
    spoiled(lessonAnswer),
    spoiled(bookedAnswer),
    spoiled(takenAnswer),
    oddTimes,
    oddSlots,
  );
  it('never throws, and times are instants', async () => {
    await fc.assert(
      fc.asyncProperty(body, status, async (answer, code) => {
        const client = bookingClient({ key: 'k', base: 'https://cal.example' }, answering(answer, code))!;
        const free = await client.freeStarts(request, { fromUtc: slot.start, toUtc: slot.start });
        for (const start of free.ok ? free.value : []) expect(new Date(start).toISOString()).toBe(start);
        for (const answered of [await client.book(request), await client.read('b1'), await client.cancel('b1', '')]) {
          if (answered.ok) expect(new Date(answered.value.startUtc).toISOString()).toBe(answered.value.startUtc);
        }
        assertUnpolluted();
      }),
      runs(300),
    );
  });
});

it('the exercise service: texts of bounded length', async () => {
  const sound = [{ name: 'Dead bug', muscle: 'abdominals', instructions: 'Lie down.' }];
  await fc.assert(
    fc.asyncProperty(fc.oneof(page, hostile, spoiled(sound)), status, async (answer, code) => {
      const found = await createExerciseData({ key: 'k', base: 'https://e.example' }, answering(answer, code)).find('');
      for (const one of found.ok ? found.value : []) {
        for (const value of Object.values(one)) expect(value).toBeTypeOf('string');
        expect(one.name.length).toBeLessThanOrEqual(80);
        expect(one.instructions.length).toBeLessThanOrEqual(600);
      }
      assertUnpolluted();
    }),
    runs(500),
  );
});

it('the exercise service: endless texts are cut', async () => {
  const endless = 'x'.repeat(70_000);
  const answer = [{ name: endless, muscle: endless, instructions: endless }];
  const found = await createExerciseData({ key: 'k', base: 'https://e.example' }, answering(answer, 200)).find('');
  const lengths = found.ok ? found.value.map(({ name, instructions }) => [name.length, instructions.length]) : [];
  expect(lengths).toEqual([[80, 600]]);
});

it('the exercise service: a muscle named like an inherited property', async () => {
  const answer = [{ name: 'Odd', muscle: 'constructor', instructions: '' }];
  const found = await createExerciseData({ key: 'k', base: 'https://e.example' }, answering(answer, 200)).find('');
  expect(found).toMatchObject({ ok: true, value: [{ area: 'constructor' }] });
});

describe('the shop', () => {
  const node = {
    id: 'p1',
    title: 'Putter',
    description: '',
    handle: 'putter',
    images: { edges: [{ node: { url: 'https://cdn.example/putter.jpg', altText: null } }] },
    priceRange: { minVariantPrice: { amount: '99.0', currencyCode: 'USD' } },
    variants: { edges: [{ node: { id: 'v1', availableForSale: true } }] },
  };
  const list = { data: { products: { edges: [{ node }] } } };
  const total = { amount: '99.0', currencyCode: 'USD' };
  const line = { edges: [{ node: { title: 'Putter', quantity: 1 } }] };
  const checkout = { id: 'c1', webUrl: 'https://shop.example/c1', totalPrice: total, lineItems: line };
  const made = { data: { checkoutCreate: { checkout, checkoutUserErrors: [] } } };
  const body = fc.oneof(page, hostile, spoiled(list), spoiled(made));

  it.each(['javascript:alert(1)', 'data:text/html,<b>x</b>', 'intent://shop', 'file:///etc/passwd', '//shop.example'])(
    'the shop: %s leads nowhere',
    async (address) => {
      const answered = (data: object) =>
        createShop({ host: 'shop.example', token: 't' }, () => undefined, answering({ data }, 200));
      const picture = { ...node, images: { edges: [{ node: { url: address, altText: null } }] } };
      const { products } = await answered({ products: { edges: [{ node: picture }] } }).products();
      expect(products.map(({ id, image }) => [id, image])).toEqual([['p1', undefined]]);
      const leading = { checkout: { ...checkout, webUrl: address }, checkoutUserErrors: [] };
      expect(await answered({ checkoutCreate: leading }).checkout('v1', 'FIT24')).toBeNull();
    },
  );

  it('never throws, and only web addresses come out', async () => {
    await fc.assert(
      fc.asyncProperty(body, status, async (answer, code) => {
        const shop = createShop({ host: 'shop.example', token: 't' }, () => undefined, answering(answer, code));
        for (const { id, title, image } of (await shop.products()).products) {
          expect([typeof id, typeof title]).toEqual(['string', 'string']);
          if (image !== undefined) expect(image).toMatch(/^https?:/);
        }
        const bought = await shop.checkout('v1', 'FIT24');
        if (bought) expect(bought.webUrl).toMatch(/^https?:/);
        assertUnpolluted();
      }),
      runs(300),
    );
  });
});

it('messages of the video player', () => {
  const message = { event: 'infoDelivery', info: { currentTime: 3, duration: 10 } };
  fc.assert(
    fc.property(
      fc.oneof(
        page,
        hostile,
        spoiled(message),
        spoiled(message).map((one) => JSON.stringify(one)),
      ),
      (data) => {
        const read = readPlayerMessage('https://www.youtube-nocookie.com', data);
        if (read?.kind === 'progress') expect(read.share).toBeTypeOf('number');
        expect(readPlayerMessage('https://evil.example', data)).toBeUndefined();
      },
    ),
    runs(500),
  );
});
