// A page that is left while its database is being opened keeps the browser's lock on it: WebKit puts the page into its
// cache with the request under way, and the next page waits for as long as it stays there.

type Closable = { close(): void };

export type Opening = {
  /** A connection that was asked for; closed at once if the page has been left meanwhile. */
  readonly add: (connection: Closable) => void;
  /** The database is open: from here on a page may be left with it. */
  readonly done: () => void;
};

/** `reload` begins anew on a page that comes back out of the browser's cache with nothing open. */
export const closeWhenLeft = (reload: () => void = () => location.reload()): Opening => {
  const connections: Closable[] = [];
  let isLeft = false;
  const onLeave = () => {
    isLeft = true;
    for (const connection of connections) connection.close();
  };
  const onReturn = ({ persisted }: PageTransitionEvent) => {
    if (isLeft && persisted) reload();
  };
  globalThis.addEventListener?.('pagehide', onLeave);
  globalThis.addEventListener?.('pageshow', onReturn);
  return {
    add: (connection) => {
      if (isLeft) connection.close();
      else connections.push(connection);
    },
    done: () => {
      globalThis.removeEventListener?.('pagehide', onLeave);
      if (!isLeft) globalThis.removeEventListener?.('pageshow', onReturn);
    },
  };
};
