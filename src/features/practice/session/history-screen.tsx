import { useState } from 'react';
import { useFinishedPractice } from '#src/data/queries/practice.ts';
import { Page } from '#src/ui/layout/page.tsx';
import { RowList } from '#src/ui/layout/row-list.tsx';
import { Button } from '#src/ui/primitives/button.tsx';
import { BackLink } from '#src/ui/layout/back-link.tsx';
import { copy } from '#src/features/practice/copy.ts';
import type { GoTo } from '#src/features/practice/practice-search.ts';
import { NoSessions } from './no-sessions.tsx';
import { SessionRow } from './session-row.tsx';

const PAGE = 30;

/** All finished sessions, newest first. */
export const HistoryScreen = ({ go }: { readonly go: GoTo }) => {
  const [shown, setShown] = useState(PAGE);
  const { documents: sessions, ready } = useFinishedPractice(shown);
  return (
    <Page width="wide" title={copy.history.title} back={<BackLink label={copy.session.back} onClick={() => go({})} />}>
      {ready && sessions.length === 0 && <NoSessions />}
      <RowList>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} onOpen={() => go({ session: session.id })} />
        ))}
      </RowList>
      {sessions.length === shown && (
        <Button className="self-start" onClick={() => setShown(shown + PAGE)}>
          {copy.history.more}
        </Button>
      )}
    </Page>
  );
};
