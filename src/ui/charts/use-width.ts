import { useLayoutEffect, useRef, useState } from 'react';

/** How many times its usual size the golfer's text has. */
const textSize = () => parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;

/**
 * The width that a chart has, in CSS pixels: charts are drawn at their size, so that their text never scales with them.
 * What stands beside or above text grows with the third, the size of the golfer's text.
 */
export const useWidth = <E extends Element>(first: number) => {
  const ref = useRef<E>(null);
  const [width, setWidth] = useState(first);
  const [text, setText] = useState(1);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    // A drawing as wide as this would hold its place open: it would stay too wide where the page gets narrower.
    if (element instanceof HTMLElement) element.style.contain = 'inline-size';
    const measure = () => {
      setWidth(Math.max(160, element.getBoundingClientRect().width));
      setText(textSize());
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(document.documentElement); // larger letters make the page longer, not the chart wider
    return () => observer.disconnect();
  }, []);
  return [ref, width, text] as const;
};
