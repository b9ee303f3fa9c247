import { isRecord } from '#src/domain/shared/is-record.ts';
import { readLocal, writeLocal } from '#src/platform/storage/local-store.ts';
import { state, atom, useAtomValue } from '#src/platform/state.ts';

// How this device shows Divot. public/first-paint.js reads the theme from the same key before the first paint.

export const PREFERENCES_KEY = 'user-preferences';

export const themes = ['system', 'light', 'dark', 'sunlight'] as const;
export const unitSystems = ['imperial', 'metric'] as const;
/** Choices for the storage limit of swing videos, MB. */
export const videoLimitsMb = [250, 500, 1000, 2000, 5000] as const;
export type Theme = (typeof themes)[number];
/** imperial: yd, ft, lb · metric: m, kg */
export type UnitSystem = (typeof unitSystems)[number];
export type Preferences = {
  readonly theme: Theme;
  readonly units: UnitSystem;
  /** Larger targets and longer presses on the course. */
  readonly gloveMode: boolean;
  /** Storage limit for swing videos on this device, MB. */
  readonly videoLimitMb: number;
  /** Golfers may speak their scores. Off by default, because the browser may send the sound to its maker. */
  readonly voiceScores: boolean;
  /**
   * Keys without Ctrl or Alt score, count and step. Golfers who speak, or touch keys by accident, can turn them off
   * (WCAG 2.1.4).
   */
  readonly singleKeys: boolean;
  /** Tones for timers and marked balls; off by default. Vibration stays on. */
  readonly sounds: boolean;
  /** Syncs positions of marked balls with the round. Otherwise they stay on this device. */
  readonly positionsWithRound: boolean;
  /** The map reads the position for a few seconds with each mark, which saves battery. Otherwise all the time. */
  readonly positionPerMark: boolean;
  /** Maps of courses are also fetched by themselves on a metered connection. */
  readonly mapsOnMobileData: boolean;
  /** The assistant of this browser may read the golfer's figures. Off by default. */
  readonly assistantTools: boolean;
};

const defaults: Preferences = {
  theme: 'system',
  units: 'imperial',
  gloveMode: false,
  videoLimitMb: 1000,
  voiceScores: false,
  singleKeys: true,
  sounds: false,
  positionsWithRound: false,
  positionPerMark: false,
  mapsOnMobileData: false,
  assistantTools: false,
};

/** Returns usable preferences whatever is stored. Each unknown value falls back on its own. */
export const preferencesFrom = (stored: unknown): Preferences => {
  if (!isRecord(stored)) return defaults;
  return {
    theme: themes.find((theme) => theme === stored.theme) ?? defaults.theme,
    units: unitSystems.find((units) => units === stored.units) ?? defaults.units,
    gloveMode: typeof stored.gloveMode === 'boolean' ? stored.gloveMode : defaults.gloveMode,
    videoLimitMb: videoLimitsMb.find((limit) => limit === stored.videoLimitMb) ?? defaults.videoLimitMb,
    voiceScores: stored.voiceScores === true,
    singleKeys: stored.singleKeys !== false,
    sounds: stored.sounds === true,
    positionsWithRound: stored.positionsWithRound === true,
    positionPerMark: stored.positionPerMark === true,
    mapsOnMobileData: stored.mapsOnMobileData === true,
    assistantTools: stored.assistantTools === true,
  };
};

export const preferencesAtom = atom<Preferences>(defaults);
export const usePreferences = (): Preferences => useAtomValue(preferencesAtom);

const shownTheme = (theme: Theme): string => {
  if (theme !== 'system') return theme;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
};

const show = ({ theme, gloveMode }: Preferences): void => {
  document.documentElement.dataset.theme = shownTheme(theme);
  document.documentElement.toggleAttribute('data-glove', gloveMode);
  // An installed app's status bar takes the page's background colour. index.html has the colour of the first paint.
  const ground = getComputedStyle(document.documentElement).getPropertyValue('--paper');
  if (ground) document.querySelector('meta[name="theme-color"]')?.setAttribute('content', ground);
};

export const setPreferences = (change: Partial<Preferences>): void => {
  const next = { ...state.get(preferencesAtom), ...change };
  state.set(preferencesAtom, next);
  // Keep fields of a newer version of the app.
  writeLocal(PREFERENCES_KEY, { ...readLocal(PREFERENCES_KEY, isRecord), ...next });
  show(next);
};

/** Reads this device's preferences and from now on follows the system's theme and other tabs. */
export const loadPreferences = (): void => {
  const load = () => {
    const preferences = preferencesFrom(readLocal(PREFERENCES_KEY, isRecord));
    state.set(preferencesAtom, preferences);
    show(preferences);
  };
  load();
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', load);
  addEventListener('storage', ({ key }) => key === PREFERENCES_KEY && load());
};
