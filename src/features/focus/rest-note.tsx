import { Link } from '@tanstack/react-router';
import { seeAtOnce } from '@divot/golf-content';
import { textLinkLook } from '#src/ui/layout/nav-look.ts';
import { FlagNote } from '#src/ui/primitives/flag-note.tsx';
import { copy } from './copy.ts';

type Props = { readonly text: string; readonly painAreas: readonly string[] };

/** Replaces the start button when everything on offer loads what hurts. The golfer may still choose to play. */
export const RestNote = ({ text, painAreas }: Props) => (
  <FlagNote lines={[text, ...seeAtOnce(painAreas)]}>
    <Link to="/profile" search={{ group: 'you' }} className={`${textLinkLook} min-h-touch`}>
      {copy.rest.change}
    </Link>
  </FlagNote>
);
