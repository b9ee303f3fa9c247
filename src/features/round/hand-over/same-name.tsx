import { Button } from '#src/ui/primitives/button.tsx';
import { Dialog } from '#src/ui/primitives/dialog.tsx';
import { copy } from './copy.ts';

type Props = { readonly open: boolean; readonly name: string; readonly onAnswer: (isMine: boolean) => void };

/** Two phones that enter scores as the same golfer: theirs, or somebody else's of that name? */
export const SameName = ({ open, name, onAnswer }: Props) => (
  <Dialog
    open={open}
    onClose={() => onAnswer(false)}
    title={copy.sameName.title}
    text={copy.sameName.text(name)}
    actions={
      <>
        <Button variant="primary" onClick={() => onAnswer(false)}>
          {copy.sameName.no}
        </Button>
        <Button onClick={() => onAnswer(true)}>{copy.sameName.yes}</Button>
      </>
    }
  />
);
