import { state, useAtomValue } from '#src/platform/state.ts';
import { installedAtom, promptAtom } from './install.ts';

// Installing to the home screen. Chromium fires an event; the others only have a menu, which the app explains.

/** A browser that installs from its own menu. */
export type InstallMenu = 'ios' | 'mac-safari' | 'android-firefox';
/** prompt: we can ask · none: installed, or the browser has not offered it yet · unable: this browser installs no apps */
export type InstallOffer = InstallMenu | 'prompt' | 'none' | 'unable';

type Device = { readonly userAgent: string; readonly maxTouchPoints: number };
/** iPads call themselves Macs; a Mac has no touch points. */
export const isIos = ({ userAgent, maxTouchPoints }: Device): boolean =>
  /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);

export const installMenuOf = (device: Device): InstallMenu | undefined => {
  const { userAgent } = device;
  if (isIos(device)) return 'ios';
  if (userAgent.includes('Macintosh') && /Version\/\S+ Safari\//.test(userAgent)) return 'mac-safari';
  return /Android.*Firefox\//.test(userAgent) ? 'android-firefox' : undefined;
};

/** Chromium: it asks before it installs, and hands shared and opened files to what is installed. */
export const asksToInstall = (): boolean => 'BeforeInstallPromptEvent' in globalThis;

export const useInstallOffer = (): InstallOffer => {
  const isInstalled = useAtomValue(installedAtom);
  const event = useAtomValue(promptAtom);
  if (isInstalled) return 'none';
  return event ? 'prompt' : (installMenuOf(navigator) ?? (asksToInstall() ? 'none' : 'unable'));
};

/** Safari deletes a website's data after seven days of use without a visit, unless the site is installed. */
export const useMayBeEvicted = (): boolean => ['ios', 'mac-safari'].includes(useInstallOffer());

/** Shows the browser's own prompt. True if the golfer accepted. */
export const askToInstall = async (): Promise<boolean> => {
  const event = state.get(promptAtom);
  if (!event) return false;
  state.set(promptAtom, undefined); // the event works once
  return (await event.prompt()).outcome === 'accepted';
};
