import { Link } from '@tanstack/react-router';
import { PlayIcon } from '#src/ui/icons/icons.ts';
import { buttonLook } from '#src/ui/primitives/button-look.ts';
import { copy } from './copy.ts';

/** To the tee; quiet while something else comes first. */
export const PlayLink = ({ quiet = false }: { readonly quiet?: boolean }) => (
  <Link
    to="/playing"
    search={{ view: 'setup' }}
    className={buttonLook({ variant: quiet ? 'secondary' : 'primary', size: 'play', block: true })}
  >
    <PlayIcon className="size-5" />
    {copy.play}
  </Link>
);
