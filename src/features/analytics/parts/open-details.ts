import { type RefObject, useEffect } from 'react';

// Paper and pictures show what is folded on screen.

/** Opens every folded row of the region. Returns a function that folds them again. */
export const openDetails = (region: Element): (() => void) => {
  const folded = [...region.querySelectorAll<HTMLDetailsElement>('details:not([open])')];
  const setOpen = (open: boolean): void => {
    for (const details of folded) details.open = open;
  };
  setOpen(true);
  return () => setOpen(false);
};

/** Keeps the region's folded rows open while the page is printed, however printing began. */
export const useOpenInPrint = (region: RefObject<Element | null>): void => {
  useEffect(() => {
    let fold: (() => void) | undefined;
    const open = () => {
      fold = region.current ? openDetails(region.current) : undefined;
    };
    const close = () => fold?.();
    window.addEventListener('beforeprint', open);
    window.addEventListener('afterprint', close);
    return () => {
      window.removeEventListener('beforeprint', open);
      window.removeEventListener('afterprint', close);
    };
  }, [region]);
};
