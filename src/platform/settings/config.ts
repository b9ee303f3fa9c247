// The one typed reader of the build's settings (SPEC section 5). Every setting reaches every browser, so only
// publishable keys belong here.

type Settings = Readonly<Record<string, string | undefined>>;

/**
 * Feature switches of SPEC section 9. Each is on unless its build setting is 'false', '0' or 'off'. The specification's
 * service worker flag is false in the customer's development environment: `npm run dev` registers no worker, a build
 * registers /sw.js. Offline mode depends on it (docs/decisions/0004-service-worker.md).
 */
const SWITCHES = {
  performanceMonitoring: 'VITE_PERFORMANCE_MONITORING',
  webVitals: 'VITE_WEB_VITALS',
  offlineMode: 'VITE_OFFLINE_MODE',
  pwa: 'VITE_PWA_FEATURES',
  routePreloading: 'VITE_ROUTE_PRELOADING',
  swingBand: 'VITE_SWING_BAND',
  videoAnalysis: 'VITE_VIDEO_ANALYSIS',
  fallbackLogging: 'VITE_FALLBACK_LOGGING',
  debugMode: 'VITE_DEBUG_MODE',
} as const;

export type Features = Readonly<Record<keyof typeof SWITCHES, boolean>>;

/** A YouTube id for each guide of the video library (src/domain/videos/videos.ts). */
const GUIDE_VIDEOS = {
  'slice-fix': 'VITE_GUIDE_SLICE_FIX',
  'putting-setup': 'VITE_GUIDE_PUTTING_SETUP',
  'ground-power': 'VITE_GUIDE_GROUND_POWER',
} as const;
const YOUTUBE_ID = /^[\w-]{11}$/;

export type Config = {
  readonly firebase: {
    readonly apiKey: string;
    readonly authDomain: string;
    readonly projectId: string;
    readonly storageBucket?: string;
    readonly measurementId?: string;
    readonly appId?: string;
  };
  /** The app talks to the local services of `npm start` instead of the hosted ones. */
  readonly localServices: boolean;
  /** reCAPTCHA Enterprise's site key: the app then proves to the cloud that it is Divot (App Check). */
  readonly appCheckKey?: string;
  /** `handles`: the products to show. Without them, the store's first products. */
  readonly shop?: { readonly host: string; readonly token: string; readonly handles: readonly string[] };
  readonly discountCode: string;
  readonly booking: { readonly key?: string; readonly base: string; readonly userName?: string };
  readonly exerciseData: { readonly key?: string; readonly base: string };
  readonly analyticsBase: string;
  /** The Overpass interpreter that knows the outlines of courses. */
  readonly groundBase: string;
  /** Where golfers report a person. Without it the app offers no reports. */
  readonly supportEmail?: string;
  /** YouTube ids by guide, for those guides that have a video. */
  readonly youtubeIds: Readonly<Record<string, string>>;
  readonly version: string;
  readonly features: Features;
};

const REQUIRED = ['VITE_FIREBASE_API_KEY', 'VITE_FIREBASE_AUTH_DOMAIN', 'VITE_FIREBASE_PROJECT_ID'] as const;
const OPTIONAL_WITH_WARNING = ['VITE_BOOKING_KEY', 'VITE_FITNESS_DATA_KEY', 'VITE_APP_VERSION'] as const;

export type ConfigCheck =
  | { readonly ok: true; readonly config: Config; readonly warnings: readonly string[] }
  | { readonly ok: false; readonly missing: readonly string[]; readonly warnings: readonly string[] };

const given = (value: string | undefined): value is string => value !== undefined && value.trim() !== '';

const OFF: readonly string[] = ['false', '0', 'off'];

/** 'a, b' as a list. */
const listIn = (value: string | undefined): readonly string[] =>
  (value ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(given);

export const readFeatures = (settings: Settings): Features =>
  Object.fromEntries(
    Object.entries(SWITCHES).map(([feature, name]) => [
      feature,
      !OFF.includes(settings[name]?.trim().toLowerCase() ?? ''),
    ]),
  ) as Features;

/** Reads and checks the settings. Lists missing required ones by name and only warns of missing or wrong optional ones. */
export const readConfig = (settings: Settings): ConfigCheck => {
  const missing: string[] = REQUIRED.filter((name) => !given(settings[name]));
  const setting = (name: string) => (given(settings[name]) ? settings[name].trim() : undefined);
  const videos = Object.entries(GUIDE_VIDEOS).flatMap(([guide, name]) => {
    const id = setting(name);
    return id === undefined ? [] : [{ guide, name, id, isId: YOUTUBE_ID.test(id) }];
  });
  const warnings = [
    ...OPTIONAL_WITH_WARNING.filter((name) => !given(settings[name])),
    ...videos
      .filter(({ isId }) => !isId)
      .map(({ name, id }) => `${name} (“${id}” is not the 11 characters of a YouTube id)`),
  ];
  const localServices = setting('VITE_LOCAL_SERVICES') === '1';
  const appId = setting('VITE_FIREBASE_APP_ID');
  const appCheckKey = setting('VITE_APP_CHECK_KEY');
  if (appCheckKey !== undefined && appId === undefined) missing.push('VITE_FIREBASE_APP_ID');
  if (missing.length > 0) return { ok: false, missing, warnings };
  const shopHost = setting('VITE_SHOP_HOST');
  const shopToken = setting('VITE_SHOP_TOKEN');
  return {
    ok: true,
    warnings,
    config: {
      firebase: {
        apiKey: setting('VITE_FIREBASE_API_KEY')!,
        authDomain: setting('VITE_FIREBASE_AUTH_DOMAIN')!,
        projectId: setting('VITE_FIREBASE_PROJECT_ID')!,
        storageBucket: setting('VITE_FIREBASE_STORAGE_BUCKET'),
        measurementId: setting('VITE_FIREBASE_MEASUREMENT_ID'),
        appId,
      },
      localServices,
      appCheckKey: localServices ? undefined : appCheckKey,
      shop:
        shopHost && shopToken
          ? { host: shopHost, token: shopToken, handles: listIn(setting('VITE_SHOP_HANDLES')) }
          : undefined,
      discountCode: setting('VITE_SHOP_DISCOUNT_CODE') ?? 'GOLFAPP20',
      booking: {
        key: setting('VITE_BOOKING_KEY'),
        base: setting('VITE_BOOKING_BASE') ?? 'https://api.cal.com/v2',
        userName: setting('VITE_BOOKING_USER'),
      },
      exerciseData: {
        key: setting('VITE_FITNESS_DATA_KEY'),
        base: setting('VITE_FITNESS_DATA_BASE') ?? 'https://api.api-ninjas.com/v1/exercises',
      },
      analyticsBase: setting('VITE_ANALYTICS_BASE') ?? 'https://www.google-analytics.com',
      groundBase: setting('VITE_GROUND_BASE') ?? 'https://overpass-api.de/api/interpreter',
      supportEmail: setting('VITE_SUPPORT_EMAIL'),
      youtubeIds: Object.fromEntries(videos.filter(({ isId }) => isId).map(({ guide, id }) => [guide, id])),
      version: setting('VITE_APP_VERSION') ?? '2.0.0',
      features: readFeatures(settings),
    },
  };
};
