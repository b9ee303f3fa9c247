/** A currency as `Intl` takes it (ISO 4217): others wrote it, and a code that is none would break the screen. */
export const currencyIn = (code: string | undefined): string =>
  code !== undefined && /^[A-Z]{3}$/.test(code) ? code : 'USD';
