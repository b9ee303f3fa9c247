import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readConfig } from '#src/platform/settings/config.ts';

// What the slideshow shows when products are missing (SPEC section 8), and what it shows of a product.

const required = {
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'divot.example',
  VITE_FIREBASE_PROJECT_ID: 'divot',
};
const CONFIG = '#src/platform/settings/current-config.ts';
vi.mock('#src/platform/settings/current-config.ts', () => ({
  configCheck: readConfig({ ...required, VITE_SHOP_HOST: 'shop.example', VITE_SHOP_TOKEN: 'public' }),
}));
const { Slideshow } = await import('#src/features/shop/slideshow.tsx');

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const answer = (body: object, status = 200) =>
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(body, { status })));

describe('the slideshow', () => {
  it('says No products available if the shop has none, under its discount code', async () => {
    answer({ data: { products: { edges: [] } } });
    render(<Slideshow />);
    expect(await screen.findByText('No products available')).toBeTruthy();
    expect(screen.getByText(/20% off.*GOLFAPP20/i)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says Unable to load products if the shop fails, and retries on request', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    answer({}, 500);
    render(<Slideshow />);
    expect(await screen.findByText('Unable to load products')).toBeTruthy();
    answer({ data: { products: { edges: [] } } });
    screen.getByRole('button').click();
    expect(await screen.findByText('No products available')).toBeTruthy();
  });

  it('shows nothing and asks nobody in a build without a shop', async () => {
    vi.resetModules();
    vi.doMock(CONFIG, () => ({ configCheck: readConfig(required) }));
    const { Slideshow: WithoutShop } = await import('#src/features/shop/slideshow.tsx');
    const fetched = vi.fn();
    vi.stubGlobal('fetch', fetched);
    expect(render(<WithoutShop />).container.textContent).toBe('');
    await Promise.resolve();
    expect(fetched).not.toHaveBeenCalled();
  });

  it('shows a product with its price and Buy Now in the product slideshow', async () => {
    const node = {
      id: 'p',
      title: 'Tees',
      description: 'Ten bamboo tees.',
      priceRange: { minVariantPrice: { amount: '4.50', currencyCode: 'USD' } },
      variants: { edges: [{ node: { id: 'v', availableForSale: true } }] },
    };
    answer({ data: { products: { edges: [{ node }] } } });
    render(<Slideshow />);
    expect(await screen.findByRole('button', { name: /^Buy Now/ })).toBeTruthy();
    expect(screen.getByText('$4.50')).toBeTruthy();
    expect(screen.getByText('Ten bamboo tees.').className).not.toMatch(/(^| )(hidden|sr-only)/);
    expect(screen.getByRole('group', { name: 'Product slideshow' })).toBeTruthy();
  });
});
