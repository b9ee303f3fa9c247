import { resolveConflict, setUnreadAside } from '#src/data/commands/conflicts.ts';
import { useLiveOne } from '#src/data/live/use-live.ts';
import { type Conflict, type JsonMap, type Unread, keptValue } from '@divot/documents';
import { unreadIn, valueAt } from '#src/domain/entities/documents.ts';
import { type EntityName, entities } from '#src/domain/entities/registry.ts';
import { cloud } from '#src/platform/cloud.ts';
import { logError } from '#src/platform/monitoring/error-log.ts';
import { type Undecided, useNeedsAttention } from '#src/platform/state.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { truncate } from '@divot/basics';
import { succeeded } from '#src/ui/primitives/toast.ts';
import { copy } from './copy.ts';
import { fieldName } from '#src/domain/entities/field-name.ts';
import { documentName } from './document-name.ts';

const words = copy.sync;

const shown = (value: unknown): string => {
  if (value === undefined || value === null) return words.nothing;
  return typeof value === 'string' ? value : JSON.stringify(value);
};

const Disagreement = ({
  name,
  document,
  conflict,
}: {
  readonly name: EntityName;
  readonly document: JsonMap;
  readonly conflict: Conflict;
}) => {
  const pick = async (choice: 'current' | 'kept') =>
    succeeded(await resolveConflict(name, document['id'] as string, conflict.id, choice));
  const whole = conflict.path === '';
  const kept: unknown = keptValue(conflict);
  if (conflict.notice) {
    return (
      <li className="flex flex-wrap items-center justify-between gap-3 py-2">
        <p className="text-note">{fieldName(conflict.path)}</p>
        <p className="measure text-note text-rough">{words.notice}</p>
        <Button onClick={() => void pick('current')}>{words.understood}</Button>
      </li>
    );
  }
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-2">
      <p className="text-note">{whole ? words.whole : fieldName(conflict.path)}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void pick('current')}>
          {whole ? words.keep : shown(valueAt(name, document, conflict.path))}
        </Button>
        <Button onClick={() => void pick('kept')}>{whole ? words.deleteIt : shown(kept)}</Button>
      </div>
    </li>
  );
};

const CannotBeShown = ({ unread, onAside }: { readonly unread: readonly Unread[]; readonly onAside: () => void }) => (
  <div className="mt-2 flex flex-wrap items-center justify-between gap-3">
    <ul className="min-w-0 text-note wrap-anywhere">
      {unread.map(({ path, value }) => (
        <li key={`${path} ${shown(value)}`}>{words.valueOf(fieldName(path), truncate(shown(value), 120))}</li>
      ))}
    </ul>
    <Button onClick={onAside}>{words.hide}</Button>
  </div>
);

const Item = ({ name, id, why }: { readonly name: EntityName; readonly id: string; readonly why: Undecided }) => {
  const document = useLiveOne(name, id).document as
    | (JsonMap & { readonly conflicts?: readonly Conflict[] })
    | undefined;
  const conflicts = document?.conflicts ?? [];
  const unread = document ? unreadIn(name, document) : [];
  const setAside = async () => succeeded(await setUnreadAside(name, id));
  const decide = (choice: 'retry' | 'take-cloud') => {
    cloud()
      .then((access) => access.resolveRejection(name, id, choice))
      .catch(logError);
  };
  return (
    <li className="rule-t py-3">
      <p className="font-medium">{documentName(name, document)}</p>
      {(why !== 'disagreement' || conflicts.length > 0) && <p className="text-note text-rough">{words[why]}</p>}
      {unread.length > 0 && (
        <>
          <p className="text-note text-rough">{words.unread}</p>
          <CannotBeShown unread={unread} onAside={() => void setAside()} />
        </>
      )}
      {why !== 'disagreement' && (
        <div className="mt-2 flex flex-wrap gap-3">
          <Button onClick={() => decide('retry')}>{words.retry}</Button>
          {why !== 'unreadable' && <Button onClick={() => decide('take-cloud')}>{words.takeCloud}</Button>}
        </div>
      )}
      {conflicts.length > 0 && document && (
        <ul>
          {conflicts.map((conflict) => (
            <Disagreement key={conflict.id} name={name} document={document} conflict={conflict} />
          ))}
        </ul>
      )}
    </li>
  );
};

/**
 * Documents that sync cannot settle alone. The golfer chooses between both values or tries again. Divot drops nothing
 * to clear the list.
 */
export const AttentionList = () => {
  const items = useNeedsAttention();
  if (items.length === 0) return null;
  return (
    <ul className="mt-3">
      {items.map(([key, why]) => {
        const [name = '', id = ''] = key.split('/');
        return Object.hasOwn(entities, name) ? <Item key={key} name={name as EntityName} id={id} why={why} /> : null;
      })}
    </ul>
  );
};
