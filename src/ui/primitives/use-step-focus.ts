import { type RefObject, useEffect, useRef } from 'react';

/**
 * For the heading (`StepHeading`) of a screen that goes on in steps. When a step takes away what had the focus, the
 * heading gets it: a screen reader reads the new step, and the keyboard goes on from there. Where the focus still has
 * its place, as on a button that stays, it is left alone.
 */
export const useStepFocus = <T extends HTMLElement = HTMLHeadingElement>(step: string): RefObject<T | null> => {
  const heading = useRef<T>(null);
  const known = useRef(step);
  useEffect(() => {
    if (known.current === step) return;
    known.current = step;
    if (document.activeElement === document.body) heading.current?.focus();
  }, [step]);
  return heading;
};

/** As a `ref`: the focus goes there as soon as it is on the screen. One step, one mount (`key`). */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();
