import { useEffect, useState } from 'react';

/** Milliseconds since `running` began, updated every frame until `endMs`. Then `onEnd` is called once. */
export const useElapsed = (running: boolean, endMs: number, onEnd: () => void): number => {
  const [ms, setMs] = useState(0);
  useEffect(() => {
    if (!running) return undefined;
    const startMs = performance.now();
    let frame = 0;
    const next = (at: number) => {
      const elapsed = Math.max(0, at - startMs);
      setMs(elapsed);
      if (elapsed >= endMs) onEnd();
      else frame = requestAnimationFrame(next);
    };
    frame = requestAnimationFrame(next);
    return () => cancelAnimationFrame(frame);
  }, [running, endMs, onEnd]);
  return running ? ms : 0;
};
