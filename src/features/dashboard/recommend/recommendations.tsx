import { Suspense, lazy, useId, useState } from 'react';
import type { Profile } from '#src/domain/entities/profile.entity.ts';
import { copy } from '#src/features/dashboard/copy.ts';
import type { Go } from '#src/features/dashboard/dashboard-search.ts';
import { OpenIcon } from '#src/ui/icons/icons.ts';
import { ComingUpList } from './coming-up.tsx';
import { MentalGame, SwingThought } from './mental-game.tsx';
import { WorkingOn } from './working-on.tsx';

// The chain needs large catalogues, so it loads after the rest of the section.
const CauseChain = lazy(async () => {
  const { CauseChain: chain } = await import('./cause-chain.tsx');
  return { default: chain };
});

/** What to work on and why, the swing thought and the mental game. Open by default. */
export const Recommendations = ({ profile, go }: { readonly profile: Profile; readonly go: Go }) => {
  const [open, setOpen] = useState(true);
  const id = useId();
  return (
    <section aria-labelledby={`${id}-title`} className="rule-t pt-1">
      <h2 id={`${id}-title`}>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          className="label flex min-h-touch w-full items-center justify-between gap-4 text-rough"
          onClick={() => setOpen(!open)}
        >
          {copy.recommend.title}
          <OpenIcon className={open ? 'size-5 rotate-180' : 'size-5'} />
        </button>
      </h2>
      <div id={id} hidden={!open} className="flex flex-col gap-6 pt-1 [&[hidden]]:hidden">
        <WorkingOn profile={profile} go={go} />
        <SwingThought profile={profile} go={go} />
        <Suspense>
          <CauseChain profile={profile} go={go} />
        </Suspense>
        <MentalGame profile={profile} go={go} />
        <ComingUpList />
      </div>
    </section>
  );
};
