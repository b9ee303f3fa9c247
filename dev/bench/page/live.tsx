import { liveQuery } from 'dexie';
import { useLayoutEffect, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { inTurn } from '#dev/bench/statistics.ts';
import { recordHole } from '#src/data/commands/rounds.ts';
import { useRecentRounds } from '#src/data/queries/rounds.ts';
import { validateDocument } from '#src/domain/entities/validate-document.ts';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { type DexieStore, fillDexie, openDexie, openOurs } from './stores.ts';

// A live list of the newest 50 rounds on the page, in both stores at once: from the write until React has committed it.

const SHOWN = 50;
type Props = { readonly rounds: readonly Round[]; readonly onShown: (strokes: number | undefined) => void };

const List = ({ rounds, onShown }: Props) => {
  const strokes = rounds[0]?.holes[0]?.strokes;
  useLayoutEffect(() => onShown(strokes), [strokes, onShown]);
  return (
    <ol>
      {rounds.map(({ id, playedOn, holes }) => (
        <li key={id}>
          {playedOn}: {holes.reduce((sum, hole) => sum + (hole.strokes ?? 0), 0)}
        </li>
      ))}
    </ol>
  );
};

type OnShown = Pick<Props, 'onShown'>;
const OurList = ({ onShown }: OnShown) => <List rounds={useRecentRounds(SHOWN).documents} onShown={onShown} />;

const openLiveQuery = (store: DexieStore) => {
  let answer: readonly Round[] = [];
  return {
    read: () => answer,
    subscribe: (changed: () => void) => {
      const running = liveQuery(() => store.rounds.orderBy('sortKey').limit(SHOWN).toArray()).subscribe((found) => {
        answer = found;
        changed();
      });
      return () => running.unsubscribe();
    },
  };
};
type DexieProps = OnShown & { readonly query: ReturnType<typeof openLiveQuery> };
const DexieList = ({ query, onShown }: DexieProps) => (
  <List rounds={useSyncExternalStore(query.subscribe, query.read)} onShown={onShown} />
);

/** What is on the page, and a way to wait for it. */
const watchShown = () => {
  let shown: number | undefined;
  let waiting: { readonly strokes: number; readonly done: () => void } | undefined;
  return {
    onShown: (strokes: number | undefined) => {
      shown = strokes;
      if (waiting?.strokes === strokes) waiting?.done();
    },
    until: (strokes: number) =>
      new Promise<void>((done) => {
        if (shown === strokes) done();
        else waiting = { strokes, done };
      }),
  };
};

/** Times from write to page, ms, in stores of `count` rounds. `uid` names a kept store of that size. */
export const liveUpdates = async (uid: string, count: number, repeats: number) => {
  const { rounds } = await openOurs(uid);
  const newest = (await rounds.findOne({ sort: [{ sortKey: 'asc' }] }).exec())!.toJSON() as Round;
  const store = openDexie('live-dexie');
  await fillDexie(store, uid, count);
  await store.rounds.put(newest);

  const ours = watchShown();
  const dexies = watchShown();
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <>
      <OurList onShown={ours.onShown} />
      <DexieList query={openLiveQuery(store)} onShown={dexies.onShown} />
    </>,
  );
  const first = newest.holes[0]!.strokes!;
  await Promise.all([ours.until(first), dexies.until(first)]);

  const until = async (
    shown: ReturnType<typeof watchShown>,
    write: (strokes: number) => Promise<unknown>,
    nth: number,
  ) => {
    const strokes = 10 + (nth % 6); // always differs from what is shown
    const startedMs = performance.now();
    const onPage = shown.until(strokes);
    await write(strokes);
    await onPage;
    return performance.now() - startedMs;
  };
  const measured = await inTurn(repeats, {
    ours: (nth) => until(ours, (strokes) => recordHole(newest.id, 1, { strokes }), nth),
    baseline: (nth) =>
      until(
        dexies,
        // Read, checked and written, as the app does.
        (strokes) =>
          store.transaction('rw', store.rounds, async () => {
            const round = (await store.rounds.get(newest.id))!;
            const next = { ...round, holes: round.holes.map((hole) => (hole.n === 1 ? { ...hole, strokes } : hole)) };
            const problem = validateDocument('rounds', next);
            if (problem) throw new Error(problem);
            await store.rounds.put(next);
          }),
        nth,
      ),
  });
  root.unmount();
  await store.delete();
  return measured;
};
