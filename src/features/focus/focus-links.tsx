import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { textLinkLook } from '#src/ui/layout/nav-look.ts';
import { copy } from './copy.ts';

/** Links below the week's button: whether the focus helps, and how to choose another. */
export const FocusLinks = ({ children }: { readonly children?: ReactNode }) => (
  <p className="flex flex-wrap justify-center gap-x-6 text-note lg:justify-start">
    <Link to="/focus" className={`${textLinkLook} min-h-touch`}>
      {copy.helped}
    </Link>
    <Link to="/focus" search={{ change: true }} className={`${textLinkLook} min-h-touch`}>
      {copy.change}
    </Link>
    {children}
  </p>
);
