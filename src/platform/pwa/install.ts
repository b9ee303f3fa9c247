import { state, atom } from '#src/platform/state.ts';

// Whether the app is installed, and the event with which Chromium offers it, early in the life of a page.

type InstallEvent = Event & { prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }> };

export const promptAtom = atom<InstallEvent | undefined>(undefined);
export const installedAtom = atom(false);

export const runsInstalled = (): boolean =>
  matchMedia('(display-mode: standalone)').matches || (navigator as { standalone?: boolean }).standalone === true;

export const watchInstall = (): void => {
  state.set(installedAtom, runsInstalled());
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault(); // we offer it in its own place, not over a round
    state.set(promptAtom, event as InstallEvent);
  });
  addEventListener('appinstalled', () => {
    state.set(installedAtom, true);
    state.set(promptAtom, undefined);
  });
};
