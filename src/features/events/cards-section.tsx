import { useRef, useState } from 'react';
import { type Result, fail, ok } from '@divot/basics';
import { changeEvent } from '#src/data/commands/events.ts';
import { type EventRow, withoutCard } from '#src/domain/events/event-results.ts';
import { type EventPlayer, type GolfEvent, type Received, withReceived, withState } from '#src/domain/events/event.ts';
import { type Lack, lacking } from '#src/domain/events/next-step.ts';
import { readLink } from '#src/domain/rounds/board-link.ts';
import { nowIso } from '#src/platform/clock/clock.ts';
import { useCodeCamera } from '#src/platform/device/use-code-camera.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { CodeCamera } from '#src/ui/primitives/code-camera.tsx';
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

/** Cards as they come in: a code as text, or the file of another phone that has the event. */
const AddCards = ({ uid, event }: EventProps) => {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const read = async (text: string): Promise<boolean> => {
    const link = readLink(text);
    let received: Result<Received> = fail('');
    const changed = link.ok
      ? await changeEvent(uid, event.id, (before) => {
          received = withReceived(before, link.value.board, nowIso());
          return received.ok ? ok(received.value.event) : received;
        })
      : link;
    setProblem(changed.ok ? undefined : changed.error);
    if (!changed.ok) return false;
    const { news, strangers } = (received as { readonly value: Received }).value;
    showToast({
      text: [words.news(news), strangers.length > 0 ? words.strangers(strangers) : ''].filter(Boolean).join(' '),
    });
    return true;
  };
  const readTyped = async () => {
    for (const text of typed.split(/\s+/u).filter(Boolean)) if (!(await read(text))) return;
    setTyped('');
  };
  const { camera, videoRef, start, stop } = useCodeCamera((text) => void read(text), false);
  const take = async ([file]: readonly File[]) => {
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
      <FileInput ref={input} label={words.file} accept=".json,application/json" onFiles={(files) => void take(files)} />
      {problem !== undefined && <ErrorNote title={problem} />}
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
