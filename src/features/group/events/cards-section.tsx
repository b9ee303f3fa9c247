import { useRef, useState } from 'react';
import { ok } from '@divot/basics';
import type { Board } from '@divot/golf-games';
import { changeEvent, receiveCards } from '#src/data/commands/events.ts';
import { type EventRow, withoutCard } from '#src/domain/events/event-results.ts';
import {
  type Answers,
  type EventPlayer,
  type GolfEvent,
  type Received,
  unreadableCodes,
  withState,
} from '#src/domain/events/event.ts';
import { type Lack, lacking } from '#src/domain/events/next-step.ts';
import { type Parts, NO_PARTS, readLink } from '#src/domain/rounds/board-link.ts';
import { useCodeCamera } from '#src/platform/device/use-code-camera.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { CodeCamera } from '#src/ui/primitives/code-camera.tsx';
import { Dialog } from '#src/ui/primitives/dialog.tsx';
import { Disclosure } from '#src/ui/primitives/disclosure.tsx';
import { ErrorNote } from '#src/ui/primitives/error-note.tsx';
import { FileInput } from '#src/ui/primitives/file-input.tsx';
import { Name } from '#src/ui/primitives/name.tsx';
import { Section } from '#src/ui/primitives/section.tsx';
import { TextArea } from '#src/ui/primitives/text-area.tsx';
import { showToast } from '#src/ui/primitives/toast.ts';
import { copy } from './copy.ts';
import { takeFile } from './event-files.ts';

const words = copy.board;

type EventProps = { readonly uid: string; readonly event: GolfEvent };

type Asked = Pick<Received, 'asks' | 'newPhones'> & { readonly board: Board; readonly answers: Answers };
type DeskQuestionProps = {
  readonly asked: Asked;
  readonly onAnswer: (isYes: boolean) => void;
  readonly onDismiss: () => void;
};

/** What only the organiser knows of a code: whether its golfers are the players of those names, with their own phones. */
const DeskQuestion = ({ asked: { board, asks, newPhones }, onAnswer, onDismiss }: DeskQuestionProps) => {
  const names = asks.map(({ id }) => board.players.find((player) => player.id === id)?.name ?? id);
  const question = asks.length > 0 ? words.areThey(names) : words.newPhones(newPhones);
  return (
    <Dialog
      open
      onClose={onDismiss}
      title={question.title}
      text={question.text}
      actions={
        <>
          <Button onClick={() => onAnswer(false)}>{question.no}</Button>
          <Button variant="primary" onClick={() => onAnswer(true)}>
            {question.yes}
          </Button>
        </>
      }
    />
  );
};

