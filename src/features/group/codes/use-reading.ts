import type { Result } from '@divot/basics';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { mergeBoard, shareBoard, undoReading } from '#src/data/commands/board.ts';
import { addOwnPhone } from '#src/data/commands/card-id.ts';
import { useCourse } from '#src/data/queries/courses.ts';
import { useRecentRounds } from '#src/data/queries/rounds.ts';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { type Parts, type ReadLink, NO_PARTS, readLink } from '#src/domain/rounds/board-link.ts';
import { idOf } from '#src/domain/rounds/golfer-ids.ts';
import { type Question, type Reading, keysIn, questionsOf, storedBoard, told } from '#src/domain/rounds/group-board.ts';
import { showUndo, succeeded } from '#src/ui/primitives/toast.ts';
import { useTees } from '#src/data/queries/tees.ts';
import { copy } from './copy.ts';
import { useOwner } from './use-owner.ts';

/** Half a year of rounds, in which golfers are known by their phones. */
const ROUNDS_KNOWN = 30;

/**
 * What is known before a board is read. Until `isReady`, a golfer or a phone that the device knows could be taken for
 * somebody new.
 */
export const useKnown = (round: Round): Reading & { readonly isReady: boolean } => {
  const owner = useOwner();
  const tees = useTees(round);
  const { ready: isCourseRead } = useCourse(round.courseId);
  const { documents: rounds, ready: areRoundsRead } = useRecentRounds(ROUNDS_KNOWN);
  const keys = useMemo(() => keysIn(rounds), [rounds]);
  return { owner, tees, keys, isReady: owner.id !== undefined && isCourseRead && areRoundsRead };
};

type Asked = { readonly read: ReadLink; readonly answers: Partial<Reading>; readonly questions: readonly Question[] };

/** A card that others keep for a golfer of this name is offered on the screen instead (`OwnCardOffers`). */
const isOffer = (question: Question, { board }: ReadLink): boolean =>
  question.kind === 'same-golfer' &&
  question.isOwner &&
  board.players.some(({ id, counter }) => id === question.id && counter === 0);

export const answered = (answers: Partial<Reading>, question: Question, isYes: boolean): Partial<Reading> => {
  if (question.kind === 'same-golfer')
    return { ...answers, same: new Map([...(answers.same ?? []), [question.id, isYes]]) };
  if (question.kind === 'own-phone') return { ...answers, isOwnPhone: isYes };
  return isYes ? { ...answers, newKeys: new Set([...(answers.newKeys ?? []), question.key]) } : answers;
};

/** Takes codes from other phones into a round's board and its partners' cards, and asks what only the golfer knows. */
export const useReading = (round: Round, onTaken?: () => Promise<void>) => {
  const reader = useKnown(round);
  const { owner, isReady } = reader;
  const [parts, setParts] = useState<Parts>(NO_PARTS);
  const [asked, setAsked] = useState<Asked>();
  /** Of a board that another phone shares live. */
  const [invitation, setInvitation] = useState<string>();

  const merge = async ({ board, key }: ReadLink, answers: Partial<Reading>): Promise<boolean> => {
    const merged = told(await mergeBoard(round.id, board, { ...reader, ...answers }));
    if (!succeeded(merged)) return false;
    const seal = board.seals?.find(({ by }) => by === idOf(owner));
    if (answers.isOwnPhone && seal) succeeded(await addOwnPhone(round.userId, seal.key));
    setInvitation(key);
    showUndo(copy.merged(board.players.length), () => {
      void undoReading(round, merged.value).then(succeeded);
    });
    await onTaken?.();
    return true;
  };
  const take = async (read: ReadLink): Promise<boolean> => {
    const questions = questionsOf(round, read.board, reader).filter((question) => !isOffer(question, read));
    if (questions.length === 0) return merge(read, {});
    setAsked({ read, answers: {}, questions });
    return true;
  };
  /** Whether the text held cards, and all of them were taken or wait for an answer. */
  const takeText = async (text: string): Promise<boolean> => {
    const read = readLink(text, parts);
    if (!succeeded(read)) return false;
    setParts(read.value.parts);
    // oxlint-disable-next-line no-await-in-loop -- each changes the same round
    for (const link of read.value.links) if (!(await take(link))) return false;
    return true;
  };
  const question = asked?.questions[0];
  const answer = (isYes: boolean) => {
    if (!asked || !question) return;
    const answers = answered(asked.answers, question, isYes);
    const questions = asked.questions.slice(1);
    setAsked(questions.length > 0 ? { ...asked, answers, questions } : undefined);
    if (questions.length === 0) void merge(asked.read, answers);
  };
  const dismiss = () => setAsked(undefined);
  return { isReady, takeText, take, parts, question, answer, dismiss, owner, invitation };
};

/** Whether a golfer whose card has come is somebody on this card: asked once, also where the card came live. */
export const useNamesake = (round: Round, reader: ReturnType<typeof useKnown>) => {
  const [later, setLater] = useState<readonly string[]>([]);
  const board = storedBoard(round);
  const questions = reader.isReady ? questionsOf(round, board, reader) : [];
  const question = questions.find(
    (one) => one.kind === 'same-golfer' && !isOffer(one, { board }) && !later.includes(one.id),
  );
  const id = question?.kind === 'same-golfer' ? question.id : '';
  const answer = (isSame: boolean) =>
    void mergeBoard(round.id, board, { ...reader, same: new Map([[id, isSame]]), isLive: true })
      .then(told)
      .then(succeeded);
  return { question, answer, dismiss: () => setLater((before) => [...before, id]) };
};

/** The board of a round as the code shows it. Undefined until this phone's own figures are on it, under its seal. */
export const useSharedBoard = (round: Round) => {
  const owner = useOwner();
  const [isShared, setShared] = useState(false);
  const { id } = round;
  const share = useEffectEvent(() => shareBoard(id, owner));
  const onShared = useEffectEvent((shared: Result<unknown>) => setShared(succeeded(shared)));
  const { isReady } = owner;
  useEffect(() => {
    if (isReady) void share().then(onShared);
  }, [isReady]);
  return isShared ? storedBoard(round) : undefined;
};
