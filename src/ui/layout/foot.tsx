import { clsx } from 'clsx';
import { type ReactNode, useLayoutEffect, useRef } from 'react';

const TAB_BAR = 57;

type FootProps = {
  readonly children: ReactNode;
  readonly className?: string;
  /** Above the tab bar. Otherwise at the lower edge of a screen that takes the whole phone. */
  readonly raised?: boolean;
};

/**
 * The buttons under the thumb. It publishes its height as --foot (tokens.css), so that toasts and focus scrolling stay
 * above it, however tall its content is.
 */
export const Foot = ({ children, className, raised = false }: FootProps) => {
  const foot = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const bar = foot.current;
    if (!bar) return undefined;
    const publish = () => {
      // If it scrolls along with the page, it covers nothing.
      const isStuck = getComputedStyle(bar).position === 'sticky';
      const height = bar.clientHeight + (raised ? TAB_BAR : 0);
      style.setProperty('--foot', isStuck ? `calc(${height}px + env(safe-area-inset-bottom))` : '');
    };
    publish();
    const observer = new ResizeObserver(publish);
    observer.observe(bar);
    return () => {
      observer.disconnect();
      style.removeProperty('--foot');
    };
  }, [raised]);
  return (
    <div
      ref={foot}
      data-foot
      className={clsx(
        'sticky bg-paper',
        raised ? 'bottom-[calc(57px+env(safe-area-inset-bottom))]' : 'bottom-0',
        className,
      )}
    >
      {children}
    </div>
  );
};
