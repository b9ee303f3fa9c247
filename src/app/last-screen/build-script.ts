/** The main script's address in index.html, which differs for each build. */
export const buildScript = (): string =>
  document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '';
