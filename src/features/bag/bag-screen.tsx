import { PlusIcon } from '#src/ui/icons/icons.ts';
import { BackLink } from '#src/ui/layout/back-link.tsx';
import { Page } from '#src/ui/layout/page.tsx';
import { useIsWide } from '#src/ui/layout/use-media.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { EmptyState } from '#src/ui/primitives/empty-state.tsx';
import { Skeleton } from '#src/ui/primitives/skeleton.tsx';
import type { BagSearch, GoTo } from './bag-search.ts';
import { ClubView } from './club/club-view.tsx';
import { copy } from './copy.ts';
import { ImportScreen } from './import/import-screen.tsx';
import { LadderView } from './ladder-view.tsx';
import { SessionsView } from './sessions-view.tsx';
import { type BagClub, useBag } from './use-bag.ts';

type Props = { readonly at: BagSearch; readonly go: GoTo };

const mostShots = (clubs: readonly BagClub[]): string | undefined =>
  clubs.toSorted((a, b) => b.shots.length - a.shots.length)[0]?.club;

const Bag = ({ at, go }: Props) => {
  const isDesk = useIsWide();
  const all = useBag(undefined);
  const here = useBag(at.place);
  const selected = all.clubs.find(({ club }) => club === (at.club ?? (isDesk ? mostShots(all.clubs) : undefined)));
  const isEmpty = all.ladder.rungs.length === 0 && all.sessions.length === 0;
  const bringIn = (
    <Button variant={isEmpty ? 'primary' : 'secondary'} onClick={() => go({ view: 'import' })}>
      <PlusIcon className="size-5" />
      {copy.bringIn}
    </Button>
  );
  if (!all.ready) {
    return (
      <Page title={copy.title} width="wide">
        <div aria-busy="true" aria-label={copy.ladder.reading}>
          <Skeleton className="h-60" />
        </div>
      </Page>
    );
  }
  if (isEmpty) {
    return (
      <Page title={copy.title} width="wide">
        <EmptyState action={bringIn}>{copy.empty}</EmptyState>
      </Page>
    );
  }
  const club = selected && (
    <ClubView
      club={here.clubs.find((one) => one.club === selected.club) ?? selected}
      whole={selected}
      handedness={all.profile?.handedness}
      place={at.place}
      onPlace={(place) => go({ club: selected.club, ...(place && { place }) })}
    />
  );
  if (selected && at.club !== undefined && !isDesk) {
    return (
      <Page title={selected.club} back={<BackLink label={copy.club.all} onClick={() => go({})} />}>
        {club}
      </Page>
    );
  }
  return (
    <Page title={copy.title} width="wide" action={bringIn}>
      <div className="grid gap-8 lg:grid-cols-2 lg:gap-12">
        <div className="flex min-w-0 flex-col items-start gap-6 *:first:self-stretch">
          <LadderView
            ladder={all.ladder}
            selected={isDesk ? selected?.club : undefined}
            onOpen={(name) => go({ club: name })}
          />
          {all.sessions.length > 0 && <Button onClick={() => go({ view: 'sessions' })}>{copy.sessionsLink}</Button>}
        </div>
        {isDesk && selected && (
          <div className="flex flex-col gap-3">
            <h2 className="text-head font-strong">{selected.club}</h2>
            {club}
          </div>
        )}
      </div>
    </Page>
  );
};

/** /bag: each club's figures from the golfer's own shots. */
export const BagScreen = ({ at, go }: Props) => {
  const { clubs, sessions } = useBag(undefined);
  if (at.view === 'import') return <ImportScreen onBack={() => go({})} />;
  if (at.view === 'sessions') return <SessionsView sessions={sessions} clubs={clubs} onBack={() => go({})} />;
  return <Bag at={at} go={go} />;
};
