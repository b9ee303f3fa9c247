import { useLiveOne } from '#src/data/live/use-live.ts';
import { type EntityName, entities } from '#src/domain/entities/registry.ts';
import { type Waiting, useWaitingToSync } from '#src/platform/state.ts';
import { copy } from './copy.ts';
import { documentName } from './document-name.ts';

const words = copy.sync;
/** The most documents listed by name. Each row reads its document, so the rest are only counted. */
const NAMED = 12;

const Row = ({ name, id, sync }: { readonly name: EntityName; readonly id: string; readonly sync: Waiting }) => {
  const { document, ready } = useLiveOne(name, id);
  if (!ready) return null;
  return (
    <li className="rule-t flex items-baseline justify-between gap-4 py-2">
      <span className="font-medium">{document ? documentName(name, document) : words.deleted(words.items[name])}</span>
      <span className="shrink-0 text-note text-rough">{words.where[sync]}</span>
    </li>
  );
};

/** Documents the server has not acknowledged, by name. Those in flight come first. */
export const WaitingList = () => {
  const waiting = useWaitingToSync();
  const shown = waiting.flatMap(([key, sync]) => {
    const [name = '', id = ''] = key.split('/');
    return Object.hasOwn(entities, name) ? [{ key, name: name as EntityName, id, sync }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <>
      <ul className="mt-3" aria-label={words.waitingTitle}>
        {shown.slice(0, NAMED).map((one) => (
          <Row {...one} key={one.key} />
        ))}
      </ul>
      {shown.length > NAMED && <p className="text-note text-rough">{words.more(shown.length - NAMED)}</p>}
    </>
  );
};
