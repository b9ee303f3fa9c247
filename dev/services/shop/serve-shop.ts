import type { Faults } from '#dev/services/shared/faults.ts';
import { type Answer, type Call, serve, type Service, ServiceError } from '#dev/services/shared/serve.ts';
import { pictureOf, type Product, PRODUCTS } from './products.ts';

// The Storefront API calls that the slideshow makes (Shopify, version 2024-01): the product list and lookups by
// handle, aliased. It answers every selection with all the fields. Like today's storefronts it has no checkoutCreate.

const GRAPHQL = /^\/api\/\d{4}-\d{2}\/graphql\.json$/;
const LIST = /\bproducts\s*\(\s*first:\s*(\d+)/;
const BY_HANDLE = /(\w+)\s*:\s*(?:productByHandle|product)\s*\(\s*handle:\s*"([^"]+)"/g;

const gid = (kind: string, handle: string) => `gid://shopify/${kind}/${handle}`;
const one = (node: object) => ({ edges: [{ node }] });

const node = (product: Product, base: string) => ({
  id: gid('Product', product.handle),
  title: product.title,
  description: product.description,
  handle: product.handle,
  images: one({ url: `${base}/pictures/${product.handle}.svg`, altText: product.title }),
  priceRange: { minVariantPrice: { amount: product.priceUsd.toFixed(2), currencyCode: 'USD' } },
  variants: one({ id: gid('ProductVariant', product.handle), availableForSale: product.available }),
});

const answer = (query: string, base: string): object => {
  const mutation = /\bmutation\b[^{]*\{\s*(\w+)/.exec(query)?.[1];
  if (mutation) return { errors: [{ message: `Field '${mutation}' doesn't exist on type 'Mutation'` }] };
  const list = LIST.exec(query);
  if (list) {
    const edges = PRODUCTS.slice(0, Number(list[1])).map((product) => ({ node: node(product, base) }));
    return { data: { products: { edges } } };
  }
  const aliased = [...query.matchAll(BY_HANDLE)].map(([, alias, handle]) => {
    const product = PRODUCTS.find((candidate) => candidate.handle === handle);
    return [alias, product ? node(product, base) : null] as const;
  });
  if (aliased.length === 0) return { errors: [{ message: 'The local shop does not know this query' }] };
  return { data: Object.fromEntries(aliased) };
};

const page = ({ title, description }: Product): Answer => ({
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: `<!doctype html><html lang="en"><title>${title}</title><main><h1>${title}</h1><p>${description}</p><p>This is the local shop: nothing is sold here.</p></main></html>`,
});

export const serveShop = (settings: { port?: number; faults?: Faults }): Promise<Service> => {
  const handle = ({ method, path, headers, body, base }: Call): Answer => {
    if (method === 'POST' && GRAPHQL.test(path)) {
      if (!headers['x-shopify-storefront-access-token']) throw new ServiceError(401, 'UNAUTHORIZED');
      return { json: answer((JSON.parse(body.toString()) as { query: string }).query, base) };
    }
    const [, folder, name = ''] = path.split('/');
    const product = PRODUCTS.find((candidate) => candidate.handle === name.replace(/\.svg$/, ''));
    if (product && folder === 'pictures')
      return { headers: { 'content-type': 'image/svg+xml' }, body: pictureOf(product) };
    if (product && folder === 'products') return page(product);
    throw new ServiceError(404, 'NOT_FOUND');
  };
  const target = ({ path }: { path: string }) => ({ method: path.split('/')[1] ?? '' });
  return serve({ name: 'shop', ...settings, target, handle });
};
