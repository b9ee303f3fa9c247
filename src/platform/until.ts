const ASK_AGAIN_MS = 250;

/** Checks four times a second until it holds. False if it does not within this time. */
export const until = async (check: () => Promise<boolean>, withinMs: number): Promise<boolean> => {
  const end = Date.now() + withinMs;
  while (Date.now() < end) {
    // oxlint-disable-next-line no-await-in-loop -- asks again until it holds
    if (await check()) return true;
    // oxlint-disable-next-line no-await-in-loop -- the pause before that
    await new Promise((next) => {
      setTimeout(next, ASK_AGAIN_MS);
    });
  }
  return false;
};
