import { useState } from 'react';
import { setPreferences, usePreferences } from '#src/platform/settings/preferences.ts';

/** Switches to black on white, and back to the golfer's previous theme. */
export const useSunlight = (): { readonly isSun: boolean; readonly toggle: () => void } => {
  const { theme } = usePreferences();
  const [before, setBefore] = useState(theme === 'sunlight' ? 'system' : theme);
  const isSun = theme === 'sunlight';
  const toggle = () => {
    if (!isSun) setBefore(theme);
    setPreferences({ theme: isSun ? before : 'sunlight' });
  };
  return { isSun, toggle };
};
