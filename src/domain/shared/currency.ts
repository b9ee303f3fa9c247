/** A currency that `Intl` accepts (ISO 4217). Other services write it, and an invalid code would break the screen. */
export const currencyIn = (code: string | undefined): string =>
  code !== undefined && /^[A-Z]{3}$/.test(code) ? code : 'USD';
