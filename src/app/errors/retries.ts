// How often the golfer pressed Try Again on a screen. A screen that works again starts at zero.

let failing: { readonly path: string; count: number } | undefined;

export const retriesOn = (path: string): number => (failing?.path === path ? failing.count : 0);

export const countRetry = (path: string): void => {
  failing = { path, count: retriesOn(path) + 1 };
};

export const forgetRetries = (): void => {
  failing = undefined;
};
