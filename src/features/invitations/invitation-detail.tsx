import { longest } from '#src/domain/entities/limits.ts';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { type Me, askToJoin, cancelGame, hideGolfer, withdraw } from '#src/data/commands/invitations.ts';
import { useGame, useGames } from '#src/data/queries/invitations.ts';
import type { Invitation } from '#src/domain/entities/invitation.entity.ts';
import {
  entries,
  gameClash,
  gameState,
  isHiddenFrom,
  isTakenIn,
  mayAsk,
  standing,
} from '#src/domain/invitations/invitation-rules.ts';
import { teeTimeText } from '#src/domain/lessons/zones.ts';
import { useMinute } from '#src/platform/clock/use-clock.ts';
import { useNetwork } from '#src/platform/state.ts';
import { mailToSupport } from '#src/platform/settings/support.ts';
import { PlaceIcon } from '#src/ui/icons/screen-icons.ts';
import { textLinkLook } from '#src/ui/layout/nav-look.ts';
import { Page } from '#src/ui/layout/page.tsx';
import { buttonLook } from '#src/ui/primitives/button-look.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { Dialog } from '#src/ui/primitives/dialog.tsx';
import { DOT } from '#src/ui/primitives/dot.ts';
import { EmptyState } from '#src/ui/primitives/empty-state.tsx';
import { TextField } from '#src/ui/primitives/field.tsx';
import { ReportLink } from '#src/ui/primitives/report-link.tsx';
import { showUndo, succeeded } from '#src/ui/primitives/toast.ts';
import { copy } from './copy.ts';
import { PlaceFace } from './place-face.tsx';
import { GameBadges, Host, gameFacts } from './invitation-row.tsx';
import type { GoTo } from './invitations-search.ts';
import { Invite } from './invite.tsx';
import { RequestList } from './request-list.tsx';
import { usePublicProfile } from './use-public-profile.ts';
import { cloud } from '#src/platform/cloud.ts';
import { Section } from '#src/ui/primitives/section.tsx';
import { useMeetingPoint } from './use-meeting-point.ts';
import { BackLink } from '#src/ui/layout/back-link.tsx';

const meetingSectionWords = copy.meeting;
/** OpenStreetMap: opened only when the golfer taps it. */
const mapLink = (latitude: number, longitude: number) =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;

/** The exact meeting point, for the host and for guests the host has accepted. */
const MeetingSection = ({ game, uid }: { readonly game: Invitation; readonly uid: string }) => {
  const meeting = useMeetingPoint(game, uid);
  if (meeting === undefined) return null;
  const isHost = game.userId === uid;
  if (isHost && meeting === 'unsaid') return null;
  return (
    <Section title={meetingSectionWords.title}>
      {typeof meeting === 'string' ? (
        <p className="text-note text-rough">{meetingSectionWords[meeting]}</p>
      ) : (
        <div className="flex flex-col gap-1">
          {meeting.directions && <p className="measure text-body">{meeting.directions}</p>}
          {meeting.latitude !== undefined && meeting.longitude !== undefined && (
            <a
              href={mapLink(meeting.latitude, meeting.longitude)}
              target="_blank"
              rel="noopener noreferrer"
              className={`${textLinkLook} self-start`}
            >
              <PlaceIcon className="size-5" />
              <span className="figures">
                {meetingSectionWords.point(meeting.latitude.toFixed(5), meeting.longitude.toFixed(5))}
              </span>
            </a>
          )}
          <p className="text-fine text-rough">{isHost ? meetingSectionWords.forHost : meetingSectionWords.forGuest}</p>
        </div>
      )}
    </Section>
  );
};

/** One game. A friend's game opened by link is fetched, because no list shows it. */
const useOpenedGame = (id: string) => {
  const { document, ready } = useGame(id);
  const isMissing = ready && !document;
  const offline = useNetwork() === 'offline';
  useEffect(() => {
    if (!isMissing || offline) return;
    const open = async () => (await cloud()).openGame(id);
    // The cloud could not be reached. The next time the game is opened, ask again.
    open().catch(() => undefined);
  }, [id, isMissing, offline]);
  return { document, ready };
};

const words = copy.detail;
const NOTE_LENGTH = longest('games', 'requests.note');
const REASON_LENGTH = longest('games', 'cancelReason');

type PartProps = { readonly game: Invitation; readonly me: Me };

