import { Toast as BaseToast } from '@base-ui/react/toast';
import type { ReactNode } from 'react';
import { buttonLook } from './button-look.ts';

const manager = BaseToast.createToastManager();

type ToastMessage = {
  readonly text: string;
  readonly action?: { readonly label: string; readonly run: () => void };
  /** A failure is announced at once and stays until it is put away. */
  readonly tone?: 'plain' | 'error';
};

const READING_MS = 4_000;
const UNDO_MS = 10_000;

/** Says something in passing; with an action it stays longer, and hover or focus holds it. */
export const showToast = ({ text, action, tone = 'plain' }: ToastMessage): void => {
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

/** The way we delete: it happens, and for a while it can be taken back. */
export const showUndo = (text: string, undo: () => void): void =>
  showToast({ text, action: { label: 'Undo', run: undo } });

const Toasts = () => {
  const { toasts } = BaseToast.useToastManager();
  return toasts.map((toast) => (
    <BaseToast.Root
      key={toast.id}
      toast={toast}
      swipeDirection={['down', 'left', 'right']}
      className="flex min-h-play w-full items-center gap-3 rounded-control bg-ink py-1 pr-2 pl-4 text-paper shadow-raised transition-[opacity,translate] duration-180 data-ending-style:opacity-0 data-starting-style:translate-y-3 data-starting-style:opacity-0"
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

/** Once, around the app. Toasts sit above the tab bar, within the thumb's reach; F6 leads the keyboard to them. */
export const ToastProvider = ({ children }: { readonly children: ReactNode }) => (
  <BaseToast.Provider toastManager={manager} limit={2}>
    {children}
    <BaseToast.Portal>
      <BaseToast.Viewport
        data-toasts=""
        className="fixed inset-x-4 bottom-[calc(76px+env(safe-area-inset-bottom))] z-50 mx-auto flex max-w-120 flex-col gap-2 lg:bottom-6"
      >
        <Toasts />
      </BaseToast.Viewport>
    </BaseToast.Portal>
  </BaseToast.Provider>
);
