import { useEffect, useEffectEvent, useState } from 'react';
import { exchangeOf, refusePhone, stopSharingLive } from '#src/data/commands/board.ts';
import type { Round } from '#src/domain/entities/round.entity.ts';
import type { Question, Reading } from '#src/domain/rounds/group-board.ts';
import { nowIso } from '#src/platform/clock/clock.ts';
import { type CloudFailure, cloud } from '#src/platform/cloud.ts';
import { useNetwork } from '#src/platform/state.ts';
import { useSingleFlight } from '#src/platform/waiting/use-single-flight.ts';
import { answered, useKnown } from './use-reading.ts';
import { succeeded } from '#src/ui/primitives/toast.ts';

const EVERY_MS = 30_000;

/** What a question is about: it is asked once. */
const topicOf = (question: Question): string => (question.kind === 'new-phone' ? question.key : question.kind);

/**
 * Exchanges the round's board with the cloud while a screen of the round is open, if the golfer shares it live. `at`: the
 * last exchange, as an ISO instant. `question`: what of it only the golfer knows.
 */
export const useLiveBoard = (round: Round) => {
  const reader = useKnown(round);
  const isOffline = useNetwork() === 'offline';
  const [at, setAt] = useState<string>();
  const [failure, setFailure] = useState<CloudFailure>();
  const [asks, setAsks] = useState<readonly Question[]>([]);
  const [answers, setAnswers] = useState<Partial<Reading>>({});
  const [settled, setSettled] = useState<readonly string[]>([]);
  const { boardKey: key } = round;

  const [run, setRun] = useState<ReturnType<typeof exchangeOf>>();
  const isOn = key !== undefined && !isOffline && reader.isReady && reader.owner.name !== '';

  useEffect(() => {
    if (!isOn) return undefined;
    let isOver = false;
    const open = async () => {
      const board = await (await cloud()).board(key);
      if (board && !isOver) setRun(() => exchangeOf(board));
    };
    open().catch(() => setFailure('offline'));
    return () => {
      isOver = true;
      setRun(undefined);
    };
  }, [isOn, key]);

  const exchange = useSingleFlight(async () => {
    const done = await run?.(round, { ...reader, ...answers });
    if (done?.ok) {
      setAt(nowIso());
      setAsks(done.value.asks);
    }
    setFailure(done?.ok === false ? done.error : undefined);
    return false;
  });
  const onTick = useEffectEvent(() => {
    if (document.visibilityState === 'visible') void exchange();
  });
  useEffect(() => {
    if (!run) return undefined;
    onTick();
    const timer = setInterval(onTick, EVERY_MS);
    document.addEventListener('visibilitychange', onTick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onTick);
    };
  }, [run]);

  const stop = async () => {
    const board =
      key === undefined
        ? undefined
        : await cloud().then(
            (one) => one.board(key),
            () => undefined,
          );
    await board?.leave();
    succeeded(await stopSharingLive(round.id));
  };
  const question = asks.find((one) => !settled.includes(topicOf(one)));
  const dismiss = () => setSettled((before) => (question ? [...before, topicOf(question)] : before));
  const answer = (isYes: boolean) => {
    if (!question) return;
    dismiss();
    setAnswers(answered(answers, question, isYes));
    if (question.kind === 'new-phone' && !isYes) void refusePhone(round.id, question.key).then(succeeded);
  };
  return { at, failure: isOffline ? 'offline' : failure, question, answer, dismiss, stop, reader } as const;
};
