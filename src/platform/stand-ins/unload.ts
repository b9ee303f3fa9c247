// Replaces the package `unload` (vite.config.ts). RxDB's leader gives up the lead when the page is about to be left. A
// page that stays after all (a mail link, a download) would continue beside the next leader. The Web Lock that makes it
// the leader ends with the page anyway, and without a listener for `unload` the browser may keep the page.

export const add = () => ({ remove: () => undefined, run: () => undefined });
