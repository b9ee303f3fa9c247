import { type RefObject, useEffect, useRef } from 'react';

/**
 * For the heading (`StepHeading`) of a screen that moves through steps. When a step removes the focused element, the
 * heading gets the focus: a screen reader reads the new step, and the keyboard continues from there. If the focused
 * element remains, such as a button that stays, the focus does not move.
 */
export const useStepFocus = <T extends HTMLElement = HTMLHeadingElement>(step: string): RefObject<T | null> => {
  const heading = useRef<T>(null);
  const lastStep = useRef(step);
  useEffect(() => {
    if (lastStep.current === step) return;
    lastStep.current = step;
    if (document.activeElement === document.body) heading.current?.focus();
  }, [step]);
  return heading;
};

/** Use as a `ref`: moves the focus here as soon as the element is on the screen. One step, one mount (`key`). */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();
