import { Link } from '@tanstack/react-router';
import { copy } from '#src/features/assessment/copy.ts';
import { textLinkLook } from '#src/ui/layout/nav-look.ts';
import { FlagNote } from '#src/ui/primitives/flag-note.tsx';

/** What pain leaves out. When the pain is gone, the golfer says so in the profile. */
export const PainNote = ({ lines }: { readonly lines: readonly string[] }) => (
  <FlagNote lines={lines}>
    <Link to="/profile" search={{ group: 'you' }} className={`${textLinkLook} min-h-touch`}>
      {copy.mobility.changePain}
    </Link>
  </FlagNote>
);
