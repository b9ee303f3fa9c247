import { countData, factData } from '#src/domain/facts.ts';
import type { PracticeSession } from '#src/domain/entities/practice-session.entity.ts';
import { minutesText } from '@divot/basics';
import { marksReached } from '@divot/practice';
import { dayText } from '#src/platform/clock/day-text.ts';
import { isRejected, useDocumentSync } from '#src/platform/state.ts';
import { ForwardIcon } from '#src/ui/icons/control-icons.ts';
import { Badge } from '#src/ui/primitives/badge.tsx';
import { copy } from '#src/features/practice/copy.ts';
import { DrillRowPicture } from '#src/features/practice/drill-picture.tsx';
import { blockName, practiceName } from '#src/domain/coach/practice-name.ts';

const Marks = ({ session }: { readonly session: PracticeSession }) => {
  const sync = useDocumentSync('practiceSessions', session.id);
  return (
    <>
      {session.transferOf !== undefined && <Badge tone="sky">{copy.history.test}</Badge>}
      {(session.conflicts?.length ?? 0) > 0 && <Badge tone="flag">{copy.history.disagreement}</Badge>}
      {(sync === 'pending' || sync === 'syncing') && <Badge>{copy.history.pending}</Badge>}
      {isRejected(sync) && <Badge tone="sand">{copy.history.rejected}</Badge>}
    </>
  );
};

/** One session in a list: its name and other drills, minutes, day, and marks reached. */
export const SessionRow = ({ session, onOpen }: { readonly session: PracticeSession; readonly onOpen: () => void }) => {
  const { passed, judged } = marksReached(session.blocks);
  const name = practiceName(session);
  const others = session.blocks.map(blockName).filter((one) => one !== name);
  return (
    <li className="rule-b">
      <button
        type="button"
        className="flex min-h-play w-full flex-wrap items-center gap-x-4 py-2 text-left hover:bg-sunken"
        {...factData([
          'practised',
          session.totalMin === undefined ? undefined : minutesText(session.totalMin),
          session.id,
        ])}
        onClick={onOpen}
      >
        <DrillRowPicture drillId={session.blocks[0]?.drillId ?? ''} minutes={session.totalMin} />
        <span className="row-words flex flex-col">
          <span className="font-medium" {...factData(['session', name || undefined, session.id])}>
            {name}
          </span>
          {others.length > 0 && <span className="text-note text-rough">{copy.history.others(others)}</span>}
          <span
            className="flex flex-wrap items-center gap-2 text-note text-rough"
            {...(judged > 0 && countData(`${session.id}/passed`, passed, judged))}
          >
            {dayText(session.practicedOn)}
            {judged > 0 && ` · ${copy.history.passed(passed, judged)}`}
            <Marks session={session} />
          </span>
        </span>
        <ForwardIcon className="size-5 text-rough" />
      </button>
    </li>
  );
};
