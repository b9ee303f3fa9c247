import { truncate } from '@divot/basics';
import { isRecord } from '#src/domain/shared/is-record.ts';
// Reads a storefront's answers. They are not trusted: every value is checked as it is read.

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

/** The storefront refused, or did not send a valid answer. */
export class StorefrontError extends Error {
  override readonly name = 'StorefrontError';
  /** Requested fields that the storefront does not know: `fields`. */
  readonly unknownFields: readonly string[];
  constructor(message: string, unknownFields: readonly string[] = []) {
    super(message);
    this.unknownFields = unknownFields;
  }
}

/** The value at a path of field names, or undefined. */
export const at = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>((inner, key) => (isRecord(inner) ? inner[key] : undefined), value);

const LONGEST = 5_000;
const text = (value: unknown): string => (typeof value === 'string' ? truncate(value, LONGEST) : '');

/** The nodes of a connection. */
const nodes = (connection: unknown): readonly unknown[] => {
  const edges = at(connection, 'edges');
  return Array.isArray(edges) ? edges.map((edge) => at(edge, 'node')) : [];
};

/** The nodes of the list that the call asked for. Throws a StorefrontError if there is no list. */
export const listedNodes = (connection: unknown): readonly unknown[] => {
  if (!Array.isArray(at(connection, 'edges'))) throw new StorefrontError('The storefront answered without a list');
  return nodes(connection);
};

/** Accepts only web addresses: whatever the server answers, Divot never opens another scheme. */
const webAddress = (value: unknown): string | undefined => {
  const url = URL.canParse(text(value)) ? new URL(text(value)) : undefined;
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined;
};

const unknownField = (error: unknown): string[] => {
  if (at(error, 'extensions', 'code') === 'undefinedField') return [text(at(error, 'extensions', 'fieldName'))];
  const match = /Field '(\w+)' doesn't exist/.exec(text(at(error, 'message')));
  return match?.[1] === undefined ? [] : [match[1]];
};

/** The data that the call asked for. Throws a StorefrontError for GraphQL errors and for answers without data. */
export const dataOf = (answer: unknown): unknown => {
  const errors = at(answer, 'errors');
  if (Array.isArray(errors) && errors.length > 0) {
    throw new StorefrontError(
      errors.map((error) => text(at(error, 'message'))).join('; '),
      errors.flatMap(unknownField),
    );
  }
  const data = at(answer, 'data');
  if (!isRecord(data)) throw new StorefrontError('The storefront answered without data');
  return data;
};

/** Undefined for a product without id, title or variant: it can be neither shown nor bought. */
export const toProduct = (node: unknown): Product | undefined => {
  const variant = nodes(at(node, 'variants'))[0];
  const image = nodes(at(node, 'images'))[0];
  const price = at(node, 'priceRange', 'minVariantPrice');
  const product = {
    id: text(at(node, 'id')),
    title: text(at(node, 'title')),
    description: text(at(node, 'description')),
    handle: text(at(node, 'handle')),
    image: webAddress(at(image, 'url')),
    imageAlt: text(at(image, 'altText')) || text(at(node, 'title')),
    price: text(at(price, 'amount')),
    currency: text(at(price, 'currencyCode')) || 'USD',
    variantId: text(at(variant, 'id')),
    availableForSale: at(variant, 'availableForSale') === true,
  };
  return product.id && product.title && product.variantId ? product : undefined;
};

type Made = { readonly errors: unknown; readonly id: unknown; readonly webUrl: unknown; readonly total: unknown };

const toCheckout = ({ errors, id, webUrl, total }: Made, lineItems: Checkout['lineItems']): Checkout => {
  if (Array.isArray(errors) && errors.length > 0) {
    throw new StorefrontError(errors.map((error) => text(at(error, 'message'))).join('; '));
  }
  const address = webAddress(webUrl);
  if (address === undefined) throw new StorefrontError('A checkout without a web address');
  return {
    id: text(id),
    webUrl: address,
    totalPrice: { amount: text(at(total, 'amount')), currencyCode: text(at(total, 'currencyCode')) || 'USD' },
    lineItems,
  };
};

const lineItem = (title: unknown, quantity: unknown) => ({ title: text(title), quantity: Number(quantity) || 0 });

/** The answer to the checkout mutation. Throws a StorefrontError for user errors. */
export const checkoutFrom = (data: unknown): Checkout => {
  const made = at(data, 'checkoutCreate');
  const checkout = at(made, 'checkout');
  const head = { id: at(checkout, 'id'), webUrl: at(checkout, 'webUrl'), total: at(checkout, 'totalPrice') };
  return toCheckout(
    { ...head, errors: at(made, 'checkoutUserErrors') },
    nodes(at(checkout, 'lineItems')).map((item) => lineItem(at(item, 'title'), at(item, 'quantity'))),
  );
};

/** The answer to the cart mutation, as a checkout. Throws a StorefrontError for user errors. */
export const checkoutFromCart = (data: unknown): Checkout => {
  const made = at(data, 'cartCreate');
  const cart = at(made, 'cart');
  const head = { id: at(cart, 'id'), webUrl: at(cart, 'checkoutUrl'), total: at(cart, 'cost', 'totalAmount') };
  return toCheckout(
    { ...head, errors: at(made, 'userErrors') },
    nodes(at(cart, 'lines')).map((line) => lineItem(at(line, 'merchandise', 'product', 'title'), at(line, 'quantity'))),
  );
};
