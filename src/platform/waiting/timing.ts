/** Resolves after this many milliseconds. */
export const wait = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

const ASK_AGAIN_MS = 250;

/** Checks four times a second until it holds. False if it does not within this time. */
export const until = async (check: () => Promise<boolean>, withinMs: number): Promise<boolean> => {
  const end = Date.now() + withinMs;
  while (Date.now() < end) {
    // oxlint-disable-next-line no-await-in-loop -- asks again until it holds
    if (await check()) return true;
    // oxlint-disable-next-line no-await-in-loop -- the pause before that
    await wait(ASK_AGAIN_MS);
  }
  return false;
};

/** Runs work later, once for any number of requests. Ignores rejections: the next request runs it again. */
export const debounce = (work: () => Promise<void>) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  const run = () => {
    timer = undefined;
    work().catch(() => undefined);
  };
  return {
    /** Within this time. */
    within: (ms: number): void => {
      if (!isStopped) timer ??= setTimeout(run, ms);
    },
    /** When there has been no request for this long. */
    after: (quietMs: number): void => {
      clearTimeout(timer);
      timer = isStopped ? undefined : setTimeout(run, quietMs);
    },
    stop: (): void => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
};
