import { Fragment } from 'react';
import { namedPart } from '#src/domain/coach/named.ts';
import { useDecision } from '#src/data/queries/decision.ts';
import { usePainAreas } from '#src/data/queries/profile.ts';
import type { Estimate, Loss } from '@divot/analytics';
import type { Decision } from '#src/domain/coach/coach.ts';
import { drillForPart } from '@divot/practice';
import { bandText, typicalGolfer, verdictText } from '#src/domain/coach/focus-words.ts';
import { factData } from '#src/domain/facts.ts';
import { type Part, PARTS } from '@divot/golf-rules';
import { copy } from '#src/features/analytics/copy.ts';
import { help } from '#src/features/analytics/help-copy.ts';
import { filtersSet } from '#src/features/analytics/analytics-filter.ts';
import type { TabProps } from '#src/features/analytics/tabs/tab-props.ts';
import { textLinkLook } from '#src/ui/layout/nav-look.ts';
import { Help } from '#src/ui/primitives/help.tsx';
import { Skeleton } from '#src/ui/primitives/skeleton.tsx';
import { PartDetail } from './part-detail.tsx';
import { type Beside, partLevel, toneOf, turned } from './part-level.ts';
import { clsx } from 'clsx';
import { GainBar, type GainTone } from '#src/ui/charts/gain-bar.tsx';
import { OpenIcon } from '#src/ui/icons/control-icons.ts';

const words = copy.gained;

type PartRowProps = {
  readonly part: Part;
  readonly estimate: Estimate | undefined;
  readonly other: Estimate | undefined;
  /** The part that the coach's decision is about, shown in orange. */
  readonly isWorst: boolean;
  /** Beside the golfer's own level, over the usual rounds. */
  readonly isOwn: boolean;
  readonly isOpen: boolean;
  readonly most: number;
  readonly detailId: string;
  readonly onOpen: () => void;
};

const INKS: Record<GainTone, string> = {
  worst: 'text-flag',
  cost: 'text-ink',
  gain: 'text-fairway-ink',
  level: 'text-ink',
};

type ValueProps = { readonly loss: Omit<Loss, 'rounds'>; readonly tone: GainTone; readonly about: Part | undefined };

/** `of`: the part whose loss beside the golfer's own level this is. */
const Value = ({ loss, tone, about }: ValueProps) => {
  const [figure, side] = verdictText(loss).split(' ');
  return (
    <span className="flex items-baseline gap-1.5" {...factData(['loss', about && verdictText(loss), about])}>
      <span
        className={clsx(
          'figures leading-none font-strong',
          tone === 'worst' ? 'text-figure' : 'text-title',
          INKS[tone],
          // Black on an orange block in the sunlight theme, where coloured text may be unreadable.
          tone === 'worst' &&
            'in-data-[theme=sunlight]:bg-flag in-data-[theme=sunlight]:px-2 in-data-[theme=sunlight]:text-on-flag',
        )}
      >
        {figure}
      </span>
      {side !== undefined && <span className="text-note">{side}</span>}
    </span>
  );
};

/** An estimate with too few rounds behind it says nothing. */
const enough = (estimate: Estimate | undefined) => (estimate?.isEnough ? estimate : undefined);

type LevelProps = {
  readonly estimate: Estimate;
  readonly before: Estimate | undefined;
  readonly tone: GainTone;
  readonly most: number;
  readonly about: Part | undefined;
};

/** A part's strokes as a bar with its band, and what they were over the rounds compared with. */
const Level = ({ estimate, before, tone, most, about }: LevelProps) => (
  <>
    <GainBar {...estimate} most={most} tone={tone} other={before?.value} />
    <span className="text-note text-rough" {...factData(['band', about && bandText(turned(estimate)), about])}>
      {bandText(turned(estimate))}
      {before && `, ${words.before(before.value)}`}
    </span>
  </>
);

/** A part of the game as a button with name, strokes, bar and band. It opens the details of the part. */
const PartRow = ({ part, estimate, other, isWorst, isOwn, isOpen, most, detailId, onOpen }: PartRowProps) => {
  const shown = enough(estimate);
  const level = shown && { estimate: shown, tone: toneOf(shown, isWorst), about: isOwn ? part : undefined };
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={isOpen ? detailId : undefined}
      className={clsx(
        'flex w-full flex-col gap-1.5 py-3 text-left hover:bg-sunken',
        isOpen && 'lg:-ml-4 lg:w-[calc(100%+1rem)] lg:border-l-4 lg:pl-3', // outside the row, to keep zeros aligned
        isOpen && (isWorst ? 'lg:border-flag' : 'lg:border-fairway'),
      )}
      onClick={onOpen}
    >
      <span className="flex w-full flex-wrap items-end gap-x-3">
        <span className={clsx('row-words font-strong', isWorst ? 'text-title' : 'text-head')}>{words.parts[part]}</span>
        {level && <Value loss={turned(level.estimate)} tone={level.tone} about={level.about} />}
        <OpenIcon className={clsx('mb-1 size-5 text-rough', isOpen && 'rotate-180 lg:-rotate-90')} />
      </span>
      {level ? (
        <Level {...level} before={enough(other)} most={most} />
      ) : (
        <span className="text-note text-rough">{words.tooFew(estimate?.rounds ?? 0)}</span>
      )}
    </button>
  );
};

