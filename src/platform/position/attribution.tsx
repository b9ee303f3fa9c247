import type { CoursePack } from '@divot/ground';
import { MAP_LICENCE, mapCredit } from './map-credit.ts';

/** Required on every map and beside every distance from one (ODbL 1.0, 4.3). The text also shows offline. */
export const Attribution = ({ pack, className }: { readonly pack?: CoursePack; readonly className?: string }) => (
  <a
    className={className ?? 'text-note text-rough underline underline-offset-4'}
    href={MAP_LICENCE}
    target="_blank"
    rel="noreferrer"
    title="Open licence: openstreetmap.org/copyright"
  >
    {mapCredit(pack)}
  </a>
);
