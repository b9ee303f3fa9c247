import { factData } from '#src/domain/facts.ts';
import { sum } from '@divot/basics';
import { faultName } from '@divot/golf-content';
import { Link } from '@tanstack/react-router';
import { type Focus, type Place, type SessionBlock, type SessionRequest, reasonsFor } from '@divot/practice';
import { ForwardIcon } from '#src/ui/icons/control-icons.ts';
import { StartIcon } from '#src/ui/icons/frame-icons.ts';
import { textLinkLook } from '#src/ui/layout/nav-look.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { ErrorNote } from '#src/ui/primitives/error-note.tsx';
import { NumberField } from '#src/ui/primitives/field.tsx';
import { Section } from '#src/ui/primitives/section.tsx';
import { SegmentedControl } from '#src/ui/primitives/segmented-control.tsx';
import { Select } from '#src/ui/primitives/select.tsx';
import { Skeleton } from '#src/ui/primitives/skeleton.tsx';
import { copy, words } from '#src/features/practice/copy.ts';
import { type GoTo, focuses, places } from '#src/features/practice/practice-search.ts';
import { PainNote } from '#src/features/practice/hurts-note.tsx';
import { markText, reasonText } from '#src/features/practice/wording.ts';
import { type TodayProps, offeredMinutes, useTodaysSession } from './use-todays-session.ts';
import { Badge } from '#src/ui/primitives/badge.tsx';
import { Disclosure } from '#src/ui/primitives/disclosure.tsx';
import { DOT } from '#src/ui/primitives/dot.ts';
import { DrillRowPicture } from '#src/features/practice/drill-picture.tsx';
import { DrillSteps } from '#src/features/practice/drills/drill-steps.tsx';

type Props = {
  readonly blocks: readonly SessionBlock[];
  readonly request: SessionRequest;
  /** The number of rounds behind the stated stroke loss. */
  readonly rounds: number;
  readonly markOf: ReturnType<typeof useTodaysSession>['markOf'];
  readonly go: GoTo;
};

const ModeBadge = ({ mode }: { readonly mode: SessionBlock['mode'] }) => (
  <Badge tone={mode === 'block' ? 'plain' : mode === 'random' ? 'sky' : 'sand'}>{words.modes[mode]}</Badge>
);

/** The session's blocks and the reason for each. */
const TodayBlocks = ({ blocks, request, rounds, markOf, go }: Props) => (
  <ol className="rule-t">
    {blocks.map((block) => (
      <li key={block.drill.id} className="rule-b">
        <button
          type="button"
          className="flex min-h-play w-full flex-wrap items-start gap-x-4 py-3 text-left hover:bg-sunken"
          onClick={() => go({ drill: block.drill.id })}
        >
          <DrillRowPicture drillId={block.drill.id} minutes={block.minutes} />
          <span className="row-words flex flex-col gap-1">
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
          <p className="pt-3 font-medium">{copy.today.paper(markText(block.drill, markOf(block.drill)))}</p>
        </div>
      </li>
    ))}
  </ol>
);

const OTHER = 'other';
const ANYWHERE = 'anywhere';
/** The swing fault that the session is for, instead of a part of the game. */
const FAULT = 'fault';

type TodayView = { readonly today: ReturnType<typeof useTodaysSession> };

const Minutes = ({ today: { length } }: TodayView) => (
  <>
    <SegmentedControl
      play
      label={copy.today.minutes}
      value={length.typed === undefined ? String(length.minutes) : OTHER}
      segments={[
        ...offeredMinutes.map((value) => ({ value: String(value), label: words.minutes(value) })),
        { value: OTHER, label: copy.today.other },
      ]}
      onChange={(value) => (value === OTHER ? length.openField() : length.choose(Number(value)))}
    />
    {length.typed !== undefined && (
      <NumberField
        label={copy.today.typed}
        hint={copy.today.typedHint}
        value={length.typed}
        error={length.isWithin ? undefined : copy.today.typedWrong}
        onChange={length.type}
      />
    )}
  </>
);

