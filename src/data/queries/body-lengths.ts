import { useProfile } from './profile.ts';
import { torsoText } from '#src/domain/swing-fix/body-length.ts';
import { usePreferences } from '#src/platform/settings/preferences.ts';
import { type ChartMeasure, type LengthText, chartMeasure } from '#src/domain/swing-fix/measure-text.ts';

/** Converts torso lengths to the golfer's units, using the golfer's height when known. */
export const useLengthText = (): LengthText => {
  const { profile } = useProfile();
  const { units } = usePreferences();
  return (torsos, places) => torsoText(torsos, units, profile?.heightCm, places);
};

/** How tables and charts show a measurement to this golfer. */
export const useMeasures = (): ((metric: string) => ChartMeasure) => {
  const { profile } = useProfile();
  const { units } = usePreferences();
  return (metric) => chartMeasure(metric, units, profile?.heightCm);
};
