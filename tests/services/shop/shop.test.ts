import { parse, validate } from 'graphql';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Faults } from '@divot/local-cloud';
import { SCHEMAS, serveShop, type ShopService } from '#dev/services/partners/shop.ts';
import {
  cartMutation,
  checkoutMutation,
  productListQuery,
  productsByHandlesQuery,
} from '#src/services/shop/queries.ts';
import { createShop } from '#src/services/shop/shop.ts';

// The shop's calls (SPEC section 7) against a storefront with a real schema, and what happens when they fail (SPEC
// section 8).

const faults = new Faults();
let storefront: ShopService;
let logged: unknown[] = [];
beforeAll(async () => {
  storefront = await serveShop({ faults });
});
beforeEach(() => {
  logged = [];
});
afterEach(() => {
  faults.clear();
  storefront.generation = 'cart';
});
afterAll(() => storefront.stop());

const shop = () => createShop({ host: storefront.origin, token: 'local' }, (error) => logged.push(error));
const GATE = 'gid://shopify/ProductVariant/putting-gate';

describe('the queries', () => {
  it.each([
    ['product list', productListQuery(6), 'checkout'],
    ['products by handles', productsByHandlesQuery(['putting-gate', 'a "quoted" handle']), 'checkout'],
    ['checkout', checkoutMutation({ variantId: GATE, quantity: 1 }, 'GOLFAPP20'), 'checkout'],
    ['checkout without a code', checkoutMutation({ variantId: GATE, quantity: 1 }), 'checkout'],
    ['cart', cartMutation({ variantId: GATE, quantity: 1 }, 'GOLFAPP20'), 'cart'],
  ] as const)('%s fits the storefront’s schema', (_, query, generation) => {
    expect(validate(SCHEMAS[generation], parse(query))).toEqual([]);
  });

  it.each([
    ['checkout', checkoutMutation({ variantId: GATE, quantity: 1 }), /lineItems\(first: 250\)/],
    ['cart', cartMutation({ variantId: GATE, quantity: 1 }), /lines\(first: 250\)/],
  ])('%s requests as many as the specification says', (_, query, amount) => expect(query).toMatch(amount));

  it('post {query} to the 2024-01 address with the storefront access header', async () => {
    const calls: [string, RequestInit][] = [];
    const fetcher = (url: string, init: RequestInit) => {
      calls.push([url, init]);
      return Promise.resolve(Response.json({ data: { products: { edges: [] } } }));
    };
    const other = createShop({ host: 'divot.myshopify.com', token: 'abc' }, () => undefined, fetcher as typeof fetch);
    await other.products();
    const [url, { method, headers, body }] = calls[0]!;
    expect([url, method]).toEqual(['https://divot.myshopify.com/api/2024-01/graphql.json', 'POST']);
    expect(headers).toMatchObject({ 'X-Shopify-Storefront-Access-Token': 'abc' });
    expect(JSON.parse(body as string)).toEqual({ query: productListQuery(6) });
    expect(other.productUrl('rain gloves')).toBe('https://divot.myshopify.com/products/rain%20gloves');
  });
});

describe('products', () => {
  it('are the first six, with everything that the slideshow shows', async () => {
    const { products, failed } = await shop().products();
    expect([products.length, failed]).toEqual([6, false]);
    expect(products[1]).toEqual({
      id: 'gid://shopify/Product/putting-gate',
      title: 'Putting gate',
      description: expect.stringContaining('A steel gate') as string,
      handle: 'putting-gate',
      image: `${storefront.origin}/pictures/putting-gate.svg`,
      imageAlt: 'Putting gate',
      price: '32.00',
      currency: 'USD',
      variantId: GATE,
      availableForSale: true,
    });
    expect((await shop().products(2)).products).toHaveLength(2);
  });

  it('by handle come in the requested order, without empty results', async () => {
    const { products } = await shop().productsByHandles(['tempo-trainer', 'nothing', 'putting-gate']);
    expect(products.map(({ handle }) => handle)).toEqual(['tempo-trainer', 'putting-gate']);
    expect(await shop().productsByHandles([])).toEqual({ products: [], failed: false });
  });

  it.each([
    ['breaks off', { kind: 'drop' }],
    ['is down', { kind: 'status', status: 503 }],
    ['is somebody else’s Wi-Fi page', { kind: 'captive-portal' }],
  ] as const)('are an empty list, logged, when the shop %s', async (_, fault) => {
    faults.add({ ...fault, service: 'shop' }, { ...fault, service: 'shop' });
    expect(await shop().products()).toEqual({ products: [], failed: true });
    expect(await shop().productsByHandles(['putting-gate'])).toEqual({ products: [], failed: true });
    expect(logged).toHaveLength(2);
  });

  const answering = (answer: unknown) =>
    createShop(
      { host: 'x.example', token: 't' },
      (error) => logged.push(error),
      () => Promise.resolve(Response.json(answer)),
    );

  it('are an empty list if GraphQL reports errors, or responds without data', async () => {
    for (const answer of [{ errors: [{ message: 'Throttled' }], data: null }, { data: null }, 'nonsense', null]) {
      expect(await answering(answer).products()).toEqual({ products: [], failed: true });
    }
    expect(logged).toHaveLength(4);
  });

  it.each([
    ['no list', { products: {} }],
    ['a text instead of a list', { products: { edges: 'none' } }],
    ['products that cannot be read', { products: { edges: [{ node: { id: 7 } }, { node: 'gate' }] } }],
  ])('that came broken, with %s, are no empty shop', async (_, data) => {
    expect(await answering({ data }).products()).toEqual({ products: [], failed: true });
  });

  it('of a shop that sells nothing are none', async () => {
    expect(await answering({ data: { products: { edges: [] } } }).products()).toEqual({ products: [], failed: false });
  });

  it('have the price in the shop’s own currency', async () => {
    const node = {
      id: 'p',
      title: 'Tees',
      priceRange: { minVariantPrice: { amount: '4.50', currencyCode: 'GBP' } },
      variants: { edges: [{ node: { id: 'v', availableForSale: true } }] },
    };
    const { products } = await answering({ data: { products: { edges: [{ node }] } } }).products();
    expect(products[0]).toMatchObject({ price: '4.50', currency: 'GBP' });
  });

  it('that cannot be shown or bought are left out, and a picture without a web address is not shown', async () => {
    const whole = {
      id: 'p',
      title: 'Tees',
      images: { edges: [{ node: { url: 'javascript:alert(1)', altText: null } }] },
      variants: { edges: [{ node: { id: 'v', availableForSale: true } }] },
    };
    const edges = [whole, { ...whole, title: 7 }, { ...whole, variants: { edges: [] } }, null, 'x'];
    const { products } = await answering({ data: { products: { edges: edges.map((node) => ({ node })) } } }).products();
    expect(products).toHaveLength(1);
    expect(products[0]).toMatchObject({
      imageAlt: 'Tees',
      image: undefined,
      price: '',
      currency: 'USD',
      description: '',
    });
  });
});

