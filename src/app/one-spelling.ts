/** The spelling of a path that the app's links and marks know: small letters, single slashes, none at the end. */
export const oneSpelling = (pathname: string): string =>
  pathname
    .toLowerCase()
    .replaceAll(/\/+/g, '/')
    .replace(/(?<=.)\/$/, '');
