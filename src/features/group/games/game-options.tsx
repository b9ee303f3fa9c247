import type { ReactNode } from 'react';
import {
  type Game,
  type NassauPart,
  OPTION_WORDS,
  WOLF_POINTS,
  type WolfChoice,
  countOf,
  formOf,
  nassauPoints,
  skinsOptions,
} from '@divot/golf-games';
import { compact } from '@divot/basics';
import type { GroupGame, Round } from '#src/domain/entities/round.entity.ts';
import { gameInput, idsOf, sidesFor } from '#src/domain/rounds/group-games.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { SegmentedControl } from '#src/ui/primitives/segmented-control.tsx';
import { Select } from '#src/ui/primitives/select.tsx';
import { Switch } from '#src/ui/primitives/switch.tsx';
import { copy } from './copy.ts';
import { nameOf, sideName } from './standing-text.ts';

type Props = { readonly round: Round; readonly game: GroupGame; readonly onChange: (game: GroupGame) => void };
type Options = NonNullable<GroupGame['options']>;

/** The game with these options. An undefined one is as usual. */
const withOptions = (game: GroupGame, part: { readonly [K in keyof Options]?: Options[K] | undefined }): GroupGame => ({
  ...game,
  options: compact<Options>({ ...game.options, ...part }),
});

const sidesText = (round: Round, teams: NonNullable<GroupGame['teams']>): string => {
  const [a, b] = ['a', 'b'].map((side) => sideName(round, teams, side));
  return Object.values(teams).includes('b') ? [a, b].join(copy.versus) : copy.together(a!);
};

const Sides = ({ round, game, onChange }: Props) => {
  const sides = sidesFor(game.game, idsOf(round));
  if (sides.length < 2) return null;
  const keyOf = (teams: GroupGame['teams'] = {}) =>
    idsOf(round)
      .map((id) => teams[id])
      .join('');
  return (
    <Select
      label={copy.labels.sides}
      value={keyOf(game.teams)}
      options={sides.map((teams) => ({ value: keyOf(teams), label: sidesText(round, teams) }))}
      onChange={(key) => onChange({ ...game, teams: sides.find((teams) => keyOf(teams) === key)! })}
    />
  );
};

const WITH_FORMS: readonly Game[] = ['four-ball', 'best-ball', 'foursomes', 'greensomes', 'chapman', 'scramble'];

const Form = ({ round, game, onChange }: Props) =>
  WITH_FORMS.includes(game.game) && (
    <SegmentedControl
      label={copy.labels.play}
      value={formOf(game.game, gameInput(round, game))}
      segments={OPTION_WORDS.play.map((value) => ({ value, label: copy.play[value] }))}
      onChange={(play) => onChange(withOptions(game, { play }))}
    />
  );

const COUNTS = ['1', '2', '3', '4'] as const;
const WITH_COUNTS: readonly Game[] = ['best-ball', 'pairs-stableford'];

/** How many balls can count: as many as the smallest side has. */
const Count = ({ round, game, onChange }: Props) => {
  const teams = Object.values(game.teams ?? {});
  const sizes = ['a', 'b'].map((side) => teams.filter((team) => team === side).length).filter((size) => size > 0);
  const most = Math.min(...sizes);
  if (!WITH_COUNTS.includes(game.game) || most < 2) return null;
  return (
    <SegmentedControl
      label={copy.labels.count}
      value={COUNTS[countOf(game.game, gameInput(round, game)) - 1]}
      segments={COUNTS.slice(0, most).map((value) => ({ value, label: value }))}
      onChange={(count) => onChange(withOptions(game, { count: Number(count) }))}
    />
  );
};

const SkinsOptions = ({ game, onChange }: Props) => {
  const { carryOver, leftOver, validated } = skinsOptions(game.options);
  return (
    <>
      <Switch
        label={copy.labels.carryOver}
        checked={carryOver}
        onChange={(on) => onChange(withOptions(game, { carryOver: on }))}
      />
      <Switch
        label={copy.labels.split}
        hint={copy.labels.splitHint}
        checked={leftOver === 'split'}
        onChange={(on) => onChange(withOptions(game, { leftOver: on ? 'split' : 'lost' }))}
      />
      <Switch
        label={copy.labels.validated}
        hint={copy.labels.validatedHint}
        checked={validated}
        onChange={(on) => onChange(withOptions(game, { validated: on }))}
      />
    </>
  );
};

type PointsProps<K extends string> = {
  readonly labels: Readonly<Record<K, string>>;
  readonly points: Readonly<Record<K, number>>;
  readonly onChange: (part: Partial<Record<K, number>>) => void;
};
const MOST_POINTS = 10;

