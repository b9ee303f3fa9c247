import { currencyIn } from '#src/domain/shared/currency.ts';

export const priceText = (amount: number, currency?: string): string =>
  new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: currencyIn(currency),
    maximumFractionDigits: 0,
  }).format(amount);
