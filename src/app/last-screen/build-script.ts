/** The script of the page that is open, as index.html names it: each build has another. */
export const buildScript = (): string =>
  document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '';
