import type { CoursePack } from '@divot/ground';
import { MAP_LICENCE, mapCredit } from '#src/platform/position/map-credit.ts';
import { copy } from './copy.ts';

/** Required on every map and beside every distance from one (ODbL 1.0, 4.3). The text also shows offline. */
export const Attribution = ({ pack, className }: { readonly pack?: CoursePack; readonly className?: string }) => (
  <a
    className={className ?? 'text-note text-rough underline underline-offset-4'}
    href={MAP_LICENCE}
    target="_blank"
    rel="noreferrer"
    title={copy.attributionHint}
  >
    {mapCredit(pack)}
  </a>
);