describe('buying one piece', () => {
  it('uses the checkout mutation if the storefront has it', async () => {
    storefront.generation = 'checkout';
    expect(await shop().checkout(GATE, 'GOLFAPP20')).toEqual({
      id: expect.stringContaining('Checkout') as string,
      webUrl: expect.stringMatching(/\/checkouts\//) as string,
      totalPrice: { amount: '25.60', currencyCode: 'USD' },
      lineItems: [{ title: 'Putting gate', quantity: 1 }],
    });
  });

  it('uses the cart mutation, same line and code, if the checkout mutation is retired', async () => {
    expect(await shop().checkout(GATE, 'GOLFAPP20')).toEqual({
      id: expect.stringContaining('Cart') as string,
      webUrl: expect.stringMatching(/\/checkouts\//) as string,
      totalPrice: { amount: '25.60', currencyCode: 'USD' },
      lineItems: [{ title: 'Putting gate', quantity: 1 }],
    });
    expect(logged).toEqual([]);
  });

  it('adds up in the shop’s own currency', async () => {
    const checkout = {
      id: 'c',
      webUrl: 'https://shop.example/checkouts/c',
      totalPrice: { amount: '25.60', currencyCode: 'GBP' },
    };
    const inPounds = createShop(
      { host: 'x.example', token: 't' },
      (error) => logged.push(error),
      () => Promise.resolve(Response.json({ data: { checkoutCreate: { checkout, checkoutUserErrors: [] } } })),
    );
    expect((await inPounds.checkout(GATE))?.totalPrice).toEqual({ amount: '25.60', currencyCode: 'GBP' });
  });

  it('asks a retired storefront for a checkout only once', async () => {
    const asked: string[] = [];
    const counting: typeof fetch = (url, init) => {
      asked.push(/\{\s*(\w+)/.exec((JSON.parse(init?.body as string) as { query: string }).query)?.[1] ?? '');
      return fetch(url, init);
    };
    const one = createShop({ host: storefront.origin, token: 'local' }, () => undefined, counting);
    await one.checkout(GATE);
    await one.checkout(GATE);
    expect(asked).toEqual(['checkoutCreate', 'cartCreate', 'cartCreate']);
  });

  it.each(['checkout', 'cart'] as const)('is null and logged if the %s has user errors', async (generation) => {
    storefront.generation = generation;
    expect(await shop().checkout('gid://shopify/ProductVariant/chipping-net')).toBeNull();
    expect(String(logged[0])).toContain('already sold out');
  });

  it('is null if the network fails; other GraphQL errors do not lead to the cart', async () => {
    faults.add({ kind: 'drop', service: 'shop' });
    expect(await shop().checkout(GATE)).toBeNull();
    let calls = 0;
    const throttled = createShop(
      { host: 'x.example', token: 't' },
      (error) => logged.push(error),
      () => {
        calls += 1;
        return Promise.resolve(Response.json({ errors: [{ message: 'Throttled' }] }));
      },
    );
    expect([await throttled.checkout(GATE), calls]).toEqual([null, 1]);
    expect(logged).toHaveLength(2);
  });

  it('never leads to anything but a web address', async () => {
    storefront.generation = 'checkout';
    const odd = {
      data: { checkoutCreate: { checkout: { id: 'c', webUrl: 'javascript:alert(1)' }, checkoutUserErrors: [] } },
    };
    const one = createShop(
      { host: 'x.example', token: 't' },
      (error) => logged.push(error),
      () => Promise.resolve(Response.json(odd)),
    );
    expect(await one.checkout(GATE)).toBeNull();
  });
});
