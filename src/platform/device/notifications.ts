// System notifications, shown while Divot runs, even behind other apps. A closed app cannot remind: that would need a
// server.

export type NotificationRight = 'granted' | 'denied' | 'default' | 'none';

/** 'none' if the browser has no notifications, or no service worker to show them. */
export const notificationRight = (): NotificationRight =>
  'Notification' in globalThis && 'serviceWorker' in navigator ? Notification.permission : 'none';

/** Asks the golfer; call it from a tap. */
export const askToNotify = async (): Promise<NotificationRight> => {
  if (notificationRight() === 'none') return 'none';
  return Notification.requestPermission();
};

type Notice = { readonly title: string; readonly body: string; readonly path: string };

/** Shows a notice if the golfer allowed it. A tap on it opens `path`. False if it was not shown. */
export const sendNotification = async ({ title, body, path }: Notice): Promise<boolean> => {
  if (notificationRight() !== 'granted') return false;
  const worker = await navigator.serviceWorker.getRegistration();
  if (!worker) return false;
  // Android shows a page's notices only through its service worker.
  await worker.showNotification(title, { body, tag: path, icon: '/icons/icon-192.png', data: { path } });
  return true;
};
