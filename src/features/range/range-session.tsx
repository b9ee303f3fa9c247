import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { storedVideos } from '#src/data/db/swing-videos.ts';
import { bytesText } from '#src/domain/shared/bytes-text.ts';
import { dayText } from '#src/platform/clock/day-text.ts';
import { Page } from '#src/ui/layout/page.tsx';
import { buttonLook } from '#src/ui/primitives/button-look.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { EmptyState } from '#src/ui/primitives/empty-state.tsx';
import { Skeleton } from '#src/ui/primitives/skeleton.tsx';
import { showToast } from '#src/ui/primitives/toast.ts';
import { useAreas } from './areas.ts';
import { BallStrip, bytesOf } from './ball-strip.tsx';
import { copy } from './copy.ts';
import { canLoseVideo, videosToGo } from './save-ball.ts';
import { type Ball, useFinishedSession } from './use-range-session.ts';

/** What the videos take, and the way to free it. */
const Videos = ({ uid, balls }: { readonly uid: string; readonly balls: readonly Ball[] }) => {
  const { deleteVideo } = useAreas();
  const [isBusy, setBusy] = useState(false);
  const going = balls.filter(({ swing }) => canLoseVideo(swing) && swing.videoBytes);
  const bytes = bytesOf(going);
  const free = async () => {
    setBusy(true);
    const swings = going.map(({ swing }) => swing);
    for (const swing of videosToGo(swings, await storedVideos(uid))) await deleteVideo(swing);
    setBusy(false);
    showToast({ text: copy.deleted(bytesText(bytes)) });
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="text-note text-rough">{copy.takes(bytesText(bytesOf(balls)))}</p>
      {bytes > 0 && (
        <Button variant="quiet" busy={isBusy} onClick={() => void free()}>
          {copy.deleteVideos(bytesText(bytes))}
        </Button>
      )}
    </div>
  );
};

/** /video-analysis?view=range&session=…: the balls of a session that is over. */
export const RangeSession = ({ uid, id }: { readonly uid: string; readonly id: string }) => {
  const { session, ready, measure, balls } = useFinishedSession(id);
  const { Readings } = useAreas();
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
      {session && balls.length > 0 ? (
        <>
          <Readings uid={uid} swings={balls.map(({ swing }) => swing)} hasTime>
            {(readings) => <BallStrip session={session} balls={balls} measure={measure} readings={readings} />}
          </Readings>
          <Videos uid={uid} balls={balls} />
        </>
      ) : (
        <EmptyState
          of="swings"
          action={
            <Link to="/video-analysis" search={{ view: 'range' }} className={buttonLook()}>
              {copy.toRange}
            </Link>
          }
        >
          {copy.noBalls}
        </EmptyState>
      )}
    </Page>
  );
};
