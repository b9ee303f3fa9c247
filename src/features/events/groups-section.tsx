import { useState } from 'react';
import { ok } from '@divot/basics';
import { MOST_GROUPS } from '@divot/golf-games';
import { changeEvent } from '#src/data/commands/events.ts';
import type { EventGroup, GolfEvent } from '#src/domain/events/event.ts';
import { type Starts, withDraw, withGroup, withPlayerIn } from '#src/domain/events/groups.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { Disclosure } from '#src/ui/primitives/disclosure.tsx';
import { DOT } from '#src/ui/primitives/dot.ts';
import { ErrorNote } from '#src/ui/primitives/error-note.tsx';
import { NumberField, TextField } from '#src/ui/primitives/field.tsx';
import { Name } from '#src/ui/primitives/name.tsx';
import { Section } from '#src/ui/primitives/section.tsx';
import { SegmentedControl } from '#src/ui/primitives/segmented-control.tsx';
import { Select } from '#src/ui/primitives/select.tsx';
import { copy } from './copy.ts';

const words = copy.groups;
const SEEDS = 1_000_000;
const DEFAULTS = { size: 4, start: 'one', first: '9:00', everyMinutes: 10 } as const;

type Props = { readonly uid: string; readonly event: GolfEvent };

const nameIn = ({ players }: GolfEvent, id: string): string => players.find((one) => one.id === id)?.name ?? id;

const placeText = ({ courses }: GolfEvent, { course, hole, isSecond, time }: EventGroup): string =>
  [time, courses.length > 1 ? courses[course]?.name : undefined, words.place(hole, isSecond === 'yes')]
    .filter(Boolean)
    .join(DOT);

const Draw = ({ uid, event }: Props) => {
  const [starts, setStarts] = useState<Starts>(DEFAULTS);
  const [every, setEvery] = useState(String(DEFAULTS.everyMinutes));
  const [problem, setProblem] = useState<string>();
  const draw = async () => {
    const seed = Math.floor(Math.random() * SEEDS);
    const everyMinutes = Math.max(0, Math.min(60, Math.round(Number(every)) || 0));
    const drawn = await changeEvent(uid, event.id, (before) => withDraw(before, { ...starts, everyMinutes }, seed));
    setProblem(drawn.ok ? undefined : drawn.error);
  };
  return (
    <div className="flex flex-col gap-4 py-2">
      <div className="grid gap-4 sm:grid-cols-2">
        <SegmentedControl
          label={words.size}
          value={String(starts.size)}
          segments={['2', '3', '4'].map((value) => ({ value, label: value }))}
          onChange={(size) => setStarts({ ...starts, size: Number(size) as Starts['size'] })}
        />
        <SegmentedControl
          label={words.start}
          value={starts.start}
          segments={(['one', 'shotgun'] as const).map((value) => ({ value, label: words.starts[value] }))}
          onChange={(start) => setStarts({ ...starts, start })}
        />
        <TextField
          label={words.first}
          maxLength={5}
          value={starts.first}
          onChange={(first) => setStarts({ ...starts, first })}
        />
        {starts.start === 'one' && <NumberField label={words.every} maxLength={2} value={every} onChange={setEvery} />}
      </div>
      <Button className="self-start" onClick={() => void draw()}>
        {words.draw}
      </Button>
      {problem !== undefined && <ErrorNote title={problem} />}
    </div>
  );
};

const ByHand = ({ uid, event }: Props) => {
  const { groups, courses, players } = event;
  const change = (next: (before: GolfEvent) => GolfEvent) =>
    void changeEvent(uid, event.id, (before) => ok(next(before)));
  const options = [...groups, ...(groups.length < MOST_GROUPS ? [undefined] : [])].map((_, at) => ({
    value: String(at),
    label: words.group(at + 1),
  }));
  return (
    <div className="grid gap-4 py-2 sm:grid-cols-2">
      {players.map(({ id, name }) => (
        <Select
          key={id}
          label={words.groupOf(name)}
          value={String(groups.findIndex((group) => group.players.includes(id)))}
          options={options}
          onChange={(to) => change((before) => withPlayerIn(before, id, Number(to)))}
        />
      ))}
      {groups.map((group, at) => (
        <Select
          key={at}
          label={words.hole(at + 1)}
          value={String(group.hole)}
          options={Array.from({ length: 18 }, (_, n) => ({ value: String(n + 1), label: String(n + 1) }))}
          onChange={(hole) => change((before) => withGroup(before, at, { hole: Number(hole) }))}
        />
      ))}
      {courses.length > 1 &&
        groups.map((group, at) => (
          <Select
            key={at}
            label={words.course(at + 1)}
            value={String(group.course)}
            options={courses.map(({ name }, course) => ({ value: String(course), label: name }))}
            onChange={(course) => change((before) => withGroup(before, at, { course: Number(course) }))}
          />
        ))}
    </div>
  );
};

/** Who plays with whom, from where and when. */
export const GroupsSection = ({ uid, event }: Props) => (
  <Section title={words.title}>
    <ol className="grid gap-x-10 sm:grid-cols-2 print:grid-cols-3">
      {event.groups.map((group, at) => (
        <li key={at} className="rule-b flex gap-4 py-2">
          <span className="figures w-8 text-head font-strong">{at + 1}</span>
          <span className="min-w-0">
            <Name className="block break-words font-medium">
              {group.players.map((id) => nameIn(event, id)).join(', ')}
            </Name>
            <span className="block text-note text-rough">{placeText(event, group)}</span>
          </span>
        </li>
      ))}
    </ol>
    <p className="mt-2 text-fine text-rough">{event.seed === undefined ? words.byHand : words.drawn(event.seed)}</p>
    <div className="print:hidden">
      <Disclosure title={words.draw}>
        <Draw uid={uid} event={event} />
      </Disclosure>
      <Disclosure title={words.change}>
        <ByHand uid={uid} event={event} />
      </Disclosure>
    </div>
  </Section>
);
