// Constants that the service worker and the page share: for videos and tables of shots from other apps, product
// pictures, and pushing while the app is closed. Both sides import these plain values and nothing else of each other.

/** The manifest's share_target posts to this path. The service worker answers, not a page. */
export const SHARE_PATH = '/video-analysis/share';
/**
 * The form's file fields: `videos` for clips from a gallery, `files` for exports of a launch monitor's app or an
 * archive.
 */
export const SHARE_FIELD = 'videos';
export const SHARE_DATA_FIELD = 'files';
/** Cache Storage names for shared files that the golfer has not opened yet. */
export const SHARED_VIDEOS = 'divot-shared-videos';
export const SHARED_DATA = 'divot-shared-files';
/** The screen that reads shared files of shots or rounds. */
export const IMPORT_PATH = '/bag?view=import';
/** Response header that carries the file's name, URI-encoded. */
export const FILE_NAME = 'x-file-name';

/** Background Sync tag. When it fires, the service worker pushes pending work. */
export const PUSH_TAG = 'divot-push';
/** src/sync/push-in-background.ts, built as a separate script. It defines `pushPending()`. */
export const PUSH_SCRIPT = '/push-in-background.js';

/** The service worker's cache of coaches' photographs. */
export const FACES_CACHE = 'divot-faces';
/** Its cache of product pictures. The page deletes the pictures it no longer shows. */
export const SHOP_PICTURES_CACHE = 'divot-shop-pictures';
