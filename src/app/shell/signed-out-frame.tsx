import type { ReactNode } from 'react';
import { Banners } from './banners.tsx';

/** Around the login screen: the banners, nothing else. */
export const SignedOutFrame = ({ children }: { readonly children: ReactNode }) => (
  <div className="flex min-h-dvh flex-col">
    <Banners />
    {children}
  </div>
);
