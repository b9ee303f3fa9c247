import type { ReactNode } from 'react';

/** Stands in for a chart until enough is counted: its title and what is missing, in grey. */
export const NotEnoughData = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <div className="flex flex-col gap-2">
    <p className="font-strong">{title}</p>
    <p className="edge rounded-control border-dashed px-4 py-6 text-note text-rough">{children}</p>
  </div>
);
