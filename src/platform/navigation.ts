// Opens a screen from code that no screen contains, such as the end of an analysis.

let open = (address: string): void => location.assign(address);

/** The router opens addresses from now on. */
export const provideNavigation = (push: (address: string) => void): void => {
  open = push;
};

/** Opens an address of the app. */
export const goTo = (address: string): void => open(address);
