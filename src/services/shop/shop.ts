import { type Line, cartMutation, checkoutMutation, productListQuery, productsByHandlesQuery } from './queries.ts';

export type Product = {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly handle: string;
  readonly image?: string;
  readonly imageAlt: string;
  readonly price: string;
  readonly currency: string;
  readonly variantId: string;
  readonly availableForSale: boolean;
};

export type Checkout = {
  readonly id: string;
  readonly webUrl: string;
  readonly totalPrice: { readonly amount: string; readonly currencyCode: string };
  readonly lineItems: readonly { readonly title: string; readonly quantity: number }[];
};

type Log = (what: string, error: unknown) => void;
type Node = { readonly [field: string]: unknown };

const API_VERSION = '2024-01';
const TIMEOUT_MS = 15_000;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);
const at = (value: unknown, ...path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>(
    (inner, key) =>
      typeof key === 'number'
        ? Array.isArray(inner)
          ? inner[key]
          : undefined
        : isNode(inner)
          ? inner[key]
          : undefined,
    value,
  );
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const nodes = (connection: unknown): unknown[] => {
  const edges = at(connection, 'edges');
  return Array.isArray(edges) ? edges.map((edge) => at(edge, 'node')) : [];
};

/** Only a web address opens: whatever the server answers, no other scheme reaches window.open. */
const webAddress = (value: unknown): string | undefined => {
  const url = URL.canParse(text(value)) ? new URL(text(value)) : undefined;
  return url && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : undefined;
};

/** A storefront product without id, title or variant cannot be shown or bought: undefined. */
const toProduct = (node: unknown): Product | undefined => {
  const variant = nodes(at(node, 'variants'))[0];
  const image = nodes(at(node, 'images'))[0];
  const product = {
    id: text(at(node, 'id')),
    title: text(at(node, 'title')),
    description: text(at(node, 'description')),
    handle: text(at(node, 'handle')),
    image: webAddress(at(image, 'url')),
    imageAlt: text(at(image, 'altText')) || text(at(node, 'title')),
    price: text(at(node, 'priceRange', 'minVariantPrice', 'amount')),
    currency: text(at(node, 'priceRange', 'minVariantPrice', 'currencyCode')) || 'USD',
    variantId: text(at(variant, 'id')),
    availableForSale: at(variant, 'availableForSale') === true,
  };
  return product.id && product.title && product.variantId ? product : undefined;
};

class StorefrontError extends Error {
  readonly messages: readonly string[];
  constructor(messages: readonly string[]) {
    super(messages.join('; '));
    this.messages = messages;
  }
}
/** Storefronts since 2025-04 no longer know the checkout mutation and say so in these words. */
const saysFieldIsUnknown = (error: unknown): boolean =>
  error instanceof StorefrontError &&
  error.messages.some(
    (message) => /checkoutCreate/.test(message) && /doesn't exist|does not exist|undefined/i.test(message),
  );

export const createShop = (
  { host, token }: { readonly host: string; readonly token: string },
  log: Log,
  fetcher: typeof fetch = (...call) => fetch(...call),
) => {
  // A bare host name as the shop gives it, an address, or a path of our own server (local services).
  const base = (/^(https?:\/)?\//.test(host) ? host : `https://${host}`).replace(/\/+$/, '');

  const ask = async (query: string): Promise<unknown> => {
    const response = await fetcher(`${base}/api/${API_VERSION}/graphql.json`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Shopify-Storefront-Access-Token': token },
      body: JSON.stringify({ query }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new StorefrontError([`storefront answered ${response.status}`]);
    const answer: unknown = await response.json();
    const errors = at(answer, 'errors');
    if (Array.isArray(errors) && errors.length > 0) {
      throw new StorefrontError(errors.map((error) => text(at(error, 'message')) || 'unnamed error'));
    }
    if (!isNode(at(answer, 'data'))) throw new StorefrontError(['storefront answered without data']);
    return at(answer, 'data');
  };

  /** SPEC section 8: a failed lookup is logged and gives an empty list; `failed` tells which sentence to show. */
  const list = async (query: string, found: (data: unknown) => unknown[]) => {
    try {
      const products = found(await ask(query)).map(toProduct);
      return { products: products.filter((product) => product !== undefined), failed: false };
    } catch (error) {
      log('shop lookup', error);
      return { products: [], failed: true };
    }
  };

  const createCheckout = async (line: Line, code?: string): Promise<Checkout> => {
    const made = at(await ask(checkoutMutation(line, code)), 'checkoutCreate');
    return toCheckout({
      errors: at(made, 'checkoutUserErrors'),
      id: at(made, 'checkout', 'id'),
      webUrl: at(made, 'checkout', 'webUrl'),
      total: at(made, 'checkout', 'totalPrice'),
      lines: nodes(at(made, 'checkout', 'lineItems')).map((item) => ({
        title: at(item, 'title'),
        quantity: at(item, 'quantity'),
      })),
    });
  };
  const createCart = async (line: Line, code?: string): Promise<Checkout> => {
    const made = at(await ask(cartMutation(line, code)), 'cartCreate');
    return toCheckout({
      errors: at(made, 'userErrors'),
      id: at(made, 'cart', 'id'),
      webUrl: at(made, 'cart', 'checkoutUrl'),
      total: at(made, 'cart', 'cost', 'totalAmount'),
      lines: nodes(at(made, 'cart', 'lines')).map((item) => ({
        title: at(item, 'merchandise', 'product', 'title'),
        quantity: at(item, 'quantity'),
      })),
    });
  };

  return {
    /** The first `first` products of the store. */
    products: (first = 6) => list(productListQuery(first), (data) => nodes(at(data, 'products'))),
    /** Products by handle in the order asked for; unknown handles are dropped. */
    productsByHandles: async (handles: readonly string[]) =>
      handles.length === 0
        ? { products: [], failed: false }
        : list(productsByHandlesQuery(handles), (data) => handles.map((_, index) => at(data, `product${index}`))),
    /** One item with the discount code, or null on any error: then the product page is opened instead. */
    buyNow: async (variantId: string, discountCode?: string): Promise<Checkout | null> => {
      const line = { variantId, quantity: 1 };
      try {
        return await createCheckout(line, discountCode).catch((error: unknown) => {
          if (saysFieldIsUnknown(error)) return createCart(line, discountCode);
          throw error;
        });
      } catch (error) {
        log('shop checkout', error);
        return null;
      }
    },
    productUrl: (handle: string): string => `${base}/products/${encodeURIComponent(handle)}`,
  };
};
export type Shop = ReturnType<typeof createShop>;

const toCheckout = (made: {
  errors: unknown;
  id: unknown;
  webUrl: unknown;
  total: unknown;
  lines: unknown[];
}): Checkout => {
  if (Array.isArray(made.errors) && made.errors.length > 0) {
    throw new StorefrontError(made.errors.map((error) => text(at(error, 'message'))));
  }
  const webUrl = webAddress(made.webUrl);
  if (webUrl === undefined) throw new StorefrontError(['checkout without a web address']);
  return {
    id: text(made.id),
    webUrl,
    totalPrice: { amount: text(at(made.total, 'amount')), currencyCode: text(at(made.total, 'currencyCode')) || 'USD' },
    lineItems: made.lines.map((line) => ({
      title: text(at(line, 'title')),
      quantity: Number(at(line, 'quantity')) || 0,
    })),
  };
};
