import type { Question } from '#src/domain/rounds/group-board.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { Dialog } from '#src/ui/primitives/dialog.tsx';
import { copy } from './copy.ts';

type Props = {
  readonly question: Question | undefined;
  /** The golfer's own. */
  readonly name: string;
  readonly onAnswer: (isYes: boolean) => void;
  /** Without an answer nothing is taken over. */
  readonly onDismiss: () => void;
};

const wordsFor = (question: Question, name: string) => {
  if (question.kind === 'own-phone') return copy.ownPhone(name);
  if (question.kind === 'new-phone') return copy.newPhone(question.name);
  return question.isOwner ? copy.isItYou(question.name) : copy.sameGolfer(question.name);
};

/** What only the golfer knows of a code. Asked once. */
export const BoardQuestion = ({ question, name, onAnswer, onDismiss }: Props) => {
  const words = question && wordsFor(question, name);
  return (
    <Dialog
      open={words !== undefined}
      onClose={onDismiss}
      title={words?.title ?? ''}
      text={words?.text ?? ''}
      actions={
        <>
          <Button onClick={() => onAnswer(false)}>{words?.no}</Button>
          <Button variant="primary" onClick={() => onAnswer(true)}>
            {words?.yes}
          </Button>
        </>
      }
    />
  );
};