/** Cards as they come in: a code as text, or the file of another phone that has the event. */
const AddCards = ({ uid, event }: EventProps) => {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const [parts, setParts] = useState<Parts>(NO_PARTS);
  const [asked, setAsked] = useState<Asked>();
  const take = async (board: Board, answers: Answers): Promise<boolean> => {
    const received = await receiveCards(uid, event.id, board, answers);
    setProblem(received.ok ? undefined : received.error);
    if (!received.ok) return false;
    const { news, strangers, asks, newPhones } = received.value;
    if (asks.length > 0 || newPhones.length > 0) setAsked({ board, answers, asks, newPhones });
    showToast({
      text: [words.news(news), strangers.length > 0 ? words.strangers(strangers) : ''].filter(Boolean).join(' '),
    });
    return true;
  };
  const read = async (text: string): Promise<boolean> => {
    const reading = readLink(text, parts);
    setProblem(reading.ok ? undefined : reading.error);
    if (!reading.ok) return false;
    setParts(reading.value.parts);
    // oxlint-disable-next-line no-await-in-loop -- each changes the same event
    for (const { board } of reading.value.links) if (!(await take(board, {}))) return false;
    return true;
  };
  const answer = (isYes: boolean) => {
    if (!asked) return;
    const { board, answers, asks } = asked;
    setAsked(undefined);
    void take(board, asks.length > 0 ? { ...answers, areThey: isYes } : { ...answers, areNewPhones: isYes });
  };
  const readTyped = async () => {
    if (await read(typed)) setTyped('');
  };
  const { camera, videoRef, start, stop } = useCodeCamera((text) => void read(text), false);
  const takeEvent = async ([file]: readonly File[]) => {
    if (!file) return;
    const taken = await takeFile(uid, file);
    setProblem(taken.ok ? undefined : taken.error);
  };
  return (
    <div className="flex flex-col gap-3 py-2">
      <CodeCamera
        words={words.camera}
        isOn={camera.step === 'on'}
        stream={camera.step === 'on' ? camera.stream : undefined}
        videoRef={videoRef}
        status={words.camera.hold}
        failure={camera.step === 'failed' ? words.camera.failures[camera.why] : undefined}
        onStart={start}
        onStop={stop}
      />
      <TextArea label={words.code} hint={words.codeHint} value={typed} onChange={setTyped} />
      <div className="flex flex-wrap gap-3">
        <Button disabled={typed.trim() === ''} onClick={() => void readTyped()}>
          {words.read}
        </Button>
        <Button onClick={() => input.current?.click()}>{words.file}</Button>
      </div>
      <FileInput
        ref={input}
        label={words.file}
        accept=".json,application/json"
        onFiles={(files) => void takeEvent(files)}
      />
      {problem !== undefined && <ErrorNote title={problem} />}
      {asked && <DeskQuestion asked={asked} onAnswer={answer} onDismiss={() => setAsked(undefined)} />}
    </div>
  );
};

type Props = EventProps & {
  readonly rows: readonly EventRow[];
  readonly onCard: (player: EventPlayer) => void;
};

/** Who has no card although all others are in: one tap says that they did not play. */
const WithoutCard = ({ uid, event, rows, onCard }: Props) =>
  withoutCard(rows).map((name) => {
    const player = event.players.find((one) => one.name === name)!;
    const markAbsent = () => changeEvent(uid, event.id, (before) => ok(withState(before, player.id, 'absent')));
    return (
      <li key={player.id} className="rule-b flex flex-wrap items-center justify-between gap-x-4 py-1">
        <span>{copy.cards.didPlay(name)}</span>
        <span className="flex gap-2">
          <Button onClick={() => void markAbsent()}>{words.states.absent}</Button>
          <Button variant="quiet" onClick={() => onCard(player)}>
            {copy.cards.enter}
          </Button>
        </span>
      </li>
    );
  });

const lackText = ({ missing, conflicts }: Lack): string =>
  [missing.length > 0 && copy.cards.missing(missing), conflicts.length > 0 && words.conflict(conflicts)]
    .filter(Boolean)
    .join('. ');

/** The cards as they come in, and what each still lacks. */
export const CardsSection = (props: Props) => {
  const { uid, event, rows, onCard } = props;
  const lacks = lacking(event, rows);
  return (
    <Section title={copy.cards.title} className="print:hidden">
      {unreadableCodes(event) > 0 && (
        <p className="text-note font-medium text-flag-ink">{words.unreadable(unreadableCodes(event))}</p>
      )}
      <Disclosure title={words.add}>
        <AddCards uid={uid} event={event} />
      </Disclosure>
      <ul>
        {lacks.map((lack) => (
          <li key={lack.row.id} className="rule-b">
            <button
              type="button"
              className="flex min-h-touch w-full flex-wrap items-baseline justify-between gap-x-4 py-1 text-left hover:bg-sunken"
              onClick={() => onCard(event.players.find(({ name }) => name === lack.row.names[0])!)}
            >
              <Name className="min-w-0 font-medium">{lack.row.names.join(', ')}</Name>
              <span className="text-note text-flag-ink">{lackText(lack)}</span>
            </button>
          </li>
        ))}
        <WithoutCard {...props} />
      </ul>
      {lacks.length === 0 && <p className="text-note text-rough">{copy.cards.none}</p>}
    </Section>
  );
};
