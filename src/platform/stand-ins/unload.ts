// In place of the package `unload` (vite.config.ts). RxDB's leader gives the lead up when the page says that it is about
// to be left, and a page that stays after all (a mail link, a download) would go on beside the next leader. The Web Lock
// that makes it leader ends with the page by itself; and without a listener for `unload` the browser may keep the page.

export const add = () => ({ remove: () => undefined, run: () => undefined });
