import { Toast as BaseToast } from '@base-ui/react/toast';
import { useEffect } from 'react';
import { buttonLook } from './button-look.ts';
import { overlays } from './overlays.ts';
import { type ToastMessage, takeToasts } from './toast.ts';

const READING_MS = 4_000;
const UNDO_MS = 10_000;

const manager = BaseToast.createToastManager();

const add = ({ text, action, tone = 'plain' }: ToastMessage): void => {
  const id: string = manager.add({
    description: text,
    type: tone,
    priority: tone === 'error' ? 'high' : 'low',
    timeout: tone === 'error' ? 0 : action ? UNDO_MS : READING_MS,
    actionProps: action && {
      children: action.label,
      onClick: () => {
        manager.close(id);
        action.run();
      },
    },
  });
};

const Toasts = () => {
  const { toasts, close } = BaseToast.useToastManager();
  // A tap elsewhere closes plain toasts, so that a hovering mouse cannot hold one over the next button.
  useEffect(() => {
    const goOn = ({ target }: MouseEvent): void => {
      if (target instanceof Element && target.closest('[data-toasts]')) return;
      for (const { id, type, actionProps } of toasts) if (type === 'plain' && !actionProps) close(id);
    };
    document.addEventListener('click', goOn, { capture: true });
    return () => document.removeEventListener('click', goOn, { capture: true });
  }, [toasts, close]);
  return toasts.map((toast) => (
    <BaseToast.Root
      key={toast.id}
      toast={toast}
      swipeDirection={['down', 'left', 'right']}
      className="flex min-h-play w-full items-center gap-3 rounded-control data-limited:hidden bg-ink py-1 pr-2 pl-4 text-paper shadow-raised transition-[opacity,translate] duration-180 data-ending-style:opacity-0 data-starting-style:translate-y-3 data-starting-style:opacity-0"
    >
      <BaseToast.Description className="flex-1 py-2 text-note font-medium" />
      <BaseToast.Action
        className={`${buttonLook({ variant: 'quiet' })} text-paper underline underline-offset-4 hover:bg-transparent`}
      />
      {toast.type === 'error' && (
        <BaseToast.Close
          className={`${buttonLook({ variant: 'quiet' })} text-paper underline underline-offset-4 hover:bg-transparent`}
        >
          Close
        </BaseToast.Close>
      )}
    </BaseToast.Root>
  ));
};

/**
 * Toasts sit above the tab bar or the buttons under the thumb, within the thumb's reach. F6 moves the keyboard focus to
 * them.
 */
export const Toaster = () => {
  // The provider below already listens by now, because effects run from the inside out.
  useEffect(() => takeToasts(add), []);
  return (
    <BaseToast.Provider toastManager={manager} limit={2}>
      <BaseToast.Portal container={overlays}>
        <BaseToast.Viewport
          data-toasts=""
          className="fixed inset-x-4 bottom-[calc(var(--foot)+16px)] z-50 mx-auto flex max-w-120 flex-col gap-2"
        >
          <Toasts />
        </BaseToast.Viewport>
      </BaseToast.Portal>
    </BaseToast.Provider>
  );
};
