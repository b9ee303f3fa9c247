import { useState } from 'react';
import { HelpIcon } from '#src/ui/icons/screen-icons.ts';
import { IconButton } from './button.tsx';
import { Sheet } from './sheet.tsx';

export type HelpText = {
  readonly title: string;
  readonly text: readonly string[];
  /** The rule, table or book it is based on. */
  readonly source: string;
};

/** "What is this?" beside a value that needs explaining: one short sheet that names its source. */
export const Help = ({ title, text, source }: HelpText) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <span className="-my-2 inline-flex print:hidden">
        <IconButton
          label={`What is this? ${title}`}
          icon={<HelpIcon className="size-5" />}
          onClick={() => setOpen(true)}
        />
      </span>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={title}>
        <div className="measure flex flex-col gap-3 pt-1">
          {text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p className="rule-t pt-3 text-note text-rough">{source}</p>
        </div>
      </Sheet>
    </>
  );
};
