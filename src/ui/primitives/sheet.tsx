import { Drawer } from '@base-ui/react/drawer';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { CloseIcon } from '#src/ui/icons/control-icons.ts';
import { buttonLook } from './button-look.ts';
import { overlays } from './overlays.ts';

type SheetProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  /** Stays in reach under the scrolling content. */
  readonly footer?: ReactNode;
};

const MountedSheet = ({ open, onClose, title, children, footer }: SheetProps) => {
  const isRising = useDeferredValue(open, false); // closed when it mounts, so that it rises
  return (
    <Drawer.Root open={open && isRising} onOpenChange={(next) => !next && onClose()} swipeDirection="down">
      <Drawer.Portal container={overlays}>
        <Drawer.Backdrop className="fixed inset-0 z-40 bg-backdrop transition-opacity duration-180 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Drawer.Viewport className="fixed inset-0 z-40 flex items-end justify-center lg:items-center">
          <Drawer.Popup className="flex max-h-[88dvh] w-full max-w-160 translate-y-(--drawer-swipe-movement-y) flex-col rounded-t-sheet bg-surface lg:rounded-b-sheet text-ink shadow-raised outline-none transition-transform duration-180 ease-settle data-ending-style:translate-y-full data-starting-style:translate-y-full lg:data-ending-style:translate-y-8 lg:data-starting-style:translate-y-8 data-swiping:transition-none">
            <div className="mx-auto mt-2 h-1 w-10 shrink-0 rounded-full bg-edge lg:invisible" aria-hidden="true" />
            <div className="flex items-center justify-between gap-4 px-4 py-1">
              <Drawer.Title className="text-lead font-strong">{title}</Drawer.Title>
              <Drawer.Close aria-label="Close" className={`${buttonLook({ variant: 'quiet', size: 'icon' })} -mr-2`}>
                <CloseIcon />
              </Drawer.Close>
            </div>
            <Drawer.Content className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 pb-4">
              {children}
            </Drawer.Content>
            {footer && (
              <div className="rule-t flex flex-wrap gap-3 px-4 pt-3 pb-[max(12px,env(safe-area-inset-bottom))]">
                {footer}
              </div>
            )}
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  );
};

/**
 * A detail sheet that rises from the bottom, or appears in the middle on a desktop. A swipe down, Escape or a tap on
 * the backdrop closes it.
 */
export const Sheet = (props: SheetProps) => {
  const { open } = props;
  const [wasOpen, setWasOpen] = useState(open);
  if (open && !wasOpen) setWasOpen(true);
  return wasOpen ? <MountedSheet {...props} /> : null; // nothing of it is there before it is first opened
};
