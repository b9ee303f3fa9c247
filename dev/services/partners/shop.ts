import { readFileSync } from 'node:fs';
import { buildSchema, type GraphQLError, graphqlSync } from 'graphql';
import { type Answer, type Call, type Service, ServiceError, type ServiceSettings, serve } from '@divot/local-cloud';
import PRODUCTS from './fixtures/products.json' with { type: 'json' };

// A Shopify storefront with a real schema: the GraphQL endpoint, product pages, pictures and checkout pages.

/** 'checkout': as of 2024-01. 'cart': as of 2025-04, where the checkout mutation is gone. */
type Generation = 'checkout' | 'cart';

const storefront = readFileSync(new URL('fixtures/storefront.graphql', import.meta.url), 'utf8');
export const SCHEMAS = {
  checkout: buildSchema(storefront),
  cart: buildSchema(storefront.replace(/^.*checkoutCreate.*$/m, '')),
};

/** Drawn on a 400 x 400 canvas in the colour `tint`. */
type Product = (typeof PRODUCTS)[number];
const productOf = (handle: string | undefined) => PRODUCTS.find((product) => product.handle === handle);
const pictureOf = ({ drawing, tint, title }: Product): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" role="img" aria-label="${title}"><rect width="400" height="400" fill="${tint}"/><g fill="none" stroke="#fff" stroke-linecap="round" stroke-linejoin="round" stroke-width="10">${drawing}</g></svg>`;

const gid = (kind: string, key: string) => `gid://shopify/${kind}/${key}`;
const connection = (list: readonly object[]) => ({ edges: list.map((node) => ({ node })) });
const usd = (amount: number) => ({ amount: amount.toFixed(2), currencyCode: 'USD' });

const DISCOUNT_CODE = 'GOLFAPP20';
const DISCOUNT = 0.2;
type Line = { readonly merchandiseId?: string; readonly variantId?: string; readonly quantity: number };
type Input = { readonly lines?: Line[]; readonly lineItems?: Line[]; readonly discountCodes?: string[] };

/** A basket is its own address: quantities by handle, and the code. */
const readBasket = (query: URLSearchParams) => {
  const isDiscounted = query.get('code') === DISCOUNT_CODE;
  const lines = [...query].flatMap(([handle, quantity]) => {
    const product = productOf(handle);
    return product ? [{ product, quantity: Number(quantity) }] : [];
  });
  const fullUsd = lines.reduce((sum, { product, quantity }) => sum + product.priceUsd * quantity, 0);
  return { lines, isDiscounted, totalUsd: isDiscounted ? fullUsd * (1 - DISCOUNT) : fullUsd };
};

const problemOf = (handle: string): string | undefined => {
  const product = productOf(handle);
  if (!product) return 'The merchandise with this id does not exist.';
  return product.available ? undefined : 'The product is already sold out.';
};

/** A basket in both generations of the API, or why there is none. */
const makeBasket = ({ lines, lineItems, discountCodes = [] }: Input, base: string) => {
  const query = new URLSearchParams({ code: discountCodes[0]?.toUpperCase() ?? '' });
  for (const { merchandiseId, variantId, quantity } of lines ?? lineItems ?? []) {
    const handle = (merchandiseId ?? variantId ?? '').replace(gid('ProductVariant', ''), '');
    const message = problemOf(handle);
    if (message) return { problems: [{ field: ['input', 'lines'], message }], cart: null, checkout: null };
    query.set(handle, String(quantity));
  }
  const basket = readBasket(query);
  const url = `${base}/checkouts/basket?${query}`;
  const total = usd(basket.totalUsd);
  const cartLines = basket.lines.map(({ product, quantity }) => ({ quantity, merchandise: variantOf(product, base) }));
  const lineTitles = basket.lines.map(({ product: { title }, quantity }) => ({ title, quantity }));
  return {
    problems: [],
    cart: {
      id: gid('Cart', String(query)),
      checkoutUrl: url,
      cost: { totalAmount: total },
      lines: connection(cartLines),
    },
    checkout: {
      id: gid('Checkout', String(query)),
      webUrl: url,
      totalPrice: total,
      lineItems: connection(lineTitles),
    },
  };
};

