// Replaces Web Locks, which Node lacks: locks by name, shared or exclusive, first come, first served.

type Waiting = { readonly name: string; readonly mode: LockMode; readonly start: () => void };

export const lockManager = (): Pick<LockManager, 'request' | 'query'> => {
  let held: { readonly name: string; readonly mode: LockMode }[] = [];
  let pending: Waiting[] = [];
  const isFree = ({ name, mode }: Waiting) =>
    held.every((one) => one.name !== name || (mode === 'shared' && one.mode === 'shared'));
  const next = () => {
    const free = pending.find(isFree);
    if (!free) return;
    pending = pending.filter((one) => one !== free);
    free.start();
  };
  const request = (name: string, { mode = 'exclusive', signal }: LockOptions, work: () => Promise<unknown>) =>
    new Promise((resolve, reject) => {
      const lock = { name, mode };
      const start = () => {
        held.push(lock);
        void work()
          .then(resolve, reject)
          .finally(() => {
            held = held.filter((one) => one !== lock);
            next();
          });
      };
      const waiting = { ...lock, start };
      signal?.addEventListener('abort', () => {
        if (!pending.includes(waiting)) return;
        pending = pending.filter((one) => one !== waiting);
        reject(signal.reason as Error);
      });
      pending.push(waiting);
      next();
    });
  const query = () => Promise.resolve({ held, pending: pending.map(({ name, mode }) => ({ name, mode })) });
  return { request: request as LockManager['request'], query };
};
