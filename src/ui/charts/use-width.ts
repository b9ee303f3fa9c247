import { useLayoutEffect, useRef, useState } from 'react';

/** The golfer's text size as a multiple of the usual one. */
const textSize = () => parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;

/**
 * The available width in CSS pixels. Charts are drawn at this size, so their text never scales with them. The third
 * value is the golfer's text size: whatever stands beside or above text grows with it.
 */
export const useWidth = <E extends Element>(first: number) => {
  const ref = useRef<E>(null);
  const [width, setWidth] = useState(first);
  const [text, setText] = useState(1);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    // Without containment, the drawing's own width would hold its place open, and the chart would stay too wide when
    // the page narrows.
    if (element instanceof HTMLElement) element.style.contain = 'inline-size';
    const measure = () => {
      setWidth(Math.max(160, element.getBoundingClientRect().width));
      setText(textSize());
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(document.documentElement); // larger text lengthens the page but does not widen the chart
    return () => observer.disconnect();
  }, []);
  return [ref, width, text] as const;
};
