import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { buyNow } from '#src/features/shop/buy-now.ts';
import { priceText, shortDescription, wrapped } from '#src/features/shop/product-text.ts';
import { shownProducts } from '#src/features/shop/use-products.ts';
import type { Product } from '#src/services/shop/answers.ts';
import { keepProducts, lastProducts } from '#src/services/shop/last-products.ts';

const gate: Product = {
  id: 'p1',
  title: 'Putting gate',
  description: 'A steel gate.',
  handle: 'putting-gate',
  imageAlt: 'Putting gate',
  price: '32.00',
  currency: 'USD',
  variantId: 'v1',
  availableForSale: true,
};

describe('the slideshow’s texts', () => {
  it.each([
    [{ price: '32.00', currency: 'USD' }, '$32.00'],
    [{ price: '1249.5', currency: 'USD' }, '$1,249.50'],
    [{ price: '10', currency: 'GBP' }, '£10.00'],
    [{ price: '10', currency: '' }, '$10.00'],
    [{ price: '', currency: 'USD' }, ''],
    [{ price: 'free', currency: 'USD' }, ''],
  ])('writes %j as %s', (price, said) => expect(priceText(price)).toBe(said));

  it('writes a price the same way on a German phone', () => {
    const Original = Intl.NumberFormat;
    vi.spyOn(Intl, 'NumberFormat').mockImplementation(function format(locale, options) {
      const [known] = Original.supportedLocalesOf(locale ?? []);
      return new Original(known ?? 'de-DE', options);
    });
    expect(priceText({ price: '1249', currency: 'USD' })).toBe('$1,249.00');
    vi.restoreAllMocks();
  });

  it('cuts a description to 100 characters, whole ones', () => {
    expect(shortDescription('x'.repeat(100))).toBe('x'.repeat(100));
    expect(shortDescription('x'.repeat(101))).toBe(`${'x'.repeat(99)}…`);
    expect(shortDescription('⛳'.repeat(300))).toBe(`${'⛳'.repeat(99)}…`);
    fc.assert(fc.property(fc.string({ maxLength: 300 }), (text) => Array.from(shortDescription(text)).length <= 100));
  });

  it('wraps around in both directions', () => {
    expect([wrapped(5, 1, 6), wrapped(0, -1, 6), wrapped(2, 1, 6), wrapped(7, 0, 6), wrapped(3, 1, 0)]).toEqual([
      0, 5, 3, 1, 0,
    ]);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), fc.nat(50), (count, steps) => {
        let at = 0;
        for (let step = 0; step < steps; step += 1) at = wrapped(at, 1, count);
        for (let step = 0; step < steps; step += 1) at = wrapped(at, -1, count);
        return at === 0;
      }),
    );
  });
});

describe('what the slideshow shows', () => {
  const last = { at: '2026-05-01T10:00:00Z', products: [gate] };
  const found = { products: [{ ...gate, id: 'p2' }], failed: false };
  const [empty, failed] = [
    { products: [], failed: false },
    { products: [], failed: true },
  ];
  const old = (because: string) => ({ kind: 'products', products: [gate], old: { at: last.at, because } });
  it.each([
    ['the shop’s answer', found, last, true, { kind: 'products', products: found.products }],
    ['the last list while the shop is asked', undefined, last, true, { kind: 'products', products: [gate] }],
    ['a skeleton on the first visit', undefined, undefined, true, { kind: 'loading' }],
    ['No products available', empty, last, true, { kind: 'none' }],
    ['Unable to load products', failed, undefined, true, { kind: 'failed' }],
    ['the last list with its date when the shop fails', failed, last, true, old('failed')],
    ['the last list with its date offline', undefined, last, false, old('offline')],
    ['a word that it needs a connection', undefined, undefined, false, { kind: 'offline' }],
    ['the answer it has got when the signal goes', found, last, false, { kind: 'products', products: found.products }],
  ])('is %s', (_, answer, kept, online, shown) => expect(shownProducts(answer, kept, online)).toEqual(shown));
});

describe('the last good list', () => {
  const stored = new Map<string, string>();
  beforeEach(() => {
    stored.clear();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    });
  });
  it('is restored as it was stored', async () => {
    expect(lastProducts()).toBeUndefined();
    await keepProducts({ at: '2026-05-01T10:00:00Z', products: [gate] });
    expect(lastProducts()).toEqual({ at: '2026-05-01T10:00:00Z', products: [gate] });
  });
  it.each([
    ['{"at":"2026-05-01T10:00:00Z","products":[]}'],
    ['{"at":"soon","products":[{}]}'],
    ['{"at":"2026-05-01T10:00:00Z","products":[{"id":"p1"}]}'],
    ['broken'],
  ])('is not read from %s', (text) => {
    stored.set('divot-shop', text);
    expect(lastProducts()).toBeUndefined();
  });
});

describe('Buy Now', () => {
  const calls: string[] = [];
  const aTab = (closed = false) => ({
    closed,
    opener: 'the app' as unknown,
    document: { title: '' },
    location: { replace: (url: string) => calls.push(`led to ${url}`) },
  });
  const shop = (webUrl: string | null) => ({
    productUrl: (handle: string) => `https://shop.example/products/${handle}`,
    checkout: (variantId: string, code?: string) => {
      calls.push(`checkout of ${variantId} with ${code}`);
      return Promise.resolve(webUrl === null ? null : ({ webUrl } as never));
    },
  });
  const buy = (webUrl: string | null, openTab: () => ReturnType<typeof aTab> | null) =>
    buyNow({ shop: shop(webUrl), product: gate, discountCode: 'GOLFAPP20', waiting: 'Opening', openTab });
  beforeEach(() => {
    calls.length = 0;
  });

  it('opens the tab within the tap, before any request, and leads it to the checkout', async () => {
    const tab = aTab();
    const bought = buy('https://shop.example/checkouts/1', () => {
      calls.push('tab');
      return tab;
    });
    expect(calls).toEqual(['tab', 'checkout of v1 with GOLFAPP20']);
    expect(await bought).toBeUndefined();
    expect(calls.at(-1)).toBe('led to https://shop.example/checkouts/1');
    expect([tab.opener, tab.document.title]).toEqual([null, 'Opening']);
  });

  it('leads to the product’s page if there is no checkout', async () => {
    await buy(null, () => aTab());
    expect(calls.at(-1)).toBe('led to https://shop.example/products/putting-gate');
  });

  it('shows the address if the browser refuses the tab, and leaves a closed tab alone', async () => {
    expect(await buy('https://shop.example/checkouts/1', () => null)).toBe('https://shop.example/checkouts/1');
    expect(await buy('https://shop.example/checkouts/1', () => aTab(true))).toBeUndefined();
    expect(calls.some((call) => call.startsWith('led'))).toBe(false);
  });
});
