import type { Product } from './products.ts';

// Checkouts and carts: the same basket in both generations of the API.

export const DISCOUNT_CODE = 'GOLFAPP20';
const DISCOUNT = 0.2;

export type BasketLine = { readonly product: Product; readonly quantity: number };
export type Basket = {
  readonly key: string;
  readonly lines: readonly BasketLine[];
  readonly discounted: boolean;
  readonly totalUsd: number;
};
export type UserError = { readonly field: readonly string[]; readonly message: string };

export type Wanted = {
  readonly lines: readonly { readonly product: Product | undefined; readonly quantity: number }[];
  readonly discountCodes: readonly string[];
};

/** Reasons a storefront refuses: a variant that does not exist, or one that is sold out. */
const problemOf = ({ lines }: Wanted, field: string): UserError | undefined => {
  const unknown = lines.findIndex(({ product }) => product === undefined);
  if (unknown >= 0)
    return { field: ['input', field, String(unknown)], message: 'The merchandise with this id does not exist.' };
  const soldOut = lines.findIndex(({ product }) => product?.available === false);
  if (soldOut >= 0) return { field: ['input', field, String(soldOut)], message: 'The product is already sold out.' };
  return undefined;
};

export class Baskets {
  #made = new Map<string, Basket>();

  make(wanted: Wanted, field: string): Basket | UserError {
    const problem = problemOf(wanted, field);
    if (problem) return problem;
    const lines = wanted.lines.flatMap(({ product, quantity }) => (product ? [{ product, quantity }] : []));
    const full = lines.reduce((sum, { product, quantity }) => sum + product.priceUsd * quantity, 0);
    const discounted = wanted.discountCodes.some((code) => code.toUpperCase() === DISCOUNT_CODE);
    const key = `b${this.#made.size + 1}`;
    const basket = { key, lines, discounted, totalUsd: discounted ? full * (1 - DISCOUNT) : full };
    this.#made.set(key, basket);
    return basket;
  }

  find(key: string): Basket | undefined {
    return this.#made.get(key);
  }
}
