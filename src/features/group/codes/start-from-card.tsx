import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { BoardPlayer } from '@divot/golf-games';
import { handicapFor } from '@divot/golf-rules';
import { compact } from '@divot/basics';
import { mergeBoard, shareLive } from '#src/data/commands/board.ts';
import { startRound } from '#src/data/commands/rounds.ts';
import { useCourses } from '#src/data/queries/courses.ts';
import { useHandicap } from '#src/data/queries/handicap.ts';
import { useProfile } from '#src/data/queries/profile.ts';
import { choiceOf } from '#src/domain/profile/choices.ts';
import type { ReadLink } from '#src/domain/rounds/board-link.ts';
import { told } from '#src/domain/rounds/group-board.ts';
import { selfOn, startFrom } from '#src/domain/rounds/round-from-card.ts';
import { useToday } from '#src/platform/clock/use-clock.ts';
import { useSession } from '#src/platform/state.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { copy } from './copy.ts';
import { useOwner } from './use-owner.ts';
import { succeeded } from '#src/ui/primitives/toast.ts';

const words = copy.link;

/** For a golfer without a round of that day: one tap starts theirs from the card, with the group and its games. */
export const StartFromCard = ({ read }: { readonly read: ReadLink }) => {
  const { board } = read;
  const owner = useOwner();
  const session = useSession();
  const { profile } = useProfile();
  const today = useToday();
  const { documents: courses } = useCourses();
  const { handicap } = useHandicap(board.day);
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const ownPlayer = selfOn(board, owner);

  const start = async (self: BoardPlayer | undefined, isLive = false) => {
    const card = startFrom(board, courses, self, owner);
    if (!card || session.kind !== 'signed-in') return;
    setBusy(true);
    const { course, courseName, playedOn, ...setup } = card;
    const ratingMinusPar = choiceOf(profile?.preferences, 'ratingMinusPar');
    const index = handicap?.index ?? self?.index;
    const started = await startRound({
      ...setup,
      userId: session.user.uid,
      course: course ?? { name: courseName },
      mode: 'casual',
      ratingMinusPar,
      ...compact({
        playedOn: playedOn === today ? undefined : playedOn,
        indexAtStart: index,
        courseHandicap:
          index === undefined ? undefined : handicapFor(card.tee, card.holesPlanned, index, ratingMinusPar),
      }),
    });
    setBusy(false);
    if (!succeeded(started)) return;
    const round = started.value;
    const same = new Map(self ? [[self.id, true] as const] : []);
    succeeded(told(await mergeBoard(round.id, board, { owner, tees: [card.tee], same })));
    if (isLive) succeeded(await shareLive(round.id, read.key));
    await navigate({ to: '/playing', search: { round: round.id, view: 'share' } });
  };

  if (!owner.isReady) return null;
  if (!startFrom(board, courses, undefined, owner)) return <p className="measure">{words.noGround}</p>;
  if (ownPlayer)
    return (
      <>
        <p className="measure">{words.noRound}</p>
        <Button size="play" variant="primary" busy={busy} onClick={() => void start(ownPlayer)}>
          {words.start}
        </Button>
        {read.key !== undefined && (
          <Button size="play" busy={busy} onClick={() => void start(ownPlayer, true)}>
            {words.startLive}
          </Button>
        )}
      </>
    );
  return (
    <>
      <p className="measure">{`${words.noRound} ${words.whoAreYou}`}</p>
      {board.players.map((player) => (
        <Button
          key={player.id}
          className="max-w-full wrap-anywhere"
          size="play"
          busy={busy}
          onClick={() => void start(player)}
        >
          {words.startAs(player.name)}
        </Button>
      ))}
      <Button size="play" busy={busy} onClick={() => void start(undefined)}>
        {words.notHere}
      </Button>
    </>
  );
};
