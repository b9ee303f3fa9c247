import { useState } from 'react';
import { usePastWorkouts } from '#src/data/queries/workouts.ts';
import { Page } from '#src/ui/layout/page.tsx';
import { RowList } from '#src/ui/layout/row-list.tsx';
import { Button } from '#src/ui/primitives/button.tsx';
import { BackLink } from '#src/ui/layout/back-link.tsx';
import { copy } from '#src/features/workout/copy.ts';
import type { GoTo } from '#src/features/workout/workout-search.ts';
import { NoWorkouts, WorkoutRow } from './history-list.tsx';

const PAGE = 30;

export const HistoryScreen = ({ go }: { readonly go: GoTo }) => {
  const [shown, setShown] = useState(PAGE);
  const { workouts, hasMore, ready } = usePastWorkouts(shown);
  return (
    <Page width="wide" title={copy.home.all} back={<BackLink label={copy.back} onClick={() => go({})} />}>
      {ready && workouts.length === 0 && <NoWorkouts />}
      <RowList>
        {workouts.map((workout) => (
          <WorkoutRow key={workout.id} workout={workout} go={go} />
        ))}
      </RowList>
      {hasMore && (
        <Button className="self-start" onClick={() => setShown(shown + PAGE)}>
          {copy.home.more}
        </Button>
      )}
    </Page>
  );
};
