import type { PracticeSession } from '#src/domain/entities/practice-session.entity.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { copy } from '#src/features/practice/copy.ts';

type Props = { readonly session: PracticeSession; readonly onResume: () => void };

/** The session under way, and the way back to it. */
export const ResumePractice = ({ session, onResume }: Props) => (
  <section
    aria-label={copy.resume.title}
    className="flex items-center gap-4 border-l-4 border-flag bg-sunken px-4 py-3 print:hidden"
  >
    <p className="flex-1 leading-tight">
      <span className="label block text-rough">{copy.resume.title}</span>
      <span className="font-medium">
        {copy.resume.at(
          session.blocks.filter(({ actualSec }) => actualSec !== undefined).length,
          session.blocks.length,
        )}
      </span>
    </p>
    <Button variant="flag" size="play" onClick={onResume}>
      {copy.resume.action}
    </Button>
  </section>
);
