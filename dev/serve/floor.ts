/** The oldest browsers that Divot runs in (README): two years back, and Safari as far as the body model goes. */
export const FLOOR = { safari: '17.0', safari_ios: '17.0', chrome: '131', firefox: '132' } as const;

/** What the build translates to; public/first-paint.js tells older ones. */
export const BUILD_TARGET = Object.entries(FLOOR).map(
  ([browser, version]) => `${browser === 'safari_ios' ? 'ios' : browser}${version}`,
);
