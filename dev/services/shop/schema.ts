import { buildSchema, type GraphQLSchema } from 'graphql';

// The part of the Storefront API's schema that the app uses, in both generations: storefronts of version 2024-01 make
// checkouts, current ones have only carts.

/** 'checkout': as of 2024-01. 'cart': as of 2025-04, where the checkout mutation is gone. */
export type Generation = 'checkout' | 'cart';

const COMMON = `
  scalar URL
  scalar Decimal

  type Image { url: URL!  altText: String }
  type ImageEdge { node: Image! }
  type ImageConnection { edges: [ImageEdge!]! }

  type MoneyV2 { amount: Decimal!  currencyCode: String! }
  type ProductPriceRange { minVariantPrice: MoneyV2! }

  type ProductVariant { id: ID!  title: String!  availableForSale: Boolean!  product: Product! }
  type ProductVariantEdge { node: ProductVariant! }
  type ProductVariantConnection { edges: [ProductVariantEdge!]! }

  type Product {
    id: ID!
    title: String!
    description: String!
    handle: String!
    images(first: Int!): ImageConnection!
    priceRange: ProductPriceRange!
    variants(first: Int!): ProductVariantConnection!
  }
  type ProductEdge { node: Product! }
  type ProductConnection { edges: [ProductEdge!]! }

  type Query {
    products(first: Int!): ProductConnection!
    product(handle: String): Product
    productByHandle(handle: String!): Product
  }

  union Merchandise = ProductVariant
  input CartLineInput { merchandiseId: ID!  quantity: Int = 1 }
  input CartInput { lines: [CartLineInput!]  discountCodes: [String!] }
  type CartCost { totalAmount: MoneyV2! }
  type CartLine { quantity: Int!  merchandise: Merchandise! }
  type CartLineEdge { node: CartLine! }
  type CartLineConnection { edges: [CartLineEdge!]! }
  type Cart { id: ID!  checkoutUrl: URL!  cost: CartCost!  lines(first: Int!): CartLineConnection! }
  type CartUserError { field: [String!]  message: String! }
  type CartCreatePayload { cart: Cart  userErrors: [CartUserError!]! }`;

const CHECKOUT = `
  input CheckoutLineItemInput { variantId: ID!  quantity: Int! }
  input CheckoutCreateInput { lineItems: [CheckoutLineItemInput!]  discountCodes: [String!] }
  type CheckoutLineItem { title: String!  quantity: Int! }
  type CheckoutLineItemEdge { node: CheckoutLineItem! }
  type CheckoutLineItemConnection { edges: [CheckoutLineItemEdge!]! }
  type Checkout { id: ID!  webUrl: URL!  totalPrice: MoneyV2!  lineItems(first: Int!): CheckoutLineItemConnection! }
  type CheckoutUserError { field: [String!]  message: String! }
  type CheckoutCreatePayload { checkout: Checkout  checkoutUserErrors: [CheckoutUserError!]! }`;

const CART_MUTATION = 'cartCreate(input: CartInput): CartCreatePayload';
const CHECKOUT_MUTATION = 'checkoutCreate(input: CheckoutCreateInput!): CheckoutCreatePayload';

const schemas = new Map<Generation, GraphQLSchema>();

export const schemaOf = (generation: Generation): GraphQLSchema => {
  const known = schemas.get(generation);
  if (known) return known;
  const checkout = generation === 'checkout';
  const mutations = checkout ? `${CART_MUTATION} ${CHECKOUT_MUTATION}` : CART_MUTATION;
  const schema = buildSchema(`${COMMON} ${checkout ? CHECKOUT : ''} type Mutation { ${mutations} }`);
  schemas.set(generation, schema);
  return schema;
};
