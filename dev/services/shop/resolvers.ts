import type { Basket, Baskets, UserError } from './baskets.ts';
import { type Product, PRODUCTS } from './products.ts';

// What the schema's fields resolve to.

const gid = (kind: string, handle: string) => `gid://shopify/${kind}/${handle}`;
const connection = (list: readonly object[]) => ({ edges: list.map((node) => ({ node })) });
const usd = (amount: number) => ({ amount: amount.toFixed(2), currencyCode: 'USD' });

const variantOf = (product: Product, base: string) => ({
  __typename: 'ProductVariant',
  id: gid('ProductVariant', product.handle),
  title: 'Default Title',
  availableForSale: product.available,
  product: () => productNode(product, base),
});

const productNode = (product: Product, base: string) => ({
  id: gid('Product', product.handle),
  title: product.title,
  description: product.description,
  handle: product.handle,
  images: connection([{ url: `${base}/pictures/${product.handle}.svg`, altText: product.title }]),
  priceRange: { minVariantPrice: usd(product.priceUsd) },
  variants: () => connection([variantOf(product, base)]),
});

const byHandle = ({ handle }: { readonly handle?: string }, base: string) => {
  const product = PRODUCTS.find((candidate) => candidate.handle === handle);
  return product ? productNode(product, base) : null;
};

const wanted = (variantId: string, quantity: number) => ({
  product: PRODUCTS.find(({ handle }) => gid('ProductVariant', handle) === variantId),
  quantity,
});

type Discounted = { readonly discountCodes?: readonly string[] };
type CartInput = Discounted & {
  readonly lines?: readonly { readonly merchandiseId: string; readonly quantity: number }[];
};
type CheckoutInput = Discounted & {
  readonly lineItems?: readonly { readonly variantId: string; readonly quantity: number }[];
};

const isProblem = (made: Basket | UserError): made is UserError => 'message' in made;

const cartOf = ({ key, lines, totalUsd }: Basket, base: string) => ({
  id: gid('Cart', key),
  checkoutUrl: `${base}/checkouts/${key}`,
  cost: { totalAmount: usd(totalUsd) },
  lines: connection(lines.map(({ product, quantity }) => ({ quantity, merchandise: variantOf(product, base) }))),
});

const checkoutOf = ({ key, lines, totalUsd }: Basket, base: string) => ({
  id: gid('Checkout', key),
  webUrl: `${base}/checkouts/${key}`,
  totalPrice: usd(totalUsd),
  lineItems: connection(lines.map(({ product, quantity }) => ({ title: product.title, quantity }))),
});

/** The root value of a query or mutation. */
export const rootOf = (baskets: Baskets, base: string) => ({
  products: ({ first }: { readonly first: number }) =>
    connection(PRODUCTS.slice(0, first).map((product) => productNode(product, base))),
  product: (args: { readonly handle?: string }) => byHandle(args, base),
  productByHandle: (args: { readonly handle?: string }) => byHandle(args, base),
  cartCreate: ({ input = {} }: { readonly input?: CartInput }) => {
    const lines = (input.lines ?? []).map(({ merchandiseId, quantity }) => wanted(merchandiseId, quantity));
    const made = baskets.make({ lines, discountCodes: input.discountCodes ?? [] }, 'lines');
    return isProblem(made) ? { cart: null, userErrors: [made] } : { cart: cartOf(made, base), userErrors: [] };
  },
  checkoutCreate: ({ input }: { readonly input: CheckoutInput }) => {
    const lines = (input.lineItems ?? []).map(({ variantId, quantity }) => wanted(variantId, quantity));
    const made = baskets.make({ lines, discountCodes: input.discountCodes ?? [] }, 'lineItems');
    return isProblem(made)
      ? { checkout: null, checkoutUserErrors: [made] }
      : { checkout: checkoutOf(made, base), checkoutUserErrors: [] };
  },
});
