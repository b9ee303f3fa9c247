import { useEffect, useState } from 'react';

export type Size = { readonly width: number; readonly height: number };

/** An element's own size in CSS pixels, updated as it changes. Undefined until it is laid out. */
export const useSize = () => {
  const [element, ref] = useState<Element | null>(null);
  const [size, setSize] = useState<Size>();
  useEffect(() => {
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const { width, height } = entry.contentRect;
      setSize({ width: Math.round(width), height: Math.round(height) });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return { ref, size };
};
