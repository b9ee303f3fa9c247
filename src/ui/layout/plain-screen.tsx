import type { ReactNode } from 'react';
import { DivotMark } from '#src/ui/icons/divot-mark.tsx';

type PlainScreenProps = {
  readonly title?: string;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
};

/** A whole screen without the app frame: the mark, one message, what to do. */
export const PlainScreen = ({ title, children, actions }: PlainScreenProps) => (
  <main className="mx-auto flex min-h-dvh w-full max-w-130 flex-col justify-center gap-6 px-6 py-12">
    <DivotMark className="size-16 text-ink" />
    {title && <h1 className="text-title">{title}</h1>}
    {children}
    {actions && <div className="flex flex-col gap-3 pt-2 sm:flex-row sm:flex-wrap">{actions}</div>}
  </main>
);
