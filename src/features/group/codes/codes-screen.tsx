import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { useWakeLock } from '#src/platform/device/wake-lock.ts';
import { Page } from '#src/ui/layout/page.tsx';
import { buttonLook } from '#src/ui/primitives/button-look.ts';
import { EmptyState } from '#src/ui/primitives/empty-state.tsx';
import { QrCode } from '#src/ui/primitives/qr-code.tsx';
import { Section } from '#src/ui/primitives/section.tsx';
import { Skeleton } from '#src/ui/primitives/skeleton.tsx';
import type { GoTo } from '#src/platform/play-search.ts';
import { BoardList } from './board-list.tsx';
import { asOneGolfer } from '#src/domain/rounds/golfer-ids.ts';
import { unreadable } from '#src/domain/rounds/group-board.ts';
import { codesOf, linkOf } from './code-links.ts';
import { copy } from './copy.ts';
import { LiveBoard } from './live-board.tsx';
import { MarkerCards } from './marker-card.tsx';
import { OwnCardOffers } from './own-card-offers.tsx';
import { ReadCode } from './read-code.tsx';
import { useReading, useSharedBoard } from './use-reading.ts';
import { BackLink } from '#src/ui/layout/back-link.tsx';

/** Long enough for a camera to read a code before the next one. */
const CODE_MS = 900;

/** The codes one after the other. A single one stands still. */
const Codes = ({ links }: { readonly links: readonly string[] }) => {
  const [turn, setTurn] = useState(0);
  const at = turn % links.length;
  useEffect(() => {
    if (links.length < 2) return undefined;
    const clock = setInterval(() => setTurn((before) => before + 1), CODE_MS);
    return () => clearInterval(clock);
  }, [links.length]);
  return (
    <div className="flex flex-col items-center gap-2">
      <QrCode
        text={links[at] ?? ''}
        label={copy.code}
        correction="low"
        className="edge aspect-square w-full max-w-90"
      />
      {links.length > 1 && <p className="text-note text-rough">{copy.part(at + 1, links.length)}</p>}
    </div>
  );
};

/** One tap from the pad: this phone's cards as a code, and the camera for another phone's. */
export const CodesScreen = ({ round, go }: { readonly round: Round; readonly go: GoTo }) => {
  const reading = useReading(round);
  const { owner } = reading;
  const shared = useSharedBoard(round);
  const board = shared && asOneGolfer(shared, round);
  useWakeLock(true);
  const codes = shared && codesOf(shared, round, owner);
  const lost = unreadable(round);
  return (
    <Page
      width="wide"
      title={copy.title}
      lead={copy.lead}
      back={<BackLink label={copy.back} onClick={() => go({ round: round.id })} />}
    >
      {owner.name === '' ? (
        <EmptyState
          of="rounds"
          action={
            <Link to="/profile" search={{ group: 'you' }} className={buttonLook({ variant: 'primary' })}>
              {copy.toProfile}
            </Link>
          }
        >
          {copy.noName}
        </EmptyState>
      ) : (
        <div className="grid grid-cols-1 gap-6 lg:grid-cols-2 lg:gap-10">
          {!codes && <Skeleton className="aspect-square w-full max-w-90 justify-self-center" />}
          {codes && (codes.length > 0 ? <Codes links={codes} /> : <p className="font-medium">{copy.tooMuch}</p>)}
          <div className="flex flex-col gap-6">
            {board && <OwnCardOffers round={round} board={board} owner={owner} />}
            {reading.isReady && <ReadCode reading={reading} link={shared ? linkOf(shared, round) : ''} />}
            <LiveBoard round={round} invitation={reading.invitation} />
            {board && (
              <Section title={copy.board}>
                <BoardList players={board.players} />
                {lost > 0 && <p className="text-note font-medium text-flag-ink">{copy.unreadable(lost)}</p>}
                {!board.seals && <p className="text-note text-rough">{copy.noKey}</p>}
              </Section>
            )}
          </div>
        </div>
      )}
      {board && <MarkerCards round={round} board={board} owner={owner} />}
    </Page>
  );
};