const PlaceAndFocus = ({ today, place }: TodayView & { readonly place: Place | undefined }) => (
  <div className="grid grid-cols-2 gap-4">
    <Select
      label={copy.today.place}
      value={place ?? ANYWHERE}
      options={[
        { value: ANYWHERE, label: today.hasOwnPlaces ? copy.today.ownPlaces : copy.today.anywhere },
        ...places.map((value) => ({ value, label: words.places[value] })),
      ]}
      onChange={(value: Place | typeof ANYWHERE) => today.set({ place: value === ANYWHERE ? undefined : value })}
    />
    <Select
      label={copy.today.focus}
      value={today.request.faultId ? FAULT : today.focus}
      options={[
        ...(today.usualFault ? [{ value: FAULT, label: faultName(today.usualFault) } as const] : []),
        ...focuses.map((value) => ({ value, label: words.focuses[value] })),
      ]}
      onChange={(focus: Focus | typeof FAULT) => today.set({ focus: focus === FAULT ? undefined : focus })}
    />
  </div>
);

/** The minutes, the place and the focus that the session is built for. */
const stateOf = (today: TodayView['today'], place: Place | undefined): string =>
  [
    words.minutes(today.length.minutes),
    place ? words.places[place] : today.hasOwnPlaces ? copy.today.ownPlaces : copy.today.anywhere,
    today.request.faultId && today.usualFault ? faultName(today.usualFault) : words.focuses[today.focus],
  ].join(DOT);

/** The part of the game and the faults that today's blocks address. */
const reasonsOf = ({ focus, built, request }: TodayView['today']): readonly string[] => {
  const reasons = built?.ok ? built.value.flatMap((block) => reasonsFor(block, request)) : [];
  const isWorkedOn = (faultId: string) =>
    reasons.some((reason) => reason.kind === 'fault' && reason.faultId === faultId);
  return [
    ...(reasons.some(({ kind }) => kind === 'focus') ? [words.focuses[focus].toLowerCase()] : []),
    ...request.faultIds.filter(isWorkedOn).map(faultName),
  ];
};

const Why = ({ today }: TodayView) => {
  const { isKnown, faultIds, planned } = today;
  const reasons = reasonsOf(today);
  return (
    <>
      <p className="text-note text-rough" hidden={!isKnown}>
        {reasons.length > 0 && copy.today.builtAround(reasons)}
        {faultIds.length === 0 && (
          <>
            {planned ? copy.today.planned[planned] : reasons.length === 0 && copy.today.noFaults}{' '}
            <Link to="/swing-assessment" className={textLinkLook}>
              {copy.today.assess}
            </Link>
          </>
        )}
      </p>
      <PainNote />
    </>
  );
};

/**
 * Today's session for the minutes available, each block with its reasons. While a session is under way (`isBlocked`),
 * no new one can start.
 */
export const Builder = ({ isBlocked, ...props }: TodayProps & { readonly isBlocked: boolean }) => {
  const today = useTodaysSession(props);
  const { built, request, roundsRead, length } = today;
  const planned = built?.ok ? sum(built.value.map(({ minutes }) => minutes)) : 0;
  return (
    <Section title={copy.today.title}>
      <div className="flex flex-col gap-4">
        <div className="print:hidden">
          <Disclosure
            title={
              <span className="flex flex-wrap justify-between gap-x-4">
                <span className="figures font-text text-rough">{stateOf(today, props.at.place)}</span>
                <span>{copy.today.change}</span>
              </span>
            }
          >
            <div className="flex flex-col gap-4 pt-2">
              <Minutes today={today} />
              <PlaceAndFocus today={today} place={props.at.place} />
            </div>
          </Disclosure>
        </div>
        {!today.isKnown && (
          <div aria-busy="true">
            <Skeleton className="h-80" />
          </div>
        )}
        <Why today={today} />
        {built && !built.ok && <ErrorNote title={copy.today.none[built.error]} />}
        {built?.ok && (
          <>
            <TodayBlocks
              blocks={built.value}
              request={request}
              rounds={roundsRead}
              markOf={today.markOf}
              go={props.go}
            />
            {planned < length.minutes && (
              <p
                className="text-note text-rough"
                {...factData(['minutes', words.minutes(planned), today.plannedOn ?? 'asked for'])}
              >
                {copy.today.shorter(planned, length.minutes)}
              </p>
            )}
            <Button
              variant="primary"
              size="play"
              block
              className="sm:w-auto sm:self-start"
              busy={today.busy}
              disabled={isBlocked}
              onClick={() => void today.begin()}
            >
              <StartIcon className="size-5" />
              {copy.today.start}
            </Button>
          </>
        )}
      </div>
    </Section>
  );
};
