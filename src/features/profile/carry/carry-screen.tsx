import { useSession } from '#src/platform/state.ts';
import { BackToGroup } from '#src/features/profile/back-to-group.tsx';
import { Page } from '#src/ui/layout/page.tsx';
import { copy } from './copy.ts';
import { ReadPart } from './read-part.tsx';
import { SavePart } from './save-part.tsx';

/** Everything of the golfer to another phone in a file. Works before the first sync too, so it needs no profile. */
export const CarryScreen = () => {
  const session = useSession();
  return (
    <Page title={copy.title} lead={copy.lead} back={<BackToGroup group="data" label={copy.back} />}>
      {session.kind === 'signed-in' && (
        <>
          <SavePart uid={session.user.uid} />
          <ReadPart uid={session.user.uid} />
        </>
      )}
    </Page>
  );
};
