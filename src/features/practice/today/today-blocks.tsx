import { reasonsFor } from '#src/domain/practice/reasons.ts';
import type { SessionBlock, SessionRequest } from '#src/domain/practice/session.ts';
import { ForwardIcon } from '#src/ui/icons/icons.ts';
import { Badge } from '#src/ui/primitives/badge.tsx';
import { copy, words } from '#src/features/practice/copy.ts';
import { DrillRowPicture } from '#src/features/practice/drill-picture.tsx';
import { DrillSteps } from '#src/features/practice/drills/drill-steps.tsx';
import type { GoTo } from '#src/features/practice/practice-search.ts';
import { markText, reasonText } from '#src/features/practice/wording.ts';

type Props = {
  readonly blocks: readonly SessionBlock[];
  readonly request: SessionRequest;
  /** The number of rounds behind the stated stroke loss. */
  readonly rounds: number;
  readonly go: GoTo;
};

const ModeBadge = ({ mode }: { readonly mode: SessionBlock['mode'] }) => (
  <Badge tone={mode === 'block' ? 'plain' : mode === 'random' ? 'sky' : 'sand'}>{words.modes[mode]}</Badge>
);

/** The session's blocks and the reason for each. */
export const TodayBlocks = ({ blocks, request, rounds, go }: Props) => (
  <ol className="rule-t">
    {blocks.map((block) => (
      <li key={block.drill.id} className="rule-b">
        <button
          type="button"
          className="flex min-h-play w-full items-start gap-4 py-3 text-left hover:bg-sunken"
          onClick={() => go({ drill: block.drill.id })}
        >
          <DrillRowPicture drillId={block.drill.id} minutes={block.minutes} />
          <span className="flex min-w-0 flex-1 flex-col gap-1">
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lead leading-tight font-medium">
              {block.drill.name}
              <ModeBadge mode={block.mode} />
            </span>
            {reasonsFor(block, request).map((reason) => (
              <span key={JSON.stringify(reason)} className="text-note leading-snug text-rough">
                {reasonText(reason, rounds)}
              </span>
            ))}
          </span>
          <ForwardIcon className="mt-1 size-5 text-rough print:hidden" />
        </button>
        <div className="hidden break-inside-avoid pb-4 print:block">
          <DrillSteps drill={block.drill} />
          <p className="pt-3 font-medium">{copy.today.paper(markText(block.drill, request.index))}</p>
        </div>
      </li>
    ))}
  </ol>
);
