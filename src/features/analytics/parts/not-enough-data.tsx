import type { ReactNode } from 'react';

/** A line in place of a chart that has nothing to show yet: its title and what is missing or equal. */
export const NotEnoughData = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <div className="rule-b flex min-h-play flex-col justify-center py-2">
    <p>{title}</p>
    <p className="text-note text-rough">{children}</p>
  </div>
);