const GuestPart = ({ game, me, onHide }: PartProps & { readonly onHide: () => void }) => {
  const network = useNetwork();
  const { documents: games } = useGames();
  const [note, setNote] = useState('');
  const now = useMinute();
  const request = game.requests[me.uid];
  const allowed = mayAsk(game, me, now);
  const clash = gameClash(games, me.uid, game.startUtc, game.id);
  const state = gameState(game, now);
  const isIn = request !== undefined && ['requested', 'waiting', 'accepted'].includes(standing(request));
  const isLost = isIn && standing(request) !== 'accepted' && state !== 'open';
  const report = mailToSupport(
    words.reportSubject(game.hostName),
    words.reportBody(game.hostName, game.userId, game.id),
  );
  const ask = async () =>
    succeeded(await askToJoin(me, game.id, games, note), network === 'offline' ? words.askedOffline : words.asked);
  return (
    <div className="flex flex-col items-start gap-4">
      {isLost && (
        <p role="status" className="text-note font-medium">
          {words.late}
        </p>
      )}
      {clash && (
        <p className="text-note font-medium">
          {words.clash(clash.game.place, teeTimeText(clash.game.startUtc, clash.game.timeZone))}
        </p>
      )}
      {allowed.ok ? (
        <>
          <div className="w-full sm:w-96">
            <TextField label={words.note} maxLength={NOTE_LENGTH} value={note} onChange={setNote} />
          </div>
          <Button variant="primary" onClick={() => void ask()}>
            {allowed.value === 'requested' ? words.ask : words.wait}
          </Button>
        </>
      ) : (
        !isIn && <p className="text-note">{allowed.error}</p>
      )}
      {isIn && state !== 'cancelled' && game.startUtc > now && (
        <Button onClick={() => void withdraw(me.uid, game.id).then((done) => succeeded(done))}>{words.withdraw}</Button>
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="quiet" onClick={onHide}>
          {words.hide}
        </Button>
        <ReportLink href={report} label={words.report} hint={words.reportHint} />
      </div>
    </div>
  );
};

const HostPart = ({ game, me }: PartProps) => {
  const [cancelling, setCancelling] = useState(false);
  const [reason, setReason] = useState('');
  const state = gameState(game, useMinute());
  const cancel = async () => {
    succeeded(await cancelGame(game.id, reason));
    setCancelling(false);
  };
  return (
    <>
      <RequestList game={game} uid={me.uid} />
      {(state === 'open' || state === 'full') && (
        <div className="flex flex-col items-start gap-3">
          <Invite gameId={game.id} />
          <Button variant="danger" onClick={() => setCancelling(true)}>
            {words.cancel}
          </Button>
        </div>
      )}
      <Dialog
        open={cancelling}
        onClose={() => setCancelling(false)}
        title={words.cancelTitle}
        text={words.cancelText}
        actions={
          <>
            <Button variant="primary" onClick={() => setCancelling(false)}>
              {words.keep}
            </Button>
            <Button variant="danger" onClick={() => void cancel()}>
              {words.cancel}
            </Button>
          </>
        }
      >
        <TextField label={words.reason} maxLength={REASON_LENGTH} value={reason} onChange={setReason} />
      </Dialog>
    </>
  );
};

/** Everyone in the game except the golfer, for the round's card. */
const othersIn = (game: Invitation, me: Me): readonly string[] =>
  [
    ...(game.userId === me.uid ? [] : [game.hostName]),
    ...entries(game)
      .filter((entry) => entry.standing === 'accepted' && entry.uid !== me.uid)
      .map(({ request }) => request.name),
  ].filter(Boolean);

/** Place, host and what was agreed. */
const Facts = ({ game, me }: PartProps) => (
  <div className="flex gap-4">
    <PlaceFace place={game.place} className="size-18" />
    <div className="flex min-w-0 flex-col gap-2">
      <GameBadges game={game} me={me} />
      <Host game={game} me={me} />
      <p className="figures text-note text-rough">{gameFacts(game, undefined).join(DOT)}</p>
      {game.note && <p className="measure text-body">{game.note}</p>}
      {game.cancelReason && <p className="text-note">{words.reasonSaid(game.cancelReason)}</p>}
    </div>
  </div>
);

/** The way to the first tee, with the others on the card. */
const PlayLink = ({ game, me }: PartProps) => {
  const isIn = game.userId === me.uid || isTakenIn(game, me.uid);
  if (!isIn || game.status === 'cancelled') return null;
  return (
    <Link
      to="/playing"
      search={{ view: 'setup' }}
      state={(before) => ({ ...before, partners: othersIn(game, me) })}
      className={`${buttonLook({ variant: 'primary' })} self-start`}
    >
      {words.play}
    </Link>
  );
};

export const InvitationDetail = ({ id, go }: { readonly id: string; readonly go: GoTo }) => {
  const me = usePublicProfile();
  const { document, ready } = useOpenedGame(id);
  const game = document && isHiddenFrom(document, me.uid) ? undefined : document;
  const hide = async () => {
    if (!game) return;
    succeeded(await hideGolfer(me.uid, game.userId, true));
    go({});
    showUndo(words.hidden, () => void hideGolfer(me.uid, game.userId, false));
  };
  return (
    <Page
      title={game?.place ?? copy.title}
      lead={game && teeTimeText(game.startUtc, game.timeZone)}
      back={<BackLink label={words.back} onClick={() => go({})} />}
    >
      {!game && ready && <EmptyState of="gone">{words.unknown}</EmptyState>}
      {game && (
        <>
          <Facts game={game} me={me} />
          <MeetingSection key={`${game.id} ${me.uid}`} game={game} uid={me.uid} />
          <PlayLink game={game} me={me} />
          {game.userId === me.uid ? (
            <HostPart game={game} me={me} />
          ) : (
            <GuestPart game={game} me={me} onHide={() => void hide()} />
          )}
        </>
      )}
    </Page>
  );
};