const variantOf = (product: Product, base: string) => ({
  __typename: 'ProductVariant',
  id: gid('ProductVariant', product.handle),
  title: 'Default Title',
  availableForSale: product.available,
  product: () => nodeOf(product, base),
});

const nodeOf = (product: Product, base: string) => ({
  ...product,
  id: gid('Product', product.handle),
  images: connection([{ url: `${base}/pictures/${product.handle}.svg`, altText: product.title }]),
  priceRange: { minVariantPrice: usd(product.priceUsd) },
  variants: () => connection([variantOf(product, base)]),
});

/** What the root fields of a query or mutation resolve to. */
const rootOf = (base: string) => {
  const byHandle = ({ handle }: { readonly handle?: string }) => {
    const product = productOf(handle);
    return product ? nodeOf(product, base) : null;
  };
  return {
    products: ({ first }: { readonly first: number }) =>
      connection(PRODUCTS.slice(0, first).map((product) => nodeOf(product, base))),
    product: byHandle,
    productByHandle: byHandle,
    cartCreate: ({ input = {} }: { readonly input?: Input }) => {
      const { cart, problems } = makeBasket(input, base);
      return { cart, userErrors: problems };
    },
    checkoutCreate: ({ input }: { readonly input: Input }) => {
      const { checkout, problems } = makeBasket(input, base);
      return { checkout, checkoutUserErrors: problems };
    },
  };
};

/** Errors as Shopify words them. */
const inShopifysWords = ({ message }: GraphQLError): object => {
  const [, fieldName, typeName] = /^Cannot query field "(\w+)" on type "(\w+)"/.exec(message) ?? [];
  if (!fieldName) return { message };
  return {
    message: `Field '${fieldName}' doesn't exist on type '${typeName}'`,
    extensions: { code: 'undefinedField', typeName, fieldName },
  };
};

const html = (title: string, lines: readonly string[]): Answer => ({
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: `<!doctype html><html lang="en"><title>${title}</title><main><h1>${title}</h1>${lines
    .map((line) => `<p>${line}</p>`)
    .join('')}<p>This is the local shop: nothing is sold here.</p></main></html>`,
});

const pageOf = ({ path, query }: Call): Answer | undefined => {
  if (path === '/checkouts/basket') {
    const { lines, isDiscounted, totalUsd } = readBasket(query);
    const total = `Total $${totalUsd.toFixed(2)}${isDiscounted ? ', 20% off' : ''}`;
    return html('Checkout', [...lines.map(({ product, quantity }) => `${quantity} × ${product.title}`), total]);
  }
  const [, folder, handle] = /^\/(pictures|products)\/([\w-]+)(?:\.svg)?$/.exec(path) ?? [];
  const product = productOf(handle);
  if (!product) return undefined;
  if (folder === 'products') return html(product.title, [product.description]);
  return { headers: { 'content-type': 'image/svg+xml' }, body: pictureOf(product) };
};

export type ShopService = Service & {
  /** The storefront's generation. By default the current one, without the checkout mutation. */
  generation: Generation;
};

export const serveShop = async (settings: ServiceSettings): Promise<ShopService> => {
  const shop = { generation: 'cart' as Generation };
  const handle = (call: Call): Answer => {
    const { method, path, headers, body, base } = call;
    if (method === 'POST' && /^\/api\/\d{4}-\d{2}\/graphql\.json$/.test(path)) {
      if (!headers['x-shopify-storefront-access-token']) throw new ServiceError(401, 'UNAUTHORIZED');
      const { query: source } = JSON.parse(body.toString()) as { query: string };
      const { data, errors } = graphqlSync({ schema: SCHEMAS[shop.generation], source, rootValue: rootOf(base) });
      return { json: errors ? { errors: errors.map(inShopifysWords) } : { data } };
    }
    const page = pageOf(call);
    if (!page) throw new ServiceError(404, 'NOT_FOUND');
    return page;
  };
  // Faults aim at 'api', 'pictures', 'products' or 'checkouts'.
  const target = ({ path }: { path: string }) => ({ method: path.split('/')[1] ?? '' });
  return Object.assign(shop, await serve({ name: 'shop', ...settings, target, handle }));
};
