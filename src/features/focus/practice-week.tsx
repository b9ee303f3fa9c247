import { Suspense, lazy, useState } from 'react';
import { readPracticeWeek } from '#src/domain/coach/practice-week.ts';
import type { Profile } from '#src/domain/entities/profile.entity.ts';
import { textLinkLook } from '#src/ui/layout/nav-look.ts';
import { copy } from './copy.ts';

const words = copy.time;

// Loads on the tap, so that Home does not wait for the sheet.
const WeekSheet = lazy(async () => {
  const { WeekSheet: sheet } = await import('./week-sheet.tsx');
  return { default: sheet };
});

/** How often, how long and where the golfer practises. They set and change it next to the week. */
export const PracticeWeek = ({ profile }: { readonly profile: Profile }) => {
  const [open, setOpen] = useState(false);
  const week = readPracticeWeek(profile.preferences);
  return (
    <>
      <button type="button" className={`${textLinkLook} min-h-touch text-note`} onClick={() => setOpen(true)}>
        {week ? words.summary(week) : words.ask}
      </button>
      {open && (
        <Suspense>
          <WeekSheet profile={profile} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
