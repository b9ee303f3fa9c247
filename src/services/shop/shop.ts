import { type Checkout, type Product, StorefrontError, at, checkoutFrom, checkoutFromCart } from './answers.ts';
import { dataOf, listedNodes, toProduct } from './answers.ts';
import { API_VERSION, cartMutation, checkoutMutation } from './queries.ts';
import { productAlias, productListQuery, productsByHandlesQuery } from './queries.ts';

import { jsonOf } from '#src/platform/network/text-up-to.ts';

// The equipment shop: a Shopify storefront (SPEC section 7). Failures are logged and never thrown (SPEC section 8).

export type Products = {
  readonly products: readonly Product[];
  /** True if the lookup failed, as opposed to a shop that sells nothing. */
  readonly failed: boolean;
};

export type Shop = {
  /** The first `first` products of the store. */
  products(first?: number): Promise<Products>;
  /** Products in the order of their handles. Handles unknown to the store are dropped. */
  productsByHandles(handles: readonly string[]): Promise<Products>;
  /** A checkout for one item with the discount code. Null on any error: the golfer then buys on the product page. */
  checkout(variantId: string, discountCode?: string): Promise<Checkout | null>;
  /** The product's page in the shop. */
  productUrl(handle: string): string;
};

const SHOWN = 6;
/** More than anybody looks through. */
const MOST_PRODUCTS = 100;
/** The golfer is looking at an empty tab, so after this time the product page opens instead. */
const CHECKOUT_TIMEOUT_MS = 10_000;
const LIST_TIMEOUT_MS = 20_000;

/** Bytes: a hundred products with long descriptions are half of it. */
const MOST_ANSWER = 2_000_000;

type Settings = { readonly host: string; readonly token: string };

/** `host`: a bare host name as the shop gives it, a full address, or a path on Divot's own server (local services). */
const addressOf = (host: string): string =>
  (/^(https?:\/)?\//.test(host) ? host : `https://${host}`).replace(/\/+$/, '');

export const createShop = (
  { host, token }: Settings,
  log: (error: unknown) => void,
  fetcher: typeof fetch = (...call) => fetch(...call),
): Shop => {
  const base = addressOf(host);
  // Current storefronts no longer have the checkout mutation. After one refusal Divot stops trying it.
  let checkoutRetired = false;

  const ask = async (query: string, timeoutMs: number): Promise<unknown> => {
    const response = await fetcher(`${base}/api/${API_VERSION}/graphql.json`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Shopify-Storefront-Access-Token': token },
      body: JSON.stringify({ query }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw new StorefrontError(`The storefront answered ${response.status}`);
    return dataOf(await jsonOf(response, MOST_ANSWER));
  };

  const list = async (query: string, productsIn: (data: unknown) => readonly unknown[]): Promise<Products> => {
    try {
      const answered = productsIn(await ask(query, LIST_TIMEOUT_MS))
        .filter((node) => node !== undefined && node !== null)
        .slice(0, MOST_PRODUCTS);
      const products = answered.flatMap((node) => toProduct(node) ?? []);
      if (answered.length > 0 && products.length === 0) throw new StorefrontError('No product could be read');
      return { products, failed: false };
    } catch (error) {
      log(error);
      return { products: [], failed: true };
    }
  };

  const createCheckout = async (variantId: string, code: string | undefined): Promise<Checkout> => {
    const line = { variantId, quantity: 1 };
    if (!checkoutRetired) {
      try {
        return checkoutFrom(await ask(checkoutMutation(line, code), CHECKOUT_TIMEOUT_MS));
      } catch (error) {
        if (!(error instanceof StorefrontError && error.unknownFields.includes('checkoutCreate'))) throw error;
        checkoutRetired = true;
      }
    }
    return checkoutFromCart(await ask(cartMutation(line, code), CHECKOUT_TIMEOUT_MS));
  };

  return {
    products: (first = SHOWN) => list(productListQuery(first), (data) => listedNodes(at(data, 'products'))),
    productsByHandles: async (handles) => {
      if (handles.length === 0) return { products: [], failed: false };
      return list(productsByHandlesQuery(handles), (data) => handles.map((_, index) => at(data, productAlias(index))));
    },
    checkout: async (variantId, discountCode) => {
      try {
        return await createCheckout(variantId, discountCode);
      } catch (error) {
        log(error);
        return null;
      }
    },
    productUrl: (handle) => `${base}/products/${encodeURIComponent(handle)}`,
  };
};
