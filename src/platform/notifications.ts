// Notifications of the system, shown while Divot runs, also behind other apps. An app that is closed cannot remind: that
// would need a server that sends.

export type NotificationRight = 'granted' | 'denied' | 'default' | 'none';

/** 'none' where there are none, or no service worker to show them. */
export const notificationRight = (): NotificationRight =>
  'Notification' in globalThis && 'serviceWorker' in navigator ? Notification.permission : 'none';

/** Asks the golfer; call it from a tap. */
export const askToNotify = async (): Promise<NotificationRight> => {
  if (notificationRight() === 'none') return 'none';
  return Notification.requestPermission();
};

type Notice = { readonly title: string; readonly body: string; readonly path: string };

/** Shows a notice where the golfer allowed it; a tap on it opens `path`. False where it was not shown. */
export const sendNotification = async ({ title, body, path }: Notice): Promise<boolean> => {
  if (notificationRight() !== 'granted') return false;
  const worker = await navigator.serviceWorker.getRegistration();
  if (!worker) return false;
  // Android shows a page's notices only through its service worker.
  await worker.showNotification(title, { body, tag: path, icon: '/icons/icon-192.png', data: { path } });
  return true;
};
