// Shopify Storefront calls in the shape of API version 2024-01 (SPEC section 7), and the cart mutation that replaced
// the checkout mutation in later versions.

export const API_VERSION = '2024-01';

const PRODUCT_FIELDS = `
  id
  title
  description
  handle
  images(first: 1) { edges { node { url altText } } }
  priceRange { minVariantPrice { amount currencyCode } }
  variants(first: 1) { edges { node { id availableForSale } } }`;

/** A GraphQL string literal: JSON's escapes are a subset of GraphQL's. */
const literal = (text: string): string => JSON.stringify(text);

export const productListQuery = (first: number): string =>
  `query { products(first: ${first}) { edges { node {${PRODUCT_FIELDS}\n} } } }`;

/** The alias of the handle at `index`. */
export const productAlias = (index: number): string => `product${index}`;

export const productsByHandlesQuery = (handles: readonly string[]): string =>
  `query { ${handles
    .map((handle, index) => `${productAlias(index)}: productByHandle(handle: ${literal(handle)}) {${PRODUCT_FIELDS}\n}`)
    .join(' ')} }`;

export type Line = { readonly variantId: string; readonly quantity: number };

const codes = (discountCode: string | undefined): string =>
  discountCode === undefined ? '' : `, discountCodes: [${literal(discountCode)}]`;

export const checkoutMutation = ({ variantId, quantity }: Line, discountCode?: string): string => `mutation {
  checkoutCreate(input: { lineItems: [{ variantId: ${literal(variantId)}, quantity: ${quantity} }]${codes(discountCode)} }) {
    checkout {
      id
      webUrl
      totalPrice { amount currencyCode }
      lineItems(first: 250) { edges { node { title quantity } } }
    }
    checkoutUserErrors { field message }
  }
}`;

export const cartMutation = ({ variantId, quantity }: Line, discountCode?: string): string => `mutation {
  cartCreate(input: { lines: [{ merchandiseId: ${literal(variantId)}, quantity: ${quantity} }]${codes(discountCode)} }) {
    cart {
      id
      checkoutUrl
      cost { totalAmount { amount currencyCode } }
      lines(first: 250) { edges { node { quantity merchandise { ... on ProductVariant { product { title } } } } } }
    }
    userErrors { field message }
  }
}`;
