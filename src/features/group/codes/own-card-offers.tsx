import type { Board } from '@divot/golf-games';
import { answerOwnCard, takeOwnCard } from '#src/data/commands/board.ts';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { type Owner, idOf } from '#src/domain/rounds/golfer-ids.ts';
import { keptForOwner } from '#src/domain/rounds/group-board.ts';
import { offered } from '#src/domain/rounds/own-card.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { Section } from '#src/ui/primitives/section.tsx';
import { copy } from './copy.ts';
import { succeeded } from '#src/ui/primitives/toast.ts';

const words = copy.offer;

type Props = { readonly round: Round; readonly board: Board; readonly owner: Owner };

/** What others have kept of the golfer's own card. One tap fills the blank holes with it. */
const TakeOwnCard = ({ round, board, owner }: Props) => {
  const card = board.players.find(({ id }) => id === idOf(owner));
  const count = card ? offered(round, card).length : 0;
  if (count === 0) return null;
  return (
    <Button size="play" variant="primary" onClick={() => void takeOwnCard(round.id, owner).then(succeeded)}>
      {copy.marker.takeOwn(count)}
    </Button>
  );
};

/** Cards of the golfer's name that others keep. One tap takes the scores, and the others learn whose card it is. */
const NamesakeCards = ({ round, owner }: Omit<Props, 'board'>) =>
  keptForOwner(round, owner).map((card) => {
    const count = offered(round, card).length;
    const answer = (isOwn: boolean) => void answerOwnCard(round.id, card.id, isOwn, owner).then(succeeded);
    return (
      <Section key={card.id} title={words.title(card.name)}>
        <div className="flex flex-wrap gap-3">
          <Button size="play" variant="primary" onClick={() => answer(true)}>
            {count > 0 ? copy.marker.takeOwn(count) : words.isMe}
          </Button>
          <Button size="play" onClick={() => answer(false)}>
            {words.isOther}
          </Button>
        </div>
      </Section>
    );
  });

/** The golfer's own scores as other phones have them. */
export const OwnCardOffers = (props: Props) => (
  <>
    <TakeOwnCard {...props} />
    <NamesakeCards {...props} />
  </>
);
