import type { ReactNode } from 'react';

/** Rows in one column on a phone, in two on a desk, in three on a large one. */
export const RowList = ({ children }: { readonly children: ReactNode }) => (
  <ul className="gap-x-10 max-lg:[&>li:last-child]:border-b-0 lg:grid lg:grid-cols-2 2xl:grid-cols-3">{children}</ul>
);
