import { useLayoutEffect, useRef, useState } from 'react';

/** The width that a chart has, in CSS pixels: charts are drawn at their size, so that their text never scales. */
export const useWidth = <E extends Element>(first: number) => {
  const ref = useRef<E>(null);
  const [width, setWidth] = useState(first);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => setWidth(Math.max(160, element.getBoundingClientRect().width));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width] as const;
};
