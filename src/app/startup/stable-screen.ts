// Tells when the first screen is whole: its title is there and nothing on it is still loading. Background work waits
// for it.

const LOOK_EVERY_MS = 50;
/**
 * A screen that cannot fill (no network, nothing here yet) must not hold up the work that would fill it: four seconds of
 * a free thread. While the thread is busy with the screen there are fewer looks, and the start goes on.
 */
const MOST_LOOKS = 80;

export const isScreenWhole = (): boolean => {
  const main = document.getElementById('main');
  return (
    main !== null && main.querySelector('h1') !== null && !main.querySelector('[aria-busy="true"], [data-loading]')
  );
};

/** Resolves once the screen is whole or `isEnough` returns true, at the latest after eighty looks. */
export const whenScreenIsStable = (isEnough: () => boolean = () => false): Promise<void> =>
  new Promise((done) => {
    const look = (looksLeft: number) => {
      // A page in the background paints no frame. Only a timer continues there.
      if (looksLeft === 0 || isScreenWhole() || isEnough()) setTimeout(done);
      else setTimeout(look, LOOK_EVERY_MS, looksLeft - 1);
    };
    look(MOST_LOOKS);
  });
