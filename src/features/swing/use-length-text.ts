import { useProfile } from '#src/data/queries/profile.ts';
import { torsoText } from '#src/domain/swing-fix/body-length.ts';
import { usePreferences } from '#src/platform/preferences.ts';
import { type ChartMeasure, type LengthText, chartMeasure } from './measure-text.ts';

/** Parts of the golfer's torso in the golfer's units, by the golfer's height where it is known. */
export const useLengthText = (): LengthText => {
  const { profile } = useProfile();
  const { units } = usePreferences();
  return (torsos, places) => torsoText(torsos, units, profile?.heightCm, places);
};

/** How a table or a chart of this golfer says a measurement. */
export const useMeasures = (): ((metric: string) => ChartMeasure) => {
  const { profile } = useProfile();
  const { units } = usePreferences();
  return (metric) => chartMeasure(metric, units, profile?.heightCm);
};
