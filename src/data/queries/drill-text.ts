import { forHandedness } from '#src/domain/shared/handedness.ts';
import { inUnits } from '#src/domain/shared/units-text.ts';
import { usePreferences } from '#src/platform/settings/preferences.ts';
import { useProfile } from './profile.ts';

/** Adapts a drill's text to the golfer's hand and units. */
export const useDrillText = (): ((text: string) => string) => {
  const { profile } = useProfile();
  const { units } = usePreferences();
  return (text) => inUnits(forHandedness(text, profile?.handedness ?? 'right'), units);
};
