import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { serveShop, type ShopService } from '#dev/services/partners/shop.ts';

// The stand-in replies like a real storefront: by its schema, and in both generations.

let shop: ShopService;
beforeAll(async () => {
  shop = await serveShop({});
});
afterEach(() => {
  shop.generation = 'cart';
});
afterAll(() => shop.stop());

type Answer = { data?: Record<string, unknown>; errors?: { message: string; extensions?: { code: string } }[] };
const ask = async (query: string): Promise<Answer> => {
  const answer = await fetch(`${shop.origin}/api/2024-01/graphql.json`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-shopify-storefront-access-token': 'local' },
    body: JSON.stringify({ query }),
  });
  return (await answer.json()) as Answer;
};

const PICTURES =
  '{ products(first: 6) { edges { node { images(first: 1) { edges { node { url } } } variants(first: 1) { edges { node { availableForSale } } } } } } }';

describe('the local storefront', () => {
  it('lists six products, one of them sold out, with pictures of its own', async () => {
    const { data } = await ask(PICTURES);
    const said = JSON.stringify(data);
    const urls = [...said.matchAll(/"url":"([^"]+)"/g)].map(([, url = '']) => url);
    expect(urls).toHaveLength(6);
    expect(said.match(/"availableForSale":false/g)).toHaveLength(1);
    const picture = await fetch(urls[0]!);
    expect([new URL(urls[0]!).origin, picture.headers.get('content-type')]).toEqual([shop.origin, 'image/svg+xml']);
  });

  it('returns only what was requested, and null for an unknown handle', async () => {
    expect(
      await ask('{ a: productByHandle(handle: "putting-gate") { title } b: product(handle: "x") { id } }'),
    ).toEqual({
      data: { a: { title: 'Putting gate' }, b: null },
    });
  });

  it('rejects a field that its schema does not have, in Shopify’s words', async () => {
    const { errors } = await ask('{ products(first: 1) { edges { node { colour } } } }');
    expect(errors?.[0]).toMatchObject({
      message: "Field 'colour' doesn't exist on type 'Product'",
      extensions: { code: 'undefinedField' },
    });
  });

  it('makes checkouts in 2024-01, and no longer today', async () => {
    const checkout = `mutation { checkoutCreate(input: { lineItems: [{ variantId: "gid://shopify/ProductVariant/putting-gate", quantity: 1 }], discountCodes: ["GOLFAPP20"] }) { checkout { webUrl totalPrice { amount } } checkoutUserErrors { message } } }`;
    expect((await ask(checkout)).errors?.[0]?.message).toBe("Field 'checkoutCreate' doesn't exist on type 'Mutation'");
    shop.generation = 'checkout';
    const { data } = await ask(checkout);
    expect(data?.['checkoutCreate']).toMatchObject({ checkout: { totalPrice: { amount: '25.60' } } });
    const { webUrl } = (data!['checkoutCreate'] as { checkout: { webUrl: string } }).checkout;
    expect(await (await fetch(webUrl)).text()).toContain('1 × Putting gate');
  });

  it('makes a cart, but not with sold-out products', async () => {
    const cart = (handle: string) =>
      ask(
        `mutation { cartCreate(input: { lines: [{ merchandiseId: "gid://shopify/ProductVariant/${handle}", quantity: 1 }] }) { cart { cost { totalAmount { amount } } } userErrors { message } } }`,
      );
    expect((await cart('putting-gate')).data?.['cartCreate']).toEqual({
      cart: { cost: { totalAmount: { amount: '32.00' } } },
      userErrors: [],
    });
    expect((await cart('chipping-net')).data?.['cartCreate']).toMatchObject({
      cart: null,
      userErrors: [{ message: 'The product is already sold out.' }],
    });
  });

  it('requires the storefront’s access header', async () => {
    const answer = await fetch(`${shop.origin}/api/2024-01/graphql.json`, { method: 'POST', body: '{"query":"{}"}' });
    expect(answer.status).toBe(401);
  });
});
