import { useGames } from '#src/data/queries/invitations.ts';
import { useProfile } from '#src/data/queries/profile.ts';
import { distanceKm } from '#src/domain/coaches/distance.ts';
import type { Invitation } from '#src/domain/entities/invitation.entity.ts';
import { isBrowsable, isMine } from '#src/domain/invitations/invitation-rules.ts';
import { addDays, localDay } from '@divot/basics';
import type { Me } from '#src/data/commands/invitations.ts';
import { useMinute } from '#src/platform/clock/use-clock.ts';
import { savedPlace } from '#src/platform/position/geolocation.ts';
import { useNetwork } from '#src/platform/state.ts';
import { useSharedCollection, useWhyEmpty } from '#src/platform/use-shared-collection.ts';
import { Page } from '#src/ui/layout/page.tsx';
import { RowList } from '#src/ui/layout/row-list.tsx';
import { Button } from '#src/ui/primitives/button.tsx';
import { EmptyState } from '#src/ui/primitives/empty-state.tsx';
import { Tabs } from '#src/ui/primitives/tabs.tsx';
import { copy } from './copy.ts';
import { CreateForm } from './create-form.tsx';
import { InvitationDetail } from './invitation-detail.tsx';
import { InvitationRow } from './invitation-row.tsx';
import { type InvitationsSearch, type GoTo, tabs } from './invitations-search.ts';
import { usePublicProfile } from './use-public-profile.ts';

/** An invented golfer's game, as it stands in the list. */
const ExampleGame = ({ me }: { readonly me: Me }) => {
  const at = useMinute();
  return (
    <ul>
      <InvitationRow
        game={{
          id: 'example',
          userId: 'example',
          createdAt: at,
          updatedAt: at,
          sortKey: 0,
          ...copy.empty.example,
          startUtc: `${addDays(localDay(at), 3)}T15:00:00.000Z`,
          holes: 18,
          spots: 2,
          format: 'casual',
          pace: 'normal',
          transport: 'walking',
          visibility: 'nearby',
          status: 'open',
          requests: {},
        }}
        me={me}
        km={undefined}
        onOpen={() => undefined}
      />
    </ul>
  );
};

const List = ({ which, go }: { readonly which: 'open' | 'mine'; readonly go: GoTo }) => {
  const me = usePublicProfile();
  const { profile } = useProfile();
  const { documents, ready } = useGames();
  const why = useWhyEmpty();
  const now = useMinute();
  const here = savedPlace(me.uid);
  const hidden = new Set(profile?.hiddenPeople);
  const kmTo = ({ latitude, longitude }: Invitation) =>
    here && latitude !== undefined && longitude !== undefined ? distanceKm(here, { latitude, longitude }) : undefined;
  const games =
    which === 'mine'
      ? documents.filter((game) => isMine(game, me.uid, hidden))
      : documents.filter((game) => isBrowsable(game, me.uid, now) && !hidden.has(game.userId)).toReversed();
  if (!ready) return null;
  if (games.length === 0) {
    return (
      <EmptyState
        of="games"
        example={<ExampleGame me={me} />}
        action={
          <Button variant="primary" onClick={() => go({ tab: 'create' })}>
            {copy.empty.action}
          </Button>
        }
      >
        {which === 'open' && documents.length === 0 && why !== 'none' ? copy.notHere[why] : copy.empty[which]}
      </EmptyState>
    );
  }
  return (
    <RowList>
      {games.map((game) => (
        <InvitationRow key={game.id} game={game} me={me} km={kmTo(game)} onOpen={() => go({ game: game.id })} />
      ))}
    </RowList>
  );
};

/** /find-game: browse games, see the golfer's own, host one, or open one. */
export const InvitationsScreen = ({ at, go }: { readonly at: InvitationsSearch; readonly go: GoTo }) => {
  useSharedCollection('games');
  const network = useNetwork();
  if (at.game !== undefined) return <InvitationDetail id={at.game} go={go} />;
  const panels = {
    open: <List which="open" go={go} />,
    mine: <List which="mine" go={go} />,
    create: <CreateForm go={go} />,
  };
  return (
    <Page title={copy.title} lead={copy.lead} width={at.tab === 'create' ? 'reading' : 'wide'}>
      {network === 'offline' && (
        <p role="status" className="text-note">
          {copy.offline}
        </p>
      )}
      <Tabs
        label={copy.tabsLabel}
        value={at.tab ?? 'open'}
        onChange={(tab) => go({ tab })}
        tabs={tabs.map((value) => ({ value, label: copy.tabs[value], panel: panels[value] }))}
      />
    </Page>
  );
};
