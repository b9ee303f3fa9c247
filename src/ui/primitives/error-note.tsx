import type { ReactNode } from 'react';
import { ErrorIcon } from '#src/ui/icons/control-icons.ts';

type ErrorNoteProps = {
  /** What happened. */
  readonly title: string;
  /** What is safe and what to do. */
  readonly children?: ReactNode;
  readonly action?: ReactNode;
};

export const ErrorNote = ({ title, children, action }: ErrorNoteProps) => (
  <div role="alert" className="flex items-start gap-3 border-l-4 border-flag bg-flag-tint px-4 py-3">
    <ErrorIcon className="mt-0.5 size-5 text-flag-ink" />
    <div className="flex min-w-0 flex-1 flex-col items-start gap-2">
      <p className="max-w-full text-body font-medium wrap-anywhere">{title}</p>
      {children && <div className="measure text-note">{children}</div>}
      {action}
    </div>
  </div>
);
