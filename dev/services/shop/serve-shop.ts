import { type GraphQLError, graphqlSync } from 'graphql';
import {
  type Answer,
  type Call,
  serve,
  type Service,
  ServiceError,
  type ServiceSettings,
} from '#dev/services/shared/serve.ts';
import { type Basket, Baskets } from './baskets.ts';
import { pictureOf, type Product, PRODUCTS } from './products.ts';
import { rootOf } from './resolvers.ts';
import { type Generation, schemaOf } from './schema.ts';

// A Shopify storefront with a real schema: the GraphQL endpoint, product pages, pictures and checkout pages.

export type ShopService = Service & {
  /** The storefront's generation. By default the current one, without the checkout mutation. */
  generation: Generation;
};

const GRAPHQL = /^\/api\/\d{4}-\d{2}\/graphql\.json$/;
const UNKNOWN_FIELD = /^Cannot query field "(\w+)" on type "(\w+)"/;

/** Errors as Shopify words them. */
const inShopifysWords = (error: GraphQLError): object => {
  const [, fieldName, typeName] = UNKNOWN_FIELD.exec(error.message) ?? [];
  if (!fieldName) return { message: error.message };
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

const productPage = ({ title, description }: Product): Answer => html(title, [description]);

const checkoutPage = ({ lines, discounted, totalUsd }: Basket): Answer =>
  html('Checkout', [
    ...lines.map(({ product, quantity }) => `${quantity} × ${product.title}`),
    `Total $${totalUsd.toFixed(2)}${discounted ? ', 20% off' : ''}`,
  ]);

export const serveShop = async (settings: ServiceSettings): Promise<ShopService> => {
  const baskets = new Baskets();
  let generation: Generation = 'cart';

  const ask = ({ headers, body, base }: Call): Answer => {
    if (!headers['x-shopify-storefront-access-token']) throw new ServiceError(401, 'UNAUTHORIZED');
    const { query } = JSON.parse(body.toString()) as { query: string };
    const { data, errors } = graphqlSync({
      schema: schemaOf(generation),
      source: query,
      rootValue: rootOf(baskets, base),
    });
    return { json: errors ? { errors: errors.map(inShopifysWords) } : { data } };
  };

  const pageOf = (folder: string, name: string): Answer | undefined => {
    const product = PRODUCTS.find(({ handle }) => handle === name.replace(/\.svg$/, ''));
    const basket = folder === 'checkouts' ? baskets.find(name) : undefined;
    if (basket) return checkoutPage(basket);
    if (product && folder === 'pictures')
      return { headers: { 'content-type': 'image/svg+xml' }, body: pictureOf(product) };
    return product && folder === 'products' ? productPage(product) : undefined;
  };

  const handle = (call: Call): Answer => {
    if (call.method === 'POST' && GRAPHQL.test(call.path)) return ask(call);
    const [, folder = '', name = ''] = call.path.split('/');
    const page = pageOf(folder, name);
    if (!page) throw new ServiceError(404, 'NOT_FOUND');
    return page;
  };

  // Faults aim at 'api', 'pictures', 'products' or 'checkouts'.
  const target = ({ path }: { path: string }) => ({ method: path.split('/')[1] ?? '' });
  const service = await serve({ name: 'shop', ...settings, target, handle });
  return {
    ...service,
    get generation() {
      return generation;
    },
    set generation(next) {
      generation = next;
    },
  };
};
