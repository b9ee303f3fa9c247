import { useFinishedRounds } from '#src/data/queries/rounds.ts';
import type { PocketBook } from '#src/domain/plan/book.ts';
import { type PlayedBook, playedBook } from '#src/domain/plan/played.ts';
import { dayText } from '#src/platform/day-text.ts';
import { copy } from './copy.ts';

const words = copy.played;
/** How many of the newest rounds to search for the latest one with this plan. */
const MOST_ROUNDS = 20;

const Holes = ({ holes }: Pick<PlayedBook, 'holes'>) => (
  <ul aria-label={words.holes} className="grid sm:grid-cols-2 sm:gap-x-10">
    {holes.map(({ n, planned, played, strokes, expected }) => (
      <li key={n} className="rule-b grid grid-cols-[2rem_1fr_auto] items-baseline gap-3 py-2">
        <span className="figures font-strong">{n}</span>
        <span className="text-note">{words.clubs(planned, played)}</span>
        <span className="figures text-note">{words.strokes(strokes, expected.toFixed(1))}</span>
      </li>
    ))}
  </ul>
);

/** Planned against played, for the latest round that began with this plan. */
export const PlayedSection = ({ book }: { readonly book: PocketBook }) => {
  const { documents: rounds } = useFinishedRounds(MOST_ROUNDS);
  const [latest] = rounds.flatMap((round) => {
    const played = playedBook(book, round);
    return played ? [{ round, played }] : [];
  });
  if (!latest) return null;
  const { holes, strokes, expected, asPlanned, otherClub, moreEach } = latest.played;
  return (
    <section className="rule-t flex flex-col gap-3 pt-4">
      <h2 className="text-head font-strong">{words.title(dayText(latest.round.playedOn))}</h2>
      <p className="text-body">{words.total(holes.length, strokes, expected.toFixed(1))}</p>
      {asPlanned && <p className="text-note">{words.asPlanned(asPlanned.holes, asPlanned.overEach)}</p>}
      {otherClub && <p className="text-note">{words.otherClub(otherClub.holes, otherClub.overEach)}</p>}
      {moreEach && <p className="text-lead font-medium">{words.more(moreEach)}</p>}
      {!asPlanned && !otherClub && <p className="text-note text-rough">{words.noClubs}</p>}
      <Holes holes={holes} />
    </section>
  );
};
