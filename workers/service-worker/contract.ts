// What the service worker and the page must both know: videos and tables of shots that other apps share with Divot,
// pictures of products, pushing while the app is closed.
// Plain values: both sides import them, and nothing else of each other.

/** The manifest's share_target posts here; no page answers it, the service worker does. */
export const SHARE_PATH = '/video-analysis/share';
/** Names of the form's files: clips from a gallery, and what a launch monitor's app or an archive exports. */
export const SHARE_FIELD = 'videos';
export const SHARE_DATA_FIELD = 'files';
/** Cache Storage names of what was shared and not yet picked up. */
export const SHARED_VIDEOS = 'divot-shared-videos';
export const SHARED_DATA = 'divot-shared-files';
/** Where the page looks into shared files of shots or rounds. */
export const IMPORT_PATH = '/bag?view=import';
/** Response header with the file's name, URI-encoded. */
export const FILE_NAME = 'x-file-name';

/** Tag of the Background Sync in which pending work is sent. */
export const PUSH_TAG = 'divot-push';
/** src/sync/push-in-background.ts as a script of its own; it defines `pushPending()`. */
export const PUSH_SCRIPT = '/push-in-background.js';

/** The cache in which the service worker keeps pictures of products; the page drops what is no longer shown. */
export const SHOP_PICTURES_CACHE = 'divot-shop-pictures';
