import { Link } from '@tanstack/react-router';
import { usePainAreas } from '#src/data/queries/profile.ts';
import { FULL_SPEED, placesIn, sparesPain } from '@divot/golf-content';
import { PlayIcon } from '#src/ui/icons/frame-icons.ts';
import { buttonLook } from '#src/ui/primitives/button-look.ts';
import { copy } from './copy.ts';
import { RestNote } from './rest-note.tsx';

/**
 * Starts a round. `quiet` makes it secondary to another action. Divot proposes no round while a full swing would load
 * what hurts.
 */
export const PlayLink = ({ quiet = false }: { readonly quiet?: boolean }) => {
  const painAreas = usePainAreas();
  if (!sparesPain(FULL_SPEED, painAreas)) {
    return <RestNote text={copy.rest.noRound(placesIn(painAreas))} painAreas={painAreas} />;
  }
  return (
    <Link
      to="/playing"
      search={{ view: 'setup' }}
      className={buttonLook({ variant: quiet ? 'secondary' : 'primary', size: 'play', block: true })}
    >
      <PlayIcon className="size-5" />
      {copy.play}
    </Link>
  );
};
