/** The oldest browsers Divot supports (README): two years back, and for Safari as far back as the body model runs. */
export const FLOOR = { safari: '17.0', safari_ios: '17.0', chrome: '131', firefox: '132' } as const;

/** The build's target. public/first-paint.js tells older browsers that they are too old. */
export const BUILD_TARGET = Object.entries(FLOOR).map(
  ([browser, version]) => `${browser === 'safari_ios' ? 'ios' : browser}${version}`,
);
