// The headers of every answer, defined once. The local server and `vite preview` send them, and firebase.json contains
// them (tests/app/headers.test.ts checks that it matches this file). Where rules overlap the later one wins, as on
// Firebase Hosting.

const policy = (directives: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');

const SELF = "'self'";
const NONE = "'none'";

const googleApis = ['identitytoolkit', 'securetoken', 'firestore', 'firebasestorage'].map(
  (name) => `https://${name}.googleapis.com`,
);
/** Shopify Storefront, Cal.com, API Ninjas, Overpass, Google Analytics (only with the golfer's consent). */
const otherServices = [
  'https://*.myshopify.com',
  'https://api.cal.com',
  'https://api.api-ninjas.com',
  'https://overpass-api.de',
  'https://www.google-analytics.com',
];
/** A build's settings (src/platform/settings/config.ts). */
export type Settings = Readonly<Record<string, string | undefined>>;
const SHOP = 'VITE_SHOP_HOST';
const OTHER_ADDRESSES = ['VITE_BOOKING_BASE', 'VITE_FITNESS_DATA_BASE', 'VITE_GROUND_BASE', 'VITE_ANALYTICS_BASE'];

/** The origins of addresses that the settings choose. A host may stand without https:, a path is the app's own. */
const originsIn = (settings: Settings, ...names: readonly string[]): readonly string[] =>
  names
    .map((name) => settings[name]?.trim() ?? '')
    .filter((address) => address !== '' && !address.startsWith('/'))
    .map((address) => new URL(/^https?:/.test(address) ? address : `https://${address}`).origin);

/** What a guide with a YouTube video needs: its thumbnail, and after a tap the player. */
const YOUTUBE = { pictures: ['https://i.ytimg.com'], players: ['https://www.youtube-nocookie.com'] };
const NO_YOUTUBE: typeof YOUTUBE = { pictures: [], players: [] };
const youtubeFor = (settings: Settings) =>
  Object.entries(settings).some(([name, id]) => name.startsWith('VITE_GUIDE_') && id?.trim()) ? YOUTUBE : NO_YOUTUBE;

/** The service worker fetches product pictures itself, to keep them for use without signal. */
const pictures = 'https://cdn.shopify.com';

/**
 * What App Check needs in addition (docs/deploying.md). reCAPTCHA chooses the names of its own Trusted Types policies.
 */
const APP_CHECK = {
  scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  connections: ['https://content-firebaseappcheck.googleapis.com', 'https://www.google.com/recaptcha/'],
  policies: ['*', "'allow-duplicates'"],
};
const NO_APP_CHECK: typeof APP_CHECK = { scripts: [], frames: [], connections: [], policies: [] };

/** No inline script, no eval, no script from elsewhere, and script URLs only through the one Trusted Types policy. */
const pagePolicyFor = (settings: Settings): string => {
  const more = settings['VITE_APP_CHECK_KEY'] ? APP_CHECK : NO_APP_CHECK;
  const youtube = youtubeFor(settings);
  const shop = originsIn(settings, SHOP);
  const connections = [...googleApis, ...otherServices, pictures, ...shop, ...originsIn(settings, ...OTHER_ADDRESSES)];
  return policy({
    'default-src': [NONE],
    'script-src': [SELF, ...more.scripts],
    'style-src': [SELF],
    'img-src': [
      SELF,
      'data:',
      'blob:',
      ...youtube.pictures,
      pictures,
      'https://firebasestorage.googleapis.com',
      ...shop,
    ],
    'media-src': [SELF, 'blob:'],
    'font-src': [SELF],
    'connect-src': [SELF, ...new Set([...connections, ...more.connections])],
    'worker-src': [SELF],
    'manifest-src': [SELF],
    'frame-src': [SELF, ...youtube.players, ...more.frames],
    'form-action': [SELF],
    'base-uri': [NONE],
    'frame-ancestors': [NONE],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default', ...more.policies],
  });
};

/** A worker follows the policy of its own answer. Only here, and in its frame, may WebAssembly be compiled. */
export const workerPolicy = policy({
  'default-src': [NONE],
  'script-src': [SELF, "'wasm-unsafe-eval'"],
  'connect-src': [SELF, 'blob:'],
  'base-uri': [NONE],
});

/** The frame replaces the worker where workers have no graphics. Only Divot's own page may embed it. */
const swingFramePolicy = `${workerPolicy}; frame-ancestors ${SELF}`;

const permissionsFor = (settings: Settings): string =>
  [
    'accelerometer=(self)',
    'camera=(self)',
    `fullscreen=(${['self', ...youtubeFor(settings).players.map((player) => JSON.stringify(player))].join(' ')})`,
    'geolocation=(self)',
    'gyroscope=(self)',
    'microphone=(self)',
    'payment=()',
    'screen-wake-lock=(self)',
    'usb=()',
  ].join(', ');

export type HeaderRule = { readonly source: string; readonly headers: Readonly<Record<string, string>> };

/**
 * Firebase Hosting sends a path's headers with its 404 too, so a file that a deployment brings back must soon be found
 * again. What exists is kept by the service worker.
 */
const HASHED = { 'Cache-Control': 'public, max-age=600' };

const headerRules = (settings: Settings): readonly HeaderRule[] => [
  {
    source: '/**',
    headers: {
      // Also keeps the page out of WebKit's page cache, where a database at work stays locked (src/data/db/abandon-when-kept.ts).
      'Cache-Control': 'no-store',
      'Content-Security-Policy': pagePolicyFor(settings),
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Permissions-Policy': permissionsFor(settings),
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
      'X-Content-Type-Options': 'nosniff',
    },
  },
  { source: '/assets/**', headers: HASHED },
  { source: '/swing-model/**', headers: HASHED },
  { source: '/assets/workers/**', headers: { 'Content-Security-Policy': workerPolicy } },
  { source: '/swing-frame/**', headers: { 'Content-Security-Policy': swingFramePolicy } },
];

/** Folders whose files have an address for each content. A missing file there is a 404, never the app's page. */
export const isContentAddressed = (path: string): boolean => /^\/(assets|swing-model)\//.test(path);

const covers = (source: string, path: string): boolean => path.startsWith(source.slice(0, -'**'.length));

/** The headers of the answer for a path. */
export const headersFor = (path: string, settings: Settings = {}): Record<string, string> =>
  Object.assign(
    {},
    ...headerRules(settings)
      .filter(({ source }) => covers(source, path))
      .map(({ headers }) => headers),
  );

/** The `hosting` part of firebase.json. */
export const firebaseHosting = (settings: Settings) => ({
  public: 'dist',
  ignore: ['firebase.json', 'sbom.json', '**/.*', '**/node_modules/**'],
  // A missing asset is a 404: an old page asking for a chunk that a deploy removed must not get index.html.
  rewrites: [{ source: '!/@(assets|swing-model)/**', destination: '/index.html' }],
  headers: headerRules(settings).map(({ source, headers }) => ({
    source,
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  })),
});
