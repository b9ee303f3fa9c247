import { longestIn } from '#src/domain/entities/limits.ts';
import { useState } from 'react';
import { ok } from '@divot/basics';
import { MOST_GROUPS } from '@divot/golf-games';
import { changeEvent } from '#src/data/commands/events.ts';
import { useProfile } from '#src/data/queries/profile.ts';
import { type EventGroup, type GolfEvent, eventSchema, groupBoard } from '#src/domain/events/event.ts';
import type { GroupStanding } from '#src/domain/events/next-step.ts';
import { type Starts, withDraw, withGroup, withPlayerIn } from '#src/domain/events/groups.ts';
import { codeOf } from '#src/domain/rounds/group-board.ts';
import { useSession } from '#src/platform/state.ts';
import { newId } from '#src/platform/storage/ids.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { Disclosure } from '#src/ui/primitives/disclosure.tsx';
import { DOT } from '#src/ui/primitives/dot.ts';
import { ErrorNote } from '#src/ui/primitives/error-note.tsx';
import { NumberField, TextField } from '#src/ui/primitives/field.tsx';
import { Name } from '#src/ui/primitives/name.tsx';
import { Section } from '#src/ui/primitives/section.tsx';
import { SegmentedControl } from '#src/ui/primitives/segmented-control.tsx';
import { QrCode } from '#src/ui/primitives/qr-code.tsx';
import { Sheet } from '#src/ui/primitives/sheet.tsx';
import { showToast } from '#src/ui/primitives/toast.ts';
import { Select } from '#src/ui/primitives/select.tsx';
import { copy } from './copy.ts';

const words = copy.groups;
const SEEDS = 1_000_000;
const DEFAULTS = { size: 4, start: 'one', first: '9:00', everyMinutes: 10 } as const;

type Props = { readonly uid: string; readonly event: GolfEvent };

/** Who runs the event on this device. */
const useOrganiser = (): string | undefined => {
  const session = useSession();
  const { profile } = useProfile();
  return profile?.displayName?.trim() || (session.kind === 'signed-in' ? session.user.displayName : undefined);
};

const nameIn = ({ players }: GolfEvent, id: string): string => players.find((one) => one.id === id)?.name ?? id;

const placeText = ({ courses }: GolfEvent, { course, hole, isSecond, time }: EventGroup): string =>
  [time, courses.length > 1 ? courses[course]?.name : undefined, words.place(hole, isSecond === 'yes')]
    .filter(Boolean)
    .join(DOT);

const Draw = ({ uid, event }: Props) => {
  const [starts, setStarts] = useState<Starts>(DEFAULTS);
  const [every, setEvery] = useState(String(DEFAULTS.everyMinutes));
  const [problem, setProblem] = useState<string>();
  const by = useOrganiser();
  const draw = async () => {
    const seed = Math.floor(Math.random() * SEEDS);
    const everyMinutes = Math.max(0, Math.min(60, Math.round(Number(every)) || 0));
    const drawn = await changeEvent(uid, event.id, (before) => withDraw(before, { ...starts, everyMinutes }, seed, by));
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
          maxLength={longestIn(eventSchema, 'groups.time')}
          value={starts.first}
          onChange={(first) => setStarts({ ...starts, first })}
        />
        {starts.start === 'one' && <NumberField label={words.every} value={every} onChange={setEvery} />}
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
  const by = useOrganiser();
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
          onChange={(to) => change((before) => withPlayerIn(before, id, Number(to), by))}
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

type CodeProps = {
  readonly event: GolfEvent;
  readonly group: EventGroup;
  readonly number: number;
  readonly onClose: () => void;
};

/** A group's code: its players, its live board, and where it leads. */
const CodeSheet = ({ event, group, number, onClose }: CodeProps) => {
  const link = `${location.origin}/hand-over#1.1.${codeOf(groupBoard(event, group))}.${group.key ?? ''}`;
  const copyLink = async () => {
    await navigator.clipboard.writeText(link);
    showToast({ text: words.copied });
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={words.codeOf(number)}
      footer={
        <Button block size="play" onClick={() => void copyLink()}>
          {words.copyLink}
        </Button>
      }
    >
      <div className="flex flex-col items-center gap-3">
        <QrCode
          text={link}
          label={words.codeOf(number)}
          correction="low"
          className="edge aspect-square w-full max-w-90"
        />
        <p className="text-note text-rough">{words.codeText}</p>
      </div>
    </Sheet>
  );
};

type ListProps = Props & { readonly standings: readonly GroupStanding[]; readonly onCode: (number: number) => void };

const GroupList = ({ event, standings, onCode }: Omit<ListProps, 'uid'>) => (
  <ol className="grid gap-x-10 sm:grid-cols-2 xl:grid-cols-1 2xl:grid-cols-2 print:grid-cols-3">
    {standings.map(({ group, number, thru = 0, isIn }) => (
      <li key={number} className="rule-b flex items-center gap-4 py-2">
        <span className="figures w-8 text-head font-strong">{number}</span>
        <span className="min-w-0 flex-1">
          <Name className="block break-words font-medium">
            {group.players.map((id) => nameIn(event, id)).join(', ')}
          </Name>
          <span className="block text-note text-rough">
            {[placeText(event, group), isIn ? words.isIn : words.after(thru)].filter(Boolean).join(DOT)}
          </span>
        </span>
        <Button className="print:hidden" aria-label={words.codeOf(number)} onClick={() => onCode(number)}>
          {words.code}
        </Button>
      </li>
    ))}
  </ol>
);

/** Who plays with whom, from where and when, each with its code. Those that are in step back. */
export const GroupsSection = ({ uid, event, standings }: Omit<ListProps, 'onCode'>) => {
  const [open, setOpen] = useState<number>();
  const shown = standings.find(({ number }) => number === open);
  const [groupsIn, groupsOut] = [true, false].map((isIn) => standings.filter((one) => one.isIn === isIn));
  const showCode = async (number: number) => {
    const given = await changeEvent(uid, event.id, (before) =>
      ok(withGroup(before, number - 1, { key: before.groups[number - 1]!.key ?? newId() })),
    );
    if (given.ok) setOpen(number);
  };
  const list = (some: readonly GroupStanding[]) => (
    <GroupList event={event} standings={some} onCode={(number) => void showCode(number)} />
  );
  return (
    <Section title={words.title}>
      {list(groupsOut!)}
      {groupsIn!.length > 0 && <Disclosure title={words.groupsIn(groupsIn!.length)}>{list(groupsIn!)}</Disclosure>}
      <p className="mt-2 text-fine text-rough">
        {event.seed === undefined ? words.byHand(event.groupsBy) : words.drawn(event.seed, event.groupsBy)}
      </p>
      <div className="print:hidden">
        <Disclosure title={words.draw} startsOpen={event.groups.some(({ time }) => time === undefined)}>
          <Draw uid={uid} event={event} />
        </Disclosure>
        <Disclosure title={words.change}>
          <ByHand uid={uid} event={event} />
        </Disclosure>
      </div>
      {shown && (
        <CodeSheet event={event} group={shown.group} number={shown.number} onClose={() => setOpen(undefined)} />
      )}
    </Section>
  );
};
