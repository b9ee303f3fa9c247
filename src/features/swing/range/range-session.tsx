import { Link } from '@tanstack/react-router';
import { dayText } from '#src/platform/clock/day-text.ts';
import { Page } from '#src/ui/layout/page.tsx';
import { buttonLook } from '#src/ui/primitives/button-look.ts';
import { EmptyState } from '#src/ui/primitives/empty-state.tsx';
import { Skeleton } from '#src/ui/primitives/skeleton.tsx';
import { BallStrip } from './ball-strip.tsx';
import { copy } from './copy.ts';
import { useFinishedSession } from './use-range-session.ts';

/** /video-analysis?view=range&session=…: the balls of a session that is over. */
export const RangeSession = ({ uid, id }: { readonly uid: string; readonly id: string }) => {
  const { session, ready, measure, balls } = useFinishedSession(id);
  if (!ready) return <Skeleton className="h-60" />;
  return (
    <Page
      title={session ? copy.titleOf(dayText(session.practicedOn)) : copy.title}
      action={
        session && (
          <Link to="/practice" search={{ session: id }} className={buttonLook({ variant: 'primary' })}>
            {copy.toPractice}
          </Link>
        )
      }
    >
      {balls.length > 0 ? (
        <BallStrip uid={uid} balls={balls} measure={measure} />
      ) : (
        <EmptyState>{copy.noBalls}</EmptyState>
      )}
    </Page>
  );
};