/** What the parts of a game are worth. */
const Points = <K extends string>({ labels, points, onChange }: PointsProps<K>) => (
  <fieldset className="grid grid-cols-2 gap-3 sm:grid-cols-3">
    <legend className="mb-1.5 text-note font-medium">{copy.labels.points}</legend>
    {(Object.keys(labels) as K[]).map((part) => (
      <Select
        key={part}
        label={labels[part]}
        value={String(points[part])}
        options={Array.from({ length: MOST_POINTS + 1 }, (_, n) => ({ value: String(n), label: String(n) }))}
        onChange={(worth) => onChange({ [part]: Number(worth) } as Partial<Record<K, number>>)}
      />
    ))}
  </fieldset>
);

const NassauOptions = ({ game, onChange }: Props) => {
  const { points, pressAtTwoDown = false } = game.options ?? {};
  return (
    <>
      <Points
        labels={copy.parts}
        points={nassauPoints(game.options)}
        onChange={(part) => onChange(withOptions(game, { points: { ...points, ...part } }))}
      />
      <Switch
        label={copy.labels.pressAtTwoDown}
        checked={pressAtTwoDown}
        onChange={(on) => onChange(withOptions(game, { pressAtTwoDown: on }))}
      />
    </>
  );
};

const WolfOptions = ({ game, onChange }: Props) => {
  const { wolfPoints, lastWolf } = game.options ?? {};
  return (
    <>
      <Points
        labels={copy.wolfPoints}
        points={{ ...WOLF_POINTS, ...wolfPoints }}
        onChange={(part) => onChange(withOptions(game, { wolfPoints: { ...wolfPoints, ...part } }))}
      />
      <Switch
        label={copy.labels.inTurn}
        hint={copy.labels.inTurnHint}
        checked={lastWolf === 'in-turn'}
        onChange={(on) => onChange(withOptions(game, { lastWolf: on ? 'in-turn' : 'last-place' }))}
      />
    </>
  );
};

const OWN_OPTIONS: Partial<Readonly<Record<Game, (props: Props) => ReactNode>>> = {
  skins: SkinsOptions,
  nassau: NassauOptions,
  wolf: WolfOptions,
};

/** How the group plays a game. */
export const GameOptions = (props: Props) => {
  const { game, onChange } = props;
  const Own = OWN_OPTIONS[game.game];
  return (
    <div className="flex flex-col gap-4 pb-3">
      <Sides {...props} />
      <SegmentedControl
        label={copy.labels.scoring}
        value={game.options?.scoring ?? 'net'}
        segments={OPTION_WORDS.scoring.map((value) => ({ value, label: copy.scoring[value] }))}
        onChange={(scoring) => onChange(withOptions(game, { scoring }))}
      />
      <Form {...props} />
      <Count {...props} />
      {Own && <Own {...props} />}
    </div>
  );
};

type OnHole = Props & { readonly n: number };

/** What the wolf of a hole chooses. A second tap takes it back. */
export const WolfOnHole = ({ round, game, onChange, n, wolf }: OnHole & { readonly wolf: string }) => {
  const partners = idsOf(round).filter((id) => id !== wolf);
  const segments = [
    ...partners.map((id) => ({ value: id, label: nameOf(round, id) })),
    ...(['lone', 'blind'] as const).map((value) => ({ value, label: copy.alone[value] })),
  ];
  const choices: Readonly<Record<string, WolfChoice>> = game.options?.wolf ?? {};
  return (
    <SegmentedControl
      label={copy.wolfOn(n, nameOf(round, wolf))}
      value={choices[n]}
      segments={segments}
      onChange={(choice) => onChange(withOptions(game, { wolf: { ...choices, [n]: choice } }))}
    />
  );
};

/** Calls a press from a hole, in the half that it lies in or in the whole, or takes the call back. */
export const PressOnHole = ({ round, game, onChange, n }: OnHole) => {
  const { presses = [] } = game.options ?? {};
  const at = round.holesPlanned.indexOf(n);
  const half: NassauPart = at < Math.ceil(round.holesPlanned.length / 2) ? 'first' : 'second';
  return (
    <div className="flex flex-wrap gap-2">
      {[half, 'whole' as const].map((part) => {
        const isThis = (press: { readonly part: NassauPart; readonly from: number }) =>
          press.from === n && press.part === part;
        const isCalled = presses.some(isThis);
        return (
          <Button
            key={part}
            aria-pressed={isCalled}
            variant={isCalled ? 'primary' : 'secondary'}
            onClick={() =>
              onChange(
                withOptions(game, {
                  presses: isCalled ? presses.filter((press) => !isThis(press)) : [...presses, { part, from: n }],
                }),
              )
            }
          >
            {copy.labels.pressFrom(n, copy.parts[part])}
          </Button>
        );
      })}
    </div>
  );
};
