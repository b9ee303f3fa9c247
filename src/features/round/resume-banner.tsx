import { factData } from '#src/domain/facts.ts';
import type { ReactNode } from 'react';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { roundTotals } from '@divot/golf-rules';
import { toParInWords, toParText } from '#src/domain/rounds/score-names.ts';
import { courseName } from '#src/domain/rounds/course-name.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { copy } from './copy.ts';

type Props = { readonly round: Round; readonly picture: ReactNode; readonly onResume: () => void };

/** "Heronsbridge: +2 after 7 holes". */
export const underWayText = (round: Round): string => {
  const { holesPlayed, toPar } = roundTotals(round);
  const course = courseName(round.courseSnapshot?.name);
  return holesPlayed === 0 ? copy.home.notStarted(course) : copy.home.thru(course, holesPlayed, toParInWords(toPar));
};

/** The round in progress, with a button to resume it. */
export const ResumeBanner = ({ round, picture, onResume }: Props) => {
  const { holesPlayed, toPar } = roundTotals(round);
  return (
    <section
      aria-label={copy.home.resume}
      className="flex flex-wrap items-center gap-4 border-l-4 border-fairway bg-sunken px-4 py-3"
    >
      {picture}
      <p className="min-w-1/2 flex-1 leading-tight">
        <span className="label block text-rough">{copy.home.resume}</span>
        <span
          className="font-medium"
          {...factData(['to-par', holesPlayed === 0 ? undefined : toParText(toPar), round.id])}
        >
          {underWayText(round)}
        </span>
      </p>
      <Button variant="primary" size="play" className="max-sm:w-full" onClick={onResume}>
        {copy.home.resumeAction}
      </Button>
    </section>
  );
};
