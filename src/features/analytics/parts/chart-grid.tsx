import type { ReactNode } from 'react';

/** A tab's charts: one column on a phone, up to three on a wide screen. */
export const ChartGrid = ({ children }: { readonly children: ReactNode }) => (
  <div className="grid items-start gap-x-10 *:min-w-0 xl:grid-cols-2 2xl:grid-cols-3">{children}</div>
);
