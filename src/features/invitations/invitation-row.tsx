import { countData } from '#src/domain/facts.ts';
import type { Me } from '#src/data/commands/invitations.ts';
import type { Invitation } from '#src/domain/entities/invitation.entity.ts';
import { gameState, openSpots, standing } from '#src/domain/invitations/invitation-rules.ts';
import { handicapText } from '#src/domain/profile/handicap-text.ts';
import { teeTimeText } from '#src/domain/lessons/zones.ts';
import { useMinute } from '#src/platform/clock/use-clock.ts';
import { isUndecided, useDocumentSync } from '#src/platform/state.ts';
import { ForwardIcon } from '#src/ui/icons/control-icons.ts';
import { Monogram } from '#src/ui/figures/monogram.tsx';
import { Badge } from '#src/ui/primitives/badge.tsx';
import { DOT } from '#src/ui/primitives/dot.ts';
import { Name } from '#src/ui/primitives/name.tsx';
import { copy } from './copy.ts';
import { PlaceFace } from './place-face.tsx';

const words = copy.row;

/** The facts a golfer needs before asking to join, in one line. */
export const gameFacts = (game: Invitation, km: number | undefined): readonly string[] =>
  [
    words.holes(game.holes),
    copy.formats[game.format],
    game.pace && words.pace(copy.paces[game.pace]),
    game.transport && copy.transports[game.transport],
    game.tees,
    game.indexMin !== undefined || game.indexMax !== undefined
      ? words.range(handicapText(game.indexMin ?? -10), handicapText(game.indexMax ?? 54))
      : undefined,
    km === undefined ? undefined : words.km(km),
  ].filter((fact): fact is string => Boolean(fact));

/** The game's status, and the golfer's status in it. */
export const GameBadges = ({ game, me }: { readonly game: Invitation; readonly me: Me }) => {
  const sync = useDocumentSync('games', game.id);
  const request = game.requests[me.uid];
  const answer = request && standing(request);
  const state = gameState(game, useMinute());
  return (
    <span className="flex flex-wrap gap-2">
      <Badge tone={state === 'open' ? 'fairway' : 'plain'}>{copy.states[state]}</Badge>
      {answer && <Badge tone={answer === 'accepted' ? 'fairway' : 'sand'}>{copy.standings[answer]}</Badge>}
      {(sync === 'pending' || sync === 'syncing') && <Badge tone="sky">{copy.sync.pending}</Badge>}
      {isUndecided(sync) && <Badge tone="flag">{copy.sync.rejected}</Badge>}
    </span>
  );
};

/** Who invites, with their face, and how many spots are left. */
export const Host = ({ game, me }: { readonly game: Invitation; readonly me: Me }) => (
  <span className="flex items-center gap-2 text-note">
    <Monogram name={game.hostName} className="size-8" />
    <span>
      {game.userId === me.uid ? words.yours : words.hosted(game.hostName)},{' '}
      <span {...countData(`game/${game.id}`, openSpots(game), game.spots)}>
        {words.spots(openSpots(game), game.spots)}
      </span>
    </span>
  </span>
);

type GameRowProps = {
  readonly game: Invitation;
  readonly me: Me;
  readonly km: number | undefined;
  readonly onOpen: () => void;
};

export const InvitationRow = ({ game, me, km, onOpen }: GameRowProps) => (
  <li className="rule-b relative flex items-start gap-4 py-4 hover:bg-sunken">
    <PlaceFace inRow place={game.place} />
    <button
      type="button"
      className="flex min-w-0 flex-1 flex-wrap items-start gap-x-4 text-left after:absolute after:inset-0"
      aria-label={words.open(game.place, teeTimeText(game.startUtc, game.timeZone))}
      onClick={onOpen}
    >
      <span className="row-words flex flex-col gap-1">
        <span className="flex flex-wrap items-center gap-2">
          <Name className="text-lead font-medium">{game.place}</Name>
          <GameBadges game={game} me={me} />
        </span>
        <span className="figures text-note">{teeTimeText(game.startUtc, game.timeZone)}</span>
        <Host game={game} me={me} />
        <span className="figures text-note text-rough">{gameFacts(game, km).join(DOT)}</span>
      </span>
      <ForwardIcon className="mt-1 size-5 shrink-0 text-rough" />
    </button>
  </li>
);
