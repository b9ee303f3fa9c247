import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { useWakeLock } from '#src/platform/device/wake-lock.ts';
import { BackIcon } from '#src/ui/icons/control-icons.ts';
import { textLinkLook } from '#src/ui/layout/nav-look.ts';
import { Page } from '#src/ui/layout/page.tsx';
import { buttonLook } from '#src/ui/primitives/button-look.ts';
import { EmptyState } from '#src/ui/primitives/empty-state.tsx';
import { QrCode } from '#src/ui/primitives/qr-code.tsx';
import { Section } from '#src/ui/primitives/section.tsx';
import { Skeleton } from '#src/ui/primitives/skeleton.tsx';
import type { GoTo } from '#src/features/round/play-search.ts';
import { BoardList } from './board-list.tsx';
import { linksOf } from './code-links.ts';
import { copy } from './copy.ts';
import { LiveBoard } from './live-board.tsx';
import { MarkerCards } from './marker-card.tsx';
import { ReadCode } from './read-code.tsx';
import { useOwner, useReading, useSharedBoard } from './use-hand-over.ts';

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
export const HandOverScreen = ({ round, go }: { readonly round: Round; readonly go: GoTo }) => {
  const owner = useOwner();
  const board = useSharedBoard(round, owner);
  const reading = useReading(round);
  useWakeLock(true);
  const links = board && linksOf(board, round, owner);
  return (
    <Page
      width="wide"
      title={copy.title}
      lead={copy.lead}
      back={
        <button type="button" className={`${textLinkLook} self-start`} onClick={() => go({ round: round.id })}>
          <BackIcon className="size-4" />
          {copy.back}
        </button>
      }
    >
      {owner.name === '' ? (
        <EmptyState
          of="rounds"
          action={
            <Link to="/profile" className={buttonLook({ variant: 'primary' })}>
              {copy.toProfile}
            </Link>
          }
        >
          {copy.noName}
        </EmptyState>
      ) : (
        <div className="grid grid-cols-1 gap-6 lg:grid-cols-2 lg:gap-10">
          {links ? <Codes links={links} /> : <Skeleton className="aspect-square w-full max-w-90 justify-self-center" />}
          <div className="flex flex-col gap-6">
            <ReadCode reading={reading} links={links ?? []} />
            <LiveBoard round={round} invitation={reading.invitation} />
            {board && (
              <Section title={copy.board}>
                <BoardList players={board.players} />
              </Section>
            )}
          </div>
        </div>
      )}
      {board && <MarkerCards round={round} board={board} owner={owner} />}
    </Page>
  );
};
