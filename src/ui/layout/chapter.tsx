import type { ReactNode } from 'react';

/** A chapter of the page, set apart by a rule and space instead of a box. */
export const Chapter = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section aria-label={title} className="rule-t flex flex-col gap-3 pt-4">
    <h2 className="label text-rough">{title}</h2>
    {children}
  </section>
);
