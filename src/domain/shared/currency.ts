/**
 * Returns a currency that `Intl` accepts (ISO 4217). Codes come from other services, and an invalid one would break the
 * screen.
 */
export const currencyIn = (code: string | undefined): string =>
  code !== undefined && /^[A-Z]{3}$/.test(code) ? code : 'USD';
