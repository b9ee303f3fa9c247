import { Link, useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { isSameEvent } from '@divot/golf-games';
import { shareLive } from '#src/data/commands/board.ts';
import { useRecentRounds } from '#src/data/queries/rounds.ts';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { type ReadLink, NO_PARTS, readLink } from '#src/domain/rounds/board-link.ts';
import { storedBoard } from '#src/domain/rounds/group-board.ts';
import { dayText } from '#src/platform/clock/day-text.ts';
import { useCodeCamera } from '#src/platform/device/use-code-camera.ts';
import { Page } from '#src/ui/layout/page.tsx';
import { buttonLook } from '#src/ui/primitives/button-look.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { CodeCamera } from '#src/ui/primitives/code-camera.tsx';
import { EmptyState } from '#src/ui/primitives/empty-state.tsx';
import { BoardList } from './board-list.tsx';
import { BoardQuestion } from './board-question.tsx';
import { copy } from './copy.ts';
import { StartFromCard } from './start-from-card.tsx';
import { useReading } from './use-reading.ts';
import { succeeded } from '#src/ui/primitives/toast.ts';

const words = copy.link;
/** Rounds of the last days, among which the code's round is. */
const ROUNDS_SEARCHED = 10;

const toPlay = (
  <Link to="/playing" className={buttonLook({ variant: 'primary' })}>
    {words.toPlay}
  </Link>
);

const Take = ({ round, read }: { readonly round: Round; readonly read: ReadLink }) => {
  const isLive = useRef(false);
  const navigate = useNavigate();
  const { isReady, take, question, answer, dismiss, owner } = useReading(round, async () => {
    if (isLive.current) succeeded(await shareLive(round.id, read.key));
    await navigate({ to: '/playing', search: { round: round.id, view: 'share' } });
  });
  const add = (live: boolean) => {
    isLive.current = live;
    void take(read);
  };
  return (
    <>
      <Button size="play" variant="primary" disabled={!isReady} onClick={() => add(false)}>
        {words.take}
      </Button>
      {read.key !== undefined && round.boardKey === undefined && (
        <Button size="play" disabled={!isReady} onClick={() => add(true)}>
          {words.takeLive}
        </Button>
      )}
      <BoardQuestion question={question} name={owner.name} onAnswer={answer} onDismiss={dismiss} />
    </>
  );
};

const Card = ({ read }: { readonly read: ReadLink }) => {
  const { documents: rounds, ready } = useRecentRounds(ROUNDS_SEARCHED);
  const { board } = read;
  const round = rounds.find((one) => one.status !== 'abandoned' && isSameEvent(storedBoard(one), board));
  return (
    <Page title={words.title} lead={words.lead(board.course, dayText(board.day))}>
      <BoardList players={board.players} />
      {round ? <Take round={round} read={read} /> : ready && <StartFromCard read={read} />}
    </Page>
  );
};

/** The camera for the other codes of a card that is too large for one. */
const OtherParts = ({ hash }: { readonly hash: string }) => {
  const [text, setText] = useState(hash);
  const read = readLink(text);
  const { camera, videoRef, start, stop } = useCodeCamera((code) => setText((before) => `${before}\n${code}`), true);
  const [card] = read.ok ? read.value.links : [];
  if (card) return <Card read={card} />;
  const { total, read: parts } = read.ok ? read.value.parts : NO_PARTS;
  return (
    <Page title={words.title} lead={words.part(parts.size, total)}>
      <CodeCamera
        words={copy}
        isOn={camera.step === 'on'}
        stream={camera.step === 'on' ? camera.stream : undefined}
        videoRef={videoRef}
        status={copy.partsRead(parts.size, total)}
        failure={camera.step === 'failed' ? copy.failures[camera.why] : undefined}
        onStart={start}
        onStop={stop}
      />
    </Page>
  );
};

/** What a phone's own camera app opens: the cards in a link, and one tap to take them over. */
export const LinkScreen = ({ hash }: { readonly hash: string }) => {
  const read = readLink(hash);
  if (read.ok) return <OtherParts key={hash} hash={hash} />;
  return (
    <Page title={words.title}>
      <EmptyState of="rounds" action={toPlay}>
        {hash === '' ? words.none : read.error}
      </EmptyState>
    </Page>
  );
};
