import { factData } from '#src/domain/facts.ts';
import { clsx } from 'clsx';
import type { Round } from '#src/domain/entities/round.entity.ts';
import type { GameStory, Place } from '#src/domain/rounds/game-story.ts';
import { OWNER } from '#src/domain/rounds/round-game.ts';
import { Name } from '#src/ui/primitives/name.tsx';
import { copy } from './copy.ts';
import { namesIn } from '#src/domain/rounds/first-names.ts';
import { decidedText, missingText, outcomeText, ownResult, valueText } from './game-words.ts';

type Props = { readonly round: Round; readonly story: GameStory };

const pointsFact = (roundId: string, { form }: GameStory, { id, value, basis }: Place) =>
  form === 'stableford' && value !== undefined
    ? factData(['points', [value, basis].filter((one) => one !== undefined).join(' '), `${roundId}/${id}`])
    : {};

/** Who came where. */
const Order = ({ round, story }: Props) => (
  <ol className="rule-t max-w-md" aria-label={copy.game.order}>
    {story.places.map((place) => (
      <li
        key={place.id}
        className={clsx('rule-b flex items-baseline gap-3 py-1.5', place.id === OWNER && 'font-strong')}
      >
        <span className="figures w-5 text-right text-rough">{place.rank}</span>
        <Name className="min-w-0 flex-1 break-words">
          {round.partners?.find(({ id }) => id === place.id)?.name ?? copy.game.you}
        </Name>
        <span className="figures" {...pointsFact(round.id, story, place)}>
          {valueText(story, place)}
        </span>
      </li>
    ))}
  </ol>
);

/** How the game ended: "38 points, you won by 3", the order, the hole that decided, and what is not known. */
export const GameOrder = ({ round, story }: Props) => {
  const nameOf = namesIn(round);
  const outcome = outcomeText(story, nameOf);
  const { match, places } = story;
  const notes = [
    decidedText(story, nameOf),
    ...missingText(story, nameOf),
    copy.game.withoutHandicap(places.filter(({ basis }) => basis === 'gross').map(({ id }) => nameOf(id))),
  ].filter(Boolean);
  return (
    <>
      <p
        className="leading-tight"
        {...factData(['outcome', `${ownResult(story, nameOf)} ${outcome}`.trim(), round.id])}
      >
        <span className="text-title font-strong" {...pointsFact(round.id, story, story.own)}>
          {ownResult(story, nameOf)}
          {outcome && ','}
        </span>{' '}
        <span className="text-head">{outcome}</span>
      </p>
      {places.length > 1 && !match && <Order round={round} story={story} />}
      {notes.length > 0 && <p className="text-note">{notes.join(' ')}</p>}
    </>
  );
};
