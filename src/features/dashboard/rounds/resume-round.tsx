import { countData, factData } from '#src/domain/facts.ts';
import { Link } from '@tanstack/react-router';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { roundTotals } from '@divot/golf-rules';
import { toParText } from '#src/domain/rounds/score-names.ts';
import { courseName } from '#src/domain/rounds/course-name.ts';
import { ToPar } from '#src/ui/primitives/score.tsx';
import { buttonLook } from '#src/ui/primitives/button-look.ts';
import { copy } from '#src/features/dashboard/copy.ts';
import { Name } from '#src/ui/primitives/name.tsx';
import { CardStrip } from '#src/ui/charts/card-strip.tsx';
import { cardInWords, cardMarks } from './card-marks.ts';

/** The round under way. It comes first and is the largest item here, because nothing matters more. */
export const ResumeRound = ({ round }: { readonly round: Round }) => {
  const marks = cardMarks(round);
  const { holesPlayed, holesPlanned, toPar } = roundTotals(round);
  return (
    <section
      aria-labelledby="resume"
      className="flex flex-wrap items-center gap-x-6 gap-y-4 border-l-4 border-fairway bg-sunken p-4 lg:p-6"
    >
      <p
        className="figures text-figure font-strong"
        {...factData(['to-par', holesPlayed > 0 ? toParText(toPar) : undefined, round.id])}
      >
        {holesPlayed > 0 ? <ToPar>{toParText(toPar)}</ToPar> : '–'}
      </p>
      <div className="row-words">
        <h2 id="resume" className="label text-rough">
          {copy.resume.title}
        </h2>
        <p className="text-lead font-medium">
          <Name>{courseName(round.courseSnapshot?.name)}</Name>
        </p>
        <p className="text-note text-rough" {...countData(`${round.id}/holes`, holesPlayed, holesPlanned)}>
          {copy.resume.where(holesPlayed, holesPlanned)}
        </p>
      </div>
      <div className="max-sm:w-full">
        <CardStrip marks={marks} label={cardInWords(marks)} />
      </div>
      <Link
        to="/playing"
        search={{ round: round.id }}
        className={`${buttonLook({ variant: 'primary', size: 'play' })} max-sm:w-full`}
      >
        {copy.resume.action}
      </Link>
    </section>
  );
};
