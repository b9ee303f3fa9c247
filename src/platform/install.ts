import { atom, useAtomValue } from 'jotai';
import { state } from './state.ts';

// Installing to the home screen. Chromium offers an event, iOS only a menu that has to be explained.

/** prompt: we can ask · ios-hint: explain Share, Add to Home Screen · none: installed, or the browser cannot */
export type InstallOffer = 'prompt' | 'ios-hint' | 'none';

type InstallEvent = Event & { prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }> };

const promptAtom = atom<InstallEvent | undefined>(undefined);
const installedAtom = atom(false);

type Device = { readonly userAgent: string; readonly maxTouchPoints: number };
/** iPads call themselves Macs; a Mac has no touch points. */
export const isIos = ({ userAgent, maxTouchPoints }: Device): boolean =>
  /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);

export const runsInstalled = (): boolean =>
  matchMedia('(display-mode: standalone)').matches || (navigator as { standalone?: boolean }).standalone === true;

export const watchInstall = (): void => {
  state.set(installedAtom, runsInstalled());
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault(); // ours is shown where it belongs, not over a round
    state.set(promptAtom, event as InstallEvent);
  });
  addEventListener('appinstalled', () => {
    state.set(installedAtom, true);
    state.set(promptAtom, undefined);
  });
};

const offerAtom = atom((get): InstallOffer => {
  if (get(installedAtom)) return 'none';
  if (get(promptAtom)) return 'prompt';
  return isIos(navigator) ? 'ios-hint' : 'none';
});
export const useInstallOffer = (): InstallOffer => useAtomValue(offerAtom, { store: state });

/** Shows the browser's own question; true when the golfer accepted. */
export const askToInstall = async (): Promise<boolean> => {
  const event = state.get(promptAtom);
  if (!event) return false;
  state.set(promptAtom, undefined); // the event serves once
  return (await event.prompt()).outcome === 'accepted';
};
