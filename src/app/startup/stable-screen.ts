// Tells when the first screen is whole: its title is there and nothing on it is still loading. Background work waits
// for it, except for what that work itself brings: a part marked data-awaits-sync.

const LOOK_EVERY_MS = 50;
/**
 * A screen that cannot fill (no network, nothing here yet) must not hold up the work that would fill it: four seconds of
 * a free thread. While the thread is busy with the screen there are fewer looks, and the start goes on.
 */
const MOST_LOOKS = 80;

const isLoaded = (except: string): boolean => {
  const main = document.getElementById('main');
  const busy = `:is([aria-busy="true"], [data-loading])${except}`;
  return main !== null && main.querySelector('h1') !== null && !main.querySelector(busy);
};

export const isScreenWhole = (): boolean => isLoaded('');

/** Resolves once the screen shows what is on this device or `isEnough` returns true, at the latest after eighty looks. */
export const whenScreenIsStable = (isEnough: () => boolean = () => false): Promise<void> =>
  new Promise((done) => {
    const look = (looksLeft: number) => {
      // A page in the background paints no frame. Only a timer continues there.
      if (looksLeft === 0 || isLoaded(':not([data-awaits-sync])') || isEnough()) setTimeout(done);
      else setTimeout(look, LOOK_EVERY_MS, looksLeft - 1);
    };
    look(MOST_LOOKS);
  });
