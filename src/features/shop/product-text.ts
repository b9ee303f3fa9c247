import { currencyIn } from '#src/domain/shared/currency.ts';
import type { Product } from '#src/services/shop/answers.ts';

/** SPEC section 9: a description is cut to 100 characters. */
const DESCRIPTION_CHARACTERS = 100;

/** At most 100 characters. A cut text ends with an ellipsis, which counts as one of them. */
export const shortDescription = (description: string): string => {
  const characters = Array.from(description.trim());
  if (characters.length <= DESCRIPTION_CHARACTERS) return characters.join('');
  return `${characters
    .slice(0, DESCRIPTION_CHARACTERS - 1)
    .join('')
    .trimEnd()}…`;
};

/** en-US currency, '$1,249.00'. Empty if the shop gave no price. */
export const priceText = ({ price, currency }: Pick<Product, 'price' | 'currency'>): string => {
  const amount = Number(price);
  if (price === '' || !Number.isFinite(amount)) return '';
  return new Intl.NumberFormat('en-US', { style: 'currency', currency: currencyIn(currency) }).format(amount);
};

/** The index `by` steps away, wrapping around at both ends. */
export const wrapped = (index: number, by: number, count: number): number =>
  count === 0 ? 0 : (((index + by) % count) + count) % count;
