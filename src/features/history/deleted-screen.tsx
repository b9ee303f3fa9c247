import { useState } from 'react';
import { restoreDeleted } from '#src/data/commands/history.ts';
import { type DeletedDocument, useDeleted } from '#src/data/queries/history.ts';
import type { EntityName } from '#src/domain/entities/registry.ts';
import type { JsonMap } from '@divot/documents';
import { useMinute } from '#src/platform/clock/use-clock.ts';
import { momentText } from '#src/platform/clock/day-text.ts';
import { BackLink } from '#src/ui/layout/back-link.tsx';
import { Page } from '#src/ui/layout/page.tsx';
import { Button } from '#src/ui/primitives/button.tsx';
import { EmptyState } from '#src/ui/primitives/empty-state.tsx';
import { Skeleton } from '#src/ui/primitives/skeleton.tsx';
import { succeeded } from '#src/ui/primitives/toast.ts';
import { copy } from './copy.ts';

const PAGE = 40;

type Props = {
  readonly nameOf: (name: EntityName, document: JsonMap | undefined) => string;
  readonly onBack: () => void;
};

type RowProps = { readonly name: string; readonly at: string; readonly onRestore: () => void };

const DeletedRow = ({ name, at, onRestore }: RowProps) => (
  <li className="rule-b flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
    <div className="min-w-0 flex-1 basis-50">
      <p className="font-medium wrap-anywhere">{name}</p>
      <p className="text-note text-rough">{copy.deletedOn(momentText(at))}</p>
    </div>
    <Button aria-label={copy.restoreName(name)} onClick={onRestore}>
      {copy.restore}
    </Button>
  </li>
);

const Example = () => (
  <ul>
    <DeletedRow name={copy.deletedExample} at={useMinute()} onRestore={() => undefined} />
  </ul>
);

/** What was deleted within 30 days, newest first. */
export const DeletedScreen = ({ nameOf, onBack }: Props) => {
  const [restored, setRestored] = useState(0);
  const [shown, setShown] = useState(PAGE);
  const deleted = useDeleted(restored);
  const restore = async ({ name, document }: DeletedDocument) => {
    const back = await restoreDeleted(name, document);
    succeeded(back, copy.done);
    setRestored(restored + 1);
  };
  return (
    <Page title={copy.deletedTitle} lead={copy.deletedLead} back={<BackLink label={copy.back} onClick={onBack} />}>
      {!deleted && <Skeleton className="h-40" />}
      {deleted?.length === 0 && (
        <EmptyState of="gone" example={<Example />}>
          {copy.nothingDeleted}
        </EmptyState>
      )}
      <ul>
        {deleted?.slice(0, shown).map((one) => (
          <DeletedRow
            key={`${one.name}/${String(one.document['id'])}`}
            name={nameOf(one.name, one.document)}
            at={new Date(one.deletedAtMs).toISOString()}
            onRestore={() => void restore(one)}
          />
        ))}
      </ul>
      {deleted && deleted.length > shown && (
        <Button className="self-start" onClick={() => setShown(shown + PAGE)}>
          {copy.showMore}
        </Button>
      )}
    </Page>
  );
};
