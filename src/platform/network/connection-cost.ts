// What the network costs. Browsers reveal little: on Android they tell the kind of connection, on iOS and desktops
// nothing.

/** unknown: the browser does not tell, so the golfer has to know. */
export type ConnectionCost = 'wifi' | 'metered' | 'unknown';
type Connection = EventTarget & { readonly type?: string; readonly saveData?: boolean };

const connectionOf = (): Connection | undefined => (navigator as Navigator & { connection?: Connection }).connection;

export const connectionCostOf = (connection: Pick<Connection, 'type' | 'saveData'> | undefined): ConnectionCost => {
  const { type, saveData } = connection ?? {};
  if (saveData) return 'metered';
  if (type === 'wifi' || type === 'ethernet') return 'wifi';
  return type === undefined || type === 'unknown' || type === 'other' ? 'unknown' : 'metered';
};
export const connectionCost = (): ConnectionCost => connectionCostOf(connectionOf());

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
