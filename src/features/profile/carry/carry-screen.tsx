import { Link } from '@tanstack/react-router';
import { useSession } from '#src/platform/state.ts';
import { BackIcon } from '#src/ui/icons/control-icons.ts';
import { textLinkLook } from '#src/ui/layout/nav-look.ts';
import { Page } from '#src/ui/layout/page.tsx';
import { copy } from './copy.ts';
import { ReadPart } from './read-part.tsx';
import { SavePart } from './save-part.tsx';

/** Everything of the golfer to another phone in a file. Works before the first sync too, so it needs no profile. */
export const CarryScreen = () => {
  const session = useSession();
  return (
    <Page
      title={copy.title}
      lead={copy.lead}
      back={
        <Link to="/profile" search={{ group: 'data' }} className={`${textLinkLook} self-start`}>
          <BackIcon className="size-4" />
          {copy.back}
        </Link>
      }
    >
      {session.kind === 'signed-in' && (
        <>
          <SavePart uid={session.user.uid} />
          <ReadPart uid={session.user.uid} />
        </>
      )}
    </Page>
  );
};
