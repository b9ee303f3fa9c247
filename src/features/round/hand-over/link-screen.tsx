import { Link, useNavigate } from '@tanstack/react-router';
import { isSameEvent } from '@divot/golf-games';
import { shareLive } from '#src/data/commands/board.ts';
import { useRecentRounds } from '#src/data/queries/rounds.ts';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { storedBoard } from '#src/domain/rounds/group-board.ts';
import { dayText } from '#src/platform/clock/day-text.ts';
import { Page } from '#src/ui/layout/page.tsx';
import { buttonLook } from '#src/ui/primitives/button-look.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { EmptyState } from '#src/ui/primitives/empty-state.tsx';
import { BoardList } from './board-list.tsx';
import { type ReadLink, readLink } from '#src/domain/rounds/board-link.ts';
import { copy } from './copy.ts';
import { tellFailure, useReading } from './use-hand-over.ts';

const words = copy.link;
/** Rounds of the last days, among which the code's round is. */
const ROUNDS_SEARCHED = 10;

const toPlay = (
  <Link to="/playing" className={buttonLook({ variant: 'primary' })}>
    {words.toPlay}
  </Link>
);

const Take = ({ round, read }: { readonly round: Round; readonly read: ReadLink }) => {
  const { take } = useReading(round);
  const navigate = useNavigate();
  const add = async (isLive: boolean) => {
    if (!(await take(read, false))) return;
    if (isLive) tellFailure(await shareLive(round.id, read.key));
    await navigate({ to: '/playing', search: { round: round.id, view: 'share' } });
  };
  return (
    <>
      <Button size="play" variant="primary" onClick={() => void add(false)}>
        {words.take}
      </Button>
      {read.key !== undefined && round.boardKey === undefined && (
        <Button size="play" onClick={() => void add(true)}>
          {words.takeLive}
        </Button>
      )}
    </>
  );
};

/** What a phone's own camera app opens: the cards in a link, and one tap to take them over. */
export const LinkScreen = ({ hash }: { readonly hash: string }) => {
  const { documents: rounds, ready } = useRecentRounds(ROUNDS_SEARCHED);
  const read = readLink(hash);
  if (!read.ok) {
    return (
      <Page title={words.title}>
        <EmptyState of="rounds" action={toPlay}>
          {hash === '' ? words.none : read.error}
        </EmptyState>
      </Page>
    );
  }
  const { board } = read.value;
  const round = rounds.find((one) => one.status !== 'abandoned' && isSameEvent(storedBoard(one), board));
  return (
    <Page title={words.title} lead={words.lead(board.course, dayText(board.day))}>
      <BoardList players={board.players} />
      {ready && !round && (
        <EmptyState of="rounds" action={toPlay}>
          {words.noRound}
        </EmptyState>
      )}
      {round && <Take round={round} read={read.value} />}
    </Page>
  );
};
