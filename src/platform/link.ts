// What the network costs. Browsers tell little: Android's say the kind of connection, iOS and desks say nothing.

/** unsaid: the browser does not tell; the golfer has to know. */
export type LinkKind = 'wifi' | 'metered' | 'unsaid';
type Connection = EventTarget & { readonly type?: string; readonly saveData?: boolean };

const connectionOf = (): Connection | undefined => (navigator as Navigator & { connection?: Connection }).connection;

export const linkKindOf = (connection: Pick<Connection, 'type' | 'saveData'> | undefined): LinkKind => {
  const { type, saveData } = connection ?? {};
  if (saveData) return 'metered';
  if (type === 'wifi' || type === 'ethernet') return 'wifi';
  return type === undefined || type === 'unknown' || type === 'other' ? 'unsaid' : 'metered';
};
export const linkKind = (): LinkKind => linkKindOf(connectionOf());

/** Returns the stop function. */
export const watchLink = (changed: () => void): (() => void) => {
  const connection = connectionOf();
  connection?.addEventListener('change', changed);
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    connection?.removeEventListener('change', changed);
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
};
