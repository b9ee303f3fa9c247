// What the service worker and the page must both know: videos and tables of shots shared by other apps, product
// pictures, and pushing while the app is closed. Plain values that both sides import. They import nothing else of each
// other.

/** The manifest's share_target posts here. The service worker answers, not a page. */
export const SHARE_PATH = '/video-analysis/share';
/** Names of the form's files: clips from a gallery, and exports of a launch monitor's app or an archive. */
export const SHARE_FIELD = 'videos';
export const SHARE_DATA_FIELD = 'files';
/** Cache Storage names of shared files that the golfer has not opened yet. */
export const SHARED_VIDEOS = 'divot-shared-videos';
export const SHARED_DATA = 'divot-shared-files';
/** Where the page reads shared files of shots or rounds. */
export const IMPORT_PATH = '/bag?view=import';
/** Response header with the file's name, URI-encoded. */
export const FILE_NAME = 'x-file-name';

/** Background Sync tag under which pending work is sent. */
export const PUSH_TAG = 'divot-push';
/** src/sync/push-in-background.ts as a separate script. It defines `pushPending()`. */
export const PUSH_SCRIPT = '/push-in-background.js';

/** The service worker's cache of product pictures. The page deletes those it no longer shows. */
export const SHOP_PICTURES_CACHE = 'divot-shop-pictures';
