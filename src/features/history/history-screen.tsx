import { useState } from 'react';
import { restoreFields, restoreVersion, takeBack } from '#src/data/commands/history.ts';
import { useLiveOne } from '#src/data/live/use-live.ts';
import { type Step, useHistory } from '#src/data/queries/history.ts';
import type { EntityName } from '#src/domain/entities/registry.ts';
import type { Fields } from '#src/domain/forms/fields.ts';
import { type Result, localDay } from '@divot/basics';
import type { JsonMap } from '@divot/documents';
import { useMinute } from '#src/platform/clock/use-clock.ts';
import { timeText, weekdayText } from '#src/platform/clock/day-text.ts';
import { BackLink } from '#src/ui/layout/back-link.tsx';
import { Page } from '#src/ui/layout/page.tsx';
import { Button } from '#src/ui/primitives/button.tsx';
import { Disclosure } from '#src/ui/primitives/disclosure.tsx';
import { EmptyState } from '#src/ui/primitives/empty-state.tsx';
import { Section } from '#src/ui/primitives/section.tsx';
import { Skeleton } from '#src/ui/primitives/skeleton.tsx';
import { succeeded } from '#src/ui/primitives/toast.ts';
import { changeWords, changedAt, originText, wholeText } from './change-words.ts';
import { copy } from './copy.ts';

/** Lines of a change that is closed. */
const LINES = 2;
const PAGE = 40;

const report = async (work: Promise<Result<unknown>>) => succeeded(await work, copy.done);

type StepTitleProps = { readonly lines: readonly string[]; readonly where: string; readonly at: string };

const StepTitle = ({ lines, where, at }: StepTitleProps) => (
  <span className="flex flex-col py-2">
    {lines.slice(0, LINES).map((line) => (
      <span key={line} className="wrap-anywhere">
        {line}
      </span>
    ))}
    {lines.length > LINES && <span>{copy.more(lines.length - LINES)}</span>}
    <span className="text-note font-text text-rough">{copy.at(where, timeText(at))}</span>
  </span>
);

const Example = () => (
  <p className="font-medium">
    <StepTitle lines={[copy.example]} where={copy.by.device(copy.otherDevice)} at={useMinute()} />
  </p>
);

type StepProps = {
  readonly name: EntityName;
  readonly id: string;
  readonly fields: Fields | undefined;
  readonly step: Step;
};

const StepRow = ({ name, id, fields, step }: StepProps) => {
  const { row, before } = step;
  const changes = changeWords(name, fields, step);
  const whole = wholeText(step);
  const lines = [...(whole ? [whole] : []), ...changes.map(({ line }) => line)];
  const title = <StepTitle lines={lines} where={originText(row)} at={changedAt(row)} />;
  // A document that the golfer began here is deleted where it is shown.
  const isTakenBack = row.before !== undefined || row.batch !== undefined;
  if (!isTakenBack) return <li className="rule-b font-medium">{title}</li>;
  return (
    <li className="rule-b">
      <Disclosure title={title}>
        <div className="flex flex-col gap-4 pb-4">
          {before && changes.length > 1 && (
            <ul className="flex flex-col gap-2">
              {changes.map(({ paths, place, line, back }) => (
                <li key={paths[0]} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
                  <span className="min-w-0 flex-1 basis-50 wrap-anywhere">{line}</span>
                  <Button
                    aria-label={copy.putBackFor(place, back)}
                    onClick={() => void report(restoreFields(name, id, before, paths))}
                  >
                    {back}
                  </Button>
                </li>
              ))}
            </ul>
          )}
          <div className="flex flex-wrap gap-3">
            <Button variant="primary" onClick={() => void report(takeBack(row))}>
              {copy.takeBack[row.by]}
            </Button>
            {before && before['_deleted'] !== true && (
              <Button onClick={() => void report(restoreVersion(name, id, before))}>{copy.asBefore}</Button>
            )}
          </div>
        </div>
      </Disclosure>
    </li>
  );
};

const byDay = (steps: readonly Step[]): ReadonlyMap<string, readonly Step[]> => {
  const days = new Map<string, readonly Step[]>();
  for (const step of steps) {
    const day = localDay(new Date(changedAt(step.row)));
    days.set(day, [...(days.get(day) ?? []), step]);
  }
  return days;
};

type Props = {
  readonly name: EntityName;
  readonly id: string;
  /** The forms' fields: their labels and how they show a value. */
  readonly fields: Fields | undefined;
  readonly nameOf: (name: EntityName, document: JsonMap | undefined) => string;
  readonly onBack: () => void;
};

/** What a document was on this device, and how it changed: newest first, a day after the other. */
export const HistoryScreen = ({ name, id, fields, nameOf, onBack }: Props) => {
  const { document, ready } = useLiveOne(name, id);
  const steps = useHistory(name, id, document);
  const [shown, setShown] = useState(PAGE);
  const days = byDay((steps ?? []).slice(0, shown));
  return (
    <Page
      title={copy.title}
      lead={document && nameOf(name, document)}
      back={<BackLink label={copy.back} onClick={onBack} />}
    >
      <p className="measure text-note text-rough">{copy.lead}</p>
      {(!steps || !ready) && <Skeleton className="h-40" />}
      {steps?.length === 0 && (
        <EmptyState of="notes" example={document && <Example />}>
          {document ? copy.empty : copy.gone}
        </EmptyState>
      )}
      {[...days].map(([day, ofDay]) => (
        <Section key={day} title={weekdayText(day)}>
          <ul>
            {ofDay.map((step) => (
              <StepRow key={step.row.version} name={name} id={id} fields={fields} step={step} />
            ))}
          </ul>
        </Section>
      ))}
      {steps && steps.length > shown && (
        <Button className="self-start" onClick={() => setShown(shown + PAGE)}>
          {copy.showMore}
        </Button>
      )}
    </Page>
  );
};