const LEAST_EXTENT = 1;

type GainedTabProps = TabProps & {
  readonly handicap: number | undefined;
  /** Whether Divot knows yet if there is a handicap. Until then it compares nothing with one. */
  readonly isKnown: boolean;
};

const Header = ({ golfer, rounds }: { readonly golfer: string; readonly rounds: number }) => (
  <div>
    <div className="flex items-start justify-between gap-4">
      <p>
        <strong>{words.against(golfer)}</strong>, {copy.rounds(rounds)}
      </p>
      <Help {...help.gained} />
    </div>
    <p aria-hidden="true" className="rule-b flex justify-between pb-1 text-note text-rough">
      <span>{words.more}</span>
      <span>{words.fewer}</span>
    </p>
  </div>
);

type ExplainedProps = {
  readonly beside: Beside;
  readonly typical: string;
  readonly standsOut: boolean;
  readonly onBeside: (beside: 'tour' | undefined) => void;
};

/** What the strokes are beside, and the way to the other comparison. */
const Explained = ({ beside, typical, standsOut, onBeside }: ExplainedProps) => {
  const [text, link, next] =
    beside === 'tour'
      ? ([words.tourExplained, words.toOwn(typical), undefined] as const)
      : ([words.explained, words.toTour, 'tour'] as const);
  return (
    <p className="pt-3 text-note text-rough">
      {!standsOut && `${words.nothing} `}
      {text}{' '}
      <button type="button" className={textLinkLook} onClick={() => onBeside(next)}>
        {link}
      </button>
    </p>
  );
};

/** The part the coach works on and its next drill. Empty if nothing stands out. */
const focusOf = (decision: Decision): { readonly part: Part; readonly drillId: string | undefined } | undefined => {
  const part = namedPart(decision);
  if (part === undefined) return undefined;
  const coming = decision.week.filter(({ isDone }) => !isDone).flatMap(({ blocks }) => blocks);
  return { part, drillId: coming.find(({ onFocus, drillId }) => onFocus && drillId)?.drillId };
};

/** The four parts on one zero line. Each opens its holes and its drill. Orange marks only what the coach works on. */
export const GainedTab = ({ selection: { rounds, compared }, at, go, handicap, isKnown }: GainedTabProps) => {
  const painAreas = usePainAreas();
  const decided = useDecision();
  const focus = decided && focusOf(decided.decision);
  const index = handicap ?? null;
  const beside: Beside = at.beside ?? 'level';
  const typical = typicalGolfer(index);
  const golfer = beside === 'tour' ? words.tourGolfer : typical;
  const isOwn = beside === 'level' && at.last === undefined && filtersSet(at) === 0;
  const levels = PARTS.map((part) => ({
    part,
    estimate: partLevel(rounds, part, beside, index),
    other: compared && partLevel(compared, part, beside, index),
  }));
  // Sorts the costliest part first, and parts with too little data last.
  const worth = (one: Estimate | undefined) => enough(one)?.value ?? Infinity;
  const rows = levels.toSorted((a, b) => worth(a.estimate) - worth(b.estimate));
  const most = Math.max(
    LEAST_EXTENT,
    ...levels.flatMap(({ estimate }) => {
      const shown = enough(estimate);
      return shown ? [-shown.low, shown.high] : [];
    }),
  );
  const open = at.part ?? focus?.part ?? 'none';
  const drillOf = (part: Part) =>
    (focus?.part === part ? focus.drillId : undefined) ?? drillForPart(part, painAreas)?.id;
  if (!isKnown) return <Skeleton className="h-60" />;
  if (beside === 'level' && levels.every(({ estimate }) => !estimate)) {
    return <p className="measure text-note text-rough">{handicap === undefined ? words.noLevel : words.needs}</p>;
  }
  return (
    <div className="lg:grid lg:grid-cols-2 2xl:grid-cols-[1fr_2fr] lg:[&>*]:col-start-1 lg:grid-rows-[repeat(6,auto)_1fr] lg:gap-x-10">
      <Header golfer={golfer} rounds={rounds.length} />
      {rows.map(({ part, estimate, other }) => (
        <Fragment key={part}>
          <div className="rule-b">
            <PartRow
              part={part}
              estimate={estimate}
              other={other}
              isWorst={beside === 'level' && focus?.part === part}
              isOwn={isOwn}
              isOpen={open === part}
              most={most}
              detailId={`part-${part}`}
              onOpen={() => go({ ...at, part: open === part ? 'none' : part }, { replace: true })}
            />
          </div>
          {open === part && (
            <div className="lg:col-start-2! lg:row-[1/8]">
              <PartDetail
                id={`part-${part}`}
                part={part}
                estimate={estimate}
                rounds={rounds}
                index={index}
                golfer={golfer}
                drillId={drillOf(part)}
                isOwn={isOwn}
              />
            </div>
          )}
        </Fragment>
      ))}
      <Explained
        beside={beside}
        typical={typical}
        standsOut={decided?.decision.kind !== 'nothing-stands-out'}
        onBeside={(next) => go({ ...at, beside: next }, { replace: true })}
      />
    </div>
  );
};
