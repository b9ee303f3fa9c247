import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { CloseIcon } from '#src/ui/icons/control-icons.ts';
import { buttonLook } from './button-look.ts';
import { overlays } from './overlays.ts';

type DialogProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly text?: string;
  readonly children?: ReactNode;
  /** Buttons, the safe one first. */
  readonly actions?: ReactNode;
};

/** A question the golfer must answer before going on. Focus is trapped inside, then returns to where it was. */
export const Dialog = ({ open, onClose, title, text, children, actions }: DialogProps) => (
  <BaseDialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
    <BaseDialog.Portal container={overlays}>
      <BaseDialog.Backdrop className="fixed inset-0 z-40 bg-backdrop transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0" />
      <BaseDialog.Viewport className="fixed inset-0 z-40 grid items-center justify-items-center overflow-y-auto p-4">
        <BaseDialog.Popup className="flex w-full max-w-120 flex-col gap-4 rounded-sheet bg-surface p-6 text-ink shadow-raised outline-none transition-[opacity,scale] duration-150 data-ending-style:opacity-0 data-starting-style:scale-98 data-starting-style:opacity-0">
          <div className="flex items-start justify-between gap-4">
            <BaseDialog.Title className="min-w-0 text-head wrap-break-word">{title}</BaseDialog.Title>
            <BaseDialog.Close
              aria-label="Close"
              className={`${buttonLook({ variant: 'quiet', size: 'icon' })} -mt-2 -mr-3`}
            >
              <CloseIcon />
            </BaseDialog.Close>
          </div>
          {text && <BaseDialog.Description className="measure text-body">{text}</BaseDialog.Description>}
          {children}
          {actions && <div className="flex flex-wrap justify-end gap-3 pt-2">{actions}</div>}
        </BaseDialog.Popup>
      </BaseDialog.Viewport>
    </BaseDialog.Portal>
  </BaseDialog.Root>
);
