import { clsx } from 'clsx';
import { type Board, type BoardPlayer, isSignedBy, signatureOf } from '@divot/golf-games';
import { setMarker, setSignature } from '#src/data/commands/board.ts';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { type Owner, groupOn, idOf } from '#src/domain/rounds/golfer-ids.ts';
import { type MarkedHole, markedHoles } from '#src/domain/rounds/marked-holes.ts';
import { CheckIcon } from '#src/ui/icons/control-icons.ts';
import { timeText } from '#src/platform/clock/day-text.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { Name } from '#src/ui/primitives/name.tsx';
import { Select } from '#src/ui/primitives/select.tsx';
import { Section } from '#src/ui/primitives/section.tsx';
import { copy } from './copy.ts';
import { succeeded } from '#src/ui/primitives/toast.ts';

const words = copy.marker;
const NINE = 9;

type NineProps = { readonly holes: readonly MarkedHole[]; readonly names: readonly [player: string, marker: string] };

/** Nine holes as two columns of figures. A different hole is orange and says so; an agreed one has a tick. */
const Nine = ({ holes, names }: NineProps) => (
  <table
    aria-label={words.holes(holes[0]!.n, holes.at(-1)!.n)}
    className="figures w-full table-fixed text-center text-body"
  >
    <thead>
      <tr className="rule-b text-fine text-rough">
        <th scope="col" className="font-text">
          {words.hole}
        </th>
        {names.map((name, at) => (
          <th key={at} scope="col" className="truncate font-text">
            <Name>{name}</Name>
          </th>
        ))}
        <th scope="col" className="w-7">
          <span className="sr-only">{words.agreed}</span>
        </th>
      </tr>
    </thead>
    <tbody>
      {holes.map(({ n, player, marker, state }) => (
        <tr
          key={n}
          className={clsx('rule-b h-9', state === 'differs' && 'bg-flag-tint font-strong text-flag-ink')}
          aria-label={`${words.hole} ${n}`}
        >
          <th scope="row" className="font-text text-rough">
            {n}
          </th>
          <td>{player ?? words.none}</td>
          <td>{marker ?? words.none}</td>
          <td>
            {state === 'agreed' && <CheckIcon className="inline size-5 text-fairway-ink" />}
            {state === 'differs' && <span aria-hidden="true">≠</span>}
            <span className="sr-only">{words[state]}</span>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

const SignatureLine = ({
  player,
  by,
  name,
  isProved,
}: {
  readonly player: BoardPlayer;
  readonly by: string;
  readonly name: string;
  /** The signer's own phone has sealed it. */
  readonly isProved: boolean;
}) => {
  const signature = signatureOf(player, by);
  if (!signature) return <li className="text-rough">{words.unsigned(name)}</li>;
  const at = timeText(signature.at);
  if (!isProved) return <li className="text-rough">{words.claimed(name, at)}</li>;
  return signature.isBroken ? (
    <li className="font-medium text-flag-ink">{words.broken(name, at)}</li>
  ) : (
    <li className="flex items-center gap-1.5 font-medium">
      <CheckIcon className="size-5 text-fairway-ink" />
      {words.signed(name, at)}
    </li>
  );
};

type CardProps = {
  readonly round: Round;
  readonly player: BoardPlayer;
  readonly markerName: string;
  readonly owner: Owner;
  readonly ownId: string;
  /** Whose own phone has sealed what it says. */
  readonly proved: readonly string[];
  /** Who may mark the golfer's own card. */
  readonly others: readonly BoardPlayer[];
};

/** How many holes stand in the way of a signature: those that differ, and those that neither has. */
const openHoles = (holes: readonly MarkedHole[]) => ({
  differences: holes.filter(({ state }) => state === 'differs').length,
  missing: holes.filter(({ state, player, marker }) => state === 'open' && !player && !marker).length,
});

type MarkerChoiceProps = {
  readonly player: BoardPlayer;
  readonly others: readonly BoardPlayer[];
  readonly onMarker: (id: string) => void;
};

const MarkerChoice = ({ player, others, onMarker }: MarkerChoiceProps) => (
  <Select
    label={words.marker}
    value={player.marker ?? ''}
    options={others.map(({ id, name }) => ({ value: id, label: name }))}
    disabled={isSignedBy(player, player.id)}
    onChange={onMarker}
  />
);

/** One card as player and marker have it, and the golfer's own signature under it. */
const MarkerCard = ({ round, player, markerName, owner, ownId, proved, others }: CardProps) => {
  const holes = markedHoles(player, round.holesPlanned);
  const isOwn = player.id === ownId;
  const { differences, missing } = openHoles(holes);
  const isSigning = !isSignedBy(player, ownId);
  const isProved = (by: string) => proved.includes(by);
  const sign = async () => succeeded(await setSignature(round.id, player.id, owner, isSigning));
  const names = isOwn ? ([words.you, markerName] as const) : ([player.name, words.you] as const);
  return (
    <Section title={isOwn ? words.own(markerName) : words.others(player.name)}>
      <div className="flex flex-col gap-3">
        {isOwn && others.length > 1 && (
          <MarkerChoice
            player={player}
            others={others}
            onMarker={(id) => void setMarker(round.id, ownId, id, owner).then(succeeded)}
          />
        )}
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-4">
          <Nine holes={holes.slice(0, NINE)} names={names} />
          {holes.length > NINE && <Nine holes={holes.slice(NINE)} names={names} />}
        </div>
        {differences > 0 && <p className="font-medium text-flag-ink">{words.differences(differences)}</p>}
        {isSigning && missing > 0 && <p className="text-note text-rough">{words.missing(missing)}</p>}
        <ul className="flex flex-col gap-1 text-note">
          <SignatureLine player={player} by={player.id} name={player.name} isProved={isProved(player.id)} />
          {player.marker !== undefined && (
            <SignatureLine player={player} by={player.marker} name={markerName} isProved={isProved(player.marker)} />
          )}
        </ul>
        <Button
          size="play"
          variant={isSigning ? 'primary' : 'secondary'}
          disabled={isSigning && differences + missing > 0}
          onClick={() => void sign()}
        >
          {isSigning ? words.sign : words.unlock}
        </Button>
        {!isSigning && <p className="text-note text-rough">{words.locked}</p>}
      </div>
    </Section>
  );
};

type Props = { readonly round: Round; readonly board: Board; readonly owner: Owner };

/** The golfer's own card with its marker's figures, the cards that the golfer marks, and those that nobody marks yet. */
export const MarkerCards = ({ round, board: { players, seals = [] }, owner }: Props) => {
  const ownId = idOf(owner);
  const proved = [ownId, ...seals.map(({ by }) => by)];
  const group = groupOn(round, owner);
  const others = players.filter(({ id }) => id !== ownId && group.includes(id));
  const cards = [
    ...players.filter(({ id, marker }) => id === ownId && marker !== undefined),
    ...players.filter(({ marker }) => marker === ownId),
  ];
  const unmarked = others.filter(({ marker }) => marker === undefined);
  if (cards.length + unmarked.length === 0) return null;
  return (
    <div className="flex flex-col gap-6">
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-2 lg:gap-10">
        {cards.map((player) => (
          <MarkerCard
            key={player.id}
            round={round}
            player={player}
            markerName={players.find(({ id }) => id === player.marker)?.name ?? player.marker ?? ''}
            owner={owner}
            ownId={ownId}
            proved={proved}
            others={others}
          />
        ))}
      </div>
      {unmarked.length > 0 && (
        <div className="flex flex-wrap items-center gap-3">
          {unmarked.map(({ id, name }) => (
            <Button
              key={id}
              className="max-w-full wrap-anywhere"
              onClick={() => void setMarker(round.id, id, ownId, owner).then(succeeded)}
            >
              {words.mark(name)}
            </Button>
          ))}
        </div>
      )}
      <p className="measure text-note text-rough">{words.about}</p>
    </div>
  );
};
