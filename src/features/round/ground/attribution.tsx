import { copy } from './copy.ts';

/** On every map and beside every distance from one (ODbL 1.0, 4.3). The words stand without the network too. */
export const Attribution = ({ className }: { readonly className?: string }) => (
  <a
    className={className ?? 'text-note text-rough underline underline-offset-4'}
    href="https://www.openstreetmap.org/copyright"
    target="_blank"
    rel="noreferrer"
    title={copy.attributionHint}
  >
    {copy.attribution}
  </a>
);
