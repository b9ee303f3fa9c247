import { Link } from '@tanstack/react-router';
import { type ComponentType, useState } from 'react';
import { usePainAreas } from '#src/data/queries/profile.ts';
import { useSwing } from '#src/data/queries/swings.ts';
import { FULL_SPEED, sparesPain } from '@divot/golf-content';
import { recoveryAction, swingFailureOf } from '#src/domain/swing-failure/swing-failure.ts';
import { useSession } from '#src/platform/state.ts';
import { Page } from '#src/ui/layout/page.tsx';
import { buttonLook } from '#src/ui/primitives/button-look.ts';
import { EmptyState } from '#src/ui/primitives/empty-state.tsx';
import { Skeleton } from '#src/ui/primitives/skeleton.tsx';
import { CompareScreen } from './compare/compare-screen.tsx';
import { copy } from './copy.ts';
import { FilmScreen } from './film/film-screen.tsx';
import { SwingHome } from './home/swing-home.tsx';
import { MarkScreen } from './mark/mark-screen.tsx';
import { ResultScreen } from './result/result-screen.tsx';
import type { SwingPageSearch } from './swing-search.ts';

const OneSwing = ({ id, fault }: { readonly id: string; readonly fault: string | undefined }) => {
  const { swing, ready } = useSwing(id);
  // A video fetched from the cloud opens the result afresh.
  const [visit, setVisit] = useState(0);
  if (swing?.status === 'analysed')
    return (
      <ResultScreen
        key={`${swing.id} ${visit}`}
        swing={swing}
        fault={fault}
        onVideoBrought={() => setVisit(visit + 1)}
      />
    );
  if (swing?.status === 'failed' && recoveryAction(swingFailureOf(swing.error), true) === 'mark')
    return <MarkScreen swing={swing} />;
  return (
    <Page title={copy.home.goneTitle}>
      {ready ? (
        <EmptyState
          of="swings"
          action={
            <Link to="/video-analysis" className={buttonLook({ variant: 'primary' })}>
              {copy.home.goneAction}
            </Link>
          }
        >
          {swing ? copy.home.notYet : copy.home.gone}
        </EmptyState>
      ) : (
        <Skeleton className="h-96" />
      )}
    </Page>
  );
};

type Props = {
  readonly at: SwingPageSearch;
  readonly Range: ComponentType<{ readonly uid: string; readonly session?: string }>;
};

/** /video-analysis: picking, results, comparing and filming, chosen by the address. */
export const SwingScreen = ({ at, Range }: Props) => {
  const session = useSession();
  const painAreas = usePainAreas();
  if (session.kind !== 'signed-in') return null;
  // Filming needs a full-speed swing, so it is not offered while something hurts.
  if (at.view === 'range' && at.session !== undefined) return <Range uid={session.user.uid} session={at.session} />;
  if (sparesPain(FULL_SPEED, painAreas)) {
    if (at.view === 'film') return <FilmScreen uid={session.user.uid} at={at} />;
    if (at.view === 'range') return <Range uid={session.user.uid} />;
  }
  if (at.view === 'compare' && at.swing !== undefined)
    return <CompareScreen id={at.swing} otherId={at.other} fault={at.fault} />;
  if (at.swing !== undefined) return <OneSwing id={at.swing} fault={at.fault} />;
  return <SwingHome uid={session.user.uid} />;
};
