import { shareLive } from '#src/data/commands/board.ts';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { timeText } from '#src/platform/clock/day-text.ts';
import { Section } from '#src/ui/primitives/section.tsx';
import { Switch } from '#src/ui/primitives/switch.tsx';
import { copy } from './copy.ts';
import { BoardQuestion } from './board-question.tsx';
import { useNamesake } from './use-reading.ts';
import { useLiveBoard } from './use-live-board.ts';
import { succeeded } from '#src/ui/primitives/toast.ts';

const words = copy.live;

type Props = { readonly round: Round; readonly invitation: string | undefined };

/** The same board through the cloud, for who wants it. Nothing leaves the phone before the switch is on. */
export const LiveBoard = ({ round, invitation }: Props) => {
  const { at, failure, question, answer, dismiss, stop, reader } = useLiveBoard(round);
  const namesake = useNamesake(round, reader);
  const { owner } = reader;
  const isOn = round.boardKey !== undefined;
  const turn = async (on: boolean) => (on ? succeeded(await shareLive(round.id, invitation)) : stop());
  const standing =
    failure === undefined ? at && words.at(timeText(at)) : words.failures[failure === 'offline' ? 'offline' : 'other'];
  return (
    <Section title={words.title}>
      {!isOn && invitation !== undefined && <p className="text-note font-medium">{words.invited}</p>}
      <Switch label={words.share} hint={words.hint} checked={isOn} onChange={(on) => void turn(on)} />
      {isOn && (
        <p className="text-note text-rough" role="status">
          {standing ?? words.waiting}
        </p>
      )}
      <BoardQuestion question={question} name={owner.name} onAnswer={answer} onDismiss={dismiss} />
      <BoardQuestion
        question={question ? undefined : namesake.question}
        name={owner.name}
        onAnswer={namesake.answer}
        onDismiss={namesake.dismiss}
      />
    </Section>
  );
};

/** On the pad: exchanges the board, and says so only if the golfer has to decide something. */
export const LiveNote = ({ round, onOpen }: { readonly round: Round; readonly onOpen: () => void }) => {
  const { question, reader } = useLiveBoard(round);
  const namesake = useNamesake(round, reader).question;
  const asked = question ?? namesake;
  return (
    asked && (
      <button type="button" className="min-h-touch py-1 text-left text-note font-medium text-flag-ink" onClick={onOpen}>
        {words.asks[asked.kind]}
      </button>
    )
  );
};
