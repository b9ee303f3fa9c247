import { redirect } from '@tanstack/react-router';
import type { Features } from '#src/platform/settings/config.ts';
import { isOn } from '#src/platform/settings/current-config.ts';

/** A route's `beforeLoad`: redirects to the dashboard if this build has the feature switched off. */
export const whereOn = (feature: keyof Features) => () => {
  if (!isOn(feature)) throw redirect({ to: '/dashboard', replace: true });
};
