// Tells when the first screen is whole: its title is there and nothing on it is still loading. Background work waits
// for it.

const LOOK_EVERY_MS = 50;
/** A screen that cannot fill (no network, nothing here yet) must not hold up the work that would fill it. */
const PATIENCE_MS = 4_000;

export const isScreenWhole = (): boolean => {
  const main = document.getElementById('main');
  return (
    main !== null && main.querySelector('h1') !== null && !main.querySelector('[aria-busy="true"], [data-loading]')
  );
};

/** Resolves once the screen is whole or `isEnough` returns true, at the latest after four seconds. */
export const whenScreenIsStable = (isEnough: () => boolean = () => false): Promise<void> =>
  new Promise((done) => {
    const beganMs = performance.now();
    const look = () => {
      const isLate = performance.now() - beganMs > PATIENCE_MS;
      // A page in the background paints no frame. Only a timer continues there.
      if (isLate || isScreenWhole() || isEnough()) setTimeout(done);
      else setTimeout(look, LOOK_EVERY_MS);
    };
    look();
  });
