import { createIcon } from './create-icon.tsx';

// What controls and notes draw.
/*! Icons: Lucide 1.75.0, ISC, copyright Lucide Icons and Contributors; in part Feather, MIT, copyright Cole Bemis. */

/** check */
export const CheckIcon = createIcon('M20 6 9 17l-5-5');
/** chevron-down */
export const OpenIcon = createIcon('m6 9 6 6 6-6');
/** chevron-left */
export const BackIcon = createIcon('m15 18-6-6 6-6');
/** chevron-right */
export const ForwardIcon = createIcon('m9 18 6-6-6-6');
/** circle-exclamation-point */
export const ErrorIcon = createIcon('M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0ZM12 8L12 12M12 16L12.01 16');
/** cloud-off */
export const OfflineIcon = createIcon(
  'M10.94 5.274A7 7 0 0 1 15.71 10h1.79a4.5 4.5 0 0 1 4.222 6.057M18.796 18.81A4.5 4.5 0 0 1 17.5 19H9A7 7 0 0 1 5.79 5.78M2 2l20 20',
);
/** eye */
export const ShowIcon = createIcon(
  'M2.062 12.348a1 1 0 0 1 0-.696 10.75 10.75 0 0 1 19.876 0 1 1 0 0 1 0 .696 10.75 10.75 0 0 1-19.876 0M9 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0Z',
);
/** eye-off */
export const HideIcon = createIcon(
  'M10.733 5.076a10.744 10.744 0 0 1 11.205 6.575 1 1 0 0 1 0 .696 10.747 10.747 0 0 1-1.444 2.49M14.084 14.158a3 3 0 0 1-4.242-4.242M17.479 17.499a10.75 10.75 0 0 1-15.417-5.151 1 1 0 0 1 0-.696 10.75 10.75 0 0 1 4.446-5.143M2 2l20 20',
);
/** info */
export const InfoIcon = createIcon('M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0ZM12 16v-4M12 8h.01');
/** loader-circle */
export const BusyIcon = createIcon('M21 12a9 9 0 1 1-6.219-8.56');
/** refresh-cw */
export const RefreshIcon = createIcon(
  'M3 12a9 9 0 0 1 9-9 9.75 9.75 0 0 1 6.74 2.74L21 8M21 3v5h-5M21 12a9 9 0 0 1-9 9 9.75 9.75 0 0 1-6.74-2.74L3 16M8 16H3v5',
);
/** triangle-exclamation-point */
export const WarnIcon = createIcon(
  'm21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4M12 17h.01',
);
/** x */
export const CloseIcon = createIcon('M18 6 6 18M6 6l12 12');
