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
