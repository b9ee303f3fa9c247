// What the service worker and the page must both know: videos that a phone's gallery shares with Divot, pictures of
// products, pushing while the app is closed.
// Plain values: both sides import them, and nothing else of each other.

/** The manifest's share_target posts here; no page answers it, the service worker does. */
export const SHARE_PATH = '/video-analysis/share';
/** Name of the form's files. */
export const SHARE_FIELD = 'videos';
/** Cache Storage name of what was shared and not yet picked up. */
export const SHARED_VIDEOS = 'divot-shared-videos';
/** Response header with the file's name, URI-encoded. */
export const FILE_NAME = 'x-file-name';

/** Tag of the Background Sync in which pending work is sent. */
export const PUSH_TAG = 'divot-push';
/** src/sync/push-in-background.ts as a script of its own; it defines `pushPending()`. */
export const PUSH_SCRIPT = '/push-in-background.js';

/** The cache in which the service worker keeps pictures of products; the page drops what is no longer shown. */
export const SHOP_PICTURES_CACHE = 'divot-shop-pictures';
