import { useState } from 'react';
import { type Game, isOfOneBall } from '@divot/golf-games';
import { changeFirstHole, removeGame, saveGame } from '#src/data/commands/rounds.ts';
import type { GroupGame, Round } from '#src/domain/entities/round.entity.ts';
import { gameInput, gamesFor, idsOf, mayBeLate, playGroupGame, usualGame } from '#src/domain/rounds/group-games.ts';
import { newId } from '#src/platform/storage/ids.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { Disclosure } from '#src/ui/primitives/disclosure.tsx';
import { ErrorNote } from '#src/ui/primitives/error-note.tsx';
import { Section } from '#src/ui/primitives/section.tsx';
import { Sheet } from '#src/ui/primitives/sheet.tsx';
import { showToast } from '#src/ui/primitives/toast.ts';
import { PartnersSheet } from '#src/features/group/partners/partners-sheet.tsx';
import { RULES, copy } from './copy.ts';
import { GameOptions, PressOnHole, WolfOnHole } from './game-options.tsx';
import { GameResultView } from './game-result.tsx';
import { gameName } from './standing-text.ts';

type RulesSheetProps = { readonly game: Game | undefined; readonly onClose: () => void };

/** A game's rules, to read on the tee. */
const RulesSheet = ({ game, onClose }: RulesSheetProps) => (
  <Sheet open={game !== undefined} onClose={onClose} title={game === undefined ? '' : copy.rulesOf(copy.names[game])}>
    <div className="measure flex flex-col gap-3">
      {game !== undefined && RULES[game].map((text) => <p key={text}>{text}</p>)}
    </div>
  </Sheet>
);

/** Leads to the field that is missing: a partner's, or the golfer's own. */
const MissingHandicap = ({ round }: Pick<GameSectionProps, 'round'>) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="text-note text-rough">{copy.unknownHandicap}</p>
      <Button onClick={() => setOpen(true)}>{copy.enterHandicap}</Button>
      <PartnersSheet round={round} open={isOpen} onClose={() => setOpen(false)} />
    </div>
  );
};

type GameSectionProps = {
  readonly round: Round;
  readonly game: GroupGame;
  /** The open hole. */
  readonly n: number;
  readonly onChange: (game: GroupGame) => void;
  readonly onRules: () => void;
  readonly onRemove: () => void;
};

const GameSection = ({ round, game, n, onChange, onRules, onRemove }: GameSectionProps) => {
  const result = playGroupGame(round, game);
  const isForcedGross = game.options?.scoring !== 'gross' && gameInput(round, game).options?.scoring === 'gross';
  const wolf = result.ok ? result.perHole.find((hole) => hole.n === n)?.wolf : undefined;
  const isKnown = game.game in RULES;
  return (
    <Section
      title={gameName(game)}
      aside={
        isKnown && (
          <Button variant="quiet" aria-label={copy.rulesOf(gameName(game))} onClick={onRules}>
            {copy.rules}
          </Button>
        )
      }
    >
      {wolf !== undefined && <WolfOnHole round={round} game={game} n={n} wolf={wolf} onChange={onChange} />}
      {isForcedGross && <MissingHandicap round={round} />}
      {isOfOneBall(game.game) && <p className="text-note text-rough">{copy.oneBall}</p>}
      {result.ok ? <GameResultView round={round} game={game} result={result} /> : <p>{result.error}</p>}
      {result.ok && game.game === 'nassau' && <PressOnHole round={round} game={game} n={n} onChange={onChange} />}
      <Disclosure title={game.teams ? copy.options : copy.optionsOnly}>
        {isKnown && <GameOptions round={round} game={game} onChange={onChange} />}
        <Button onClick={onRemove}>{copy.remove}</Button>
      </Disclosure>
    </Section>
  );
};

type AddProps = { readonly round: Round; readonly onAdd: (game: Game) => void };

const Add = ({ round, onAdd }: AddProps) => {
  const ids = idsOf(round);
  const others = gamesFor(ids).filter((game) => !round.games?.some((one) => one.game === game));
  return (
    <Section title={copy.add}>
      {ids.length < 2 && <p className="text-note text-rough">{copy.nobody}</p>}
      <div className="flex flex-wrap gap-2">
        {ids.length > 1 &&
          others.map((game) => (
            <Button key={game} onClick={() => onAdd(game)}>
              {copy.names[game]}
            </Button>
          ))}
      </div>
    </Section>
  );
};

type LateProps = { readonly round: Round; readonly onLate: (partnerId: string, from: number) => void };

/** Who has no score on the first holes: one tap says that they were not on them, so that nothing waits. */
const Late = ({ round, onLate }: LateProps) => {
  const late = mayBeLate(round);
  if (late.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {late.map(({ id, name, from }) => (
        <Button key={id} onClick={() => onLate(id, from)}>
          {copy.notOn(name, from)}
        </Button>
      ))}
    </div>
  );
};

type Props = { readonly round: Round; readonly n: number; readonly open: boolean; readonly onClose: () => void };

/** The games between the players of this card, and those they could play. */
export const GamesSheet = ({ round, n, open, onClose }: Props) => {
  const [rules, setRules] = useState<Game>();
  const [error, setError] = useState<string>();
  const save = async (game: GroupGame) => {
    const saved = await saveGame(round.id, game);
    setError(saved.ok ? undefined : saved.error);
  };
  const saveLate = async (partnerId: string, from: number) => {
    const saved = await changeFirstHole(round.id, partnerId, from);
    setError(saved.ok ? undefined : saved.error);
  };
  const erase = async (game: GroupGame) => {
    const removed = await removeGame(round.id, game.id);
    if (removed.ok) showToast({ text: copy.removed(gameName(game)) });
    else setError(removed.error);
  };
  return (
    <>
      <Sheet open={open && rules === undefined} onClose={onClose} title={copy.title}>
        <div className="flex flex-col gap-5 pt-2">
          {error !== undefined && <ErrorNote title={error} />}
          {round.games && <Late round={round} onLate={(...late) => void saveLate(...late)} />}
          {(round.games ?? []).map((game) => (
            <GameSection
              key={game.id}
              round={round}
              game={game}
              n={n}
              onChange={(changed) => void save(changed)}
              onRules={() => setRules(game.game)}
              onRemove={() => void erase(game)}
            />
          ))}
          <Add round={round} onAdd={(game) => void save({ id: newId(), ...usualGame(game, idsOf(round)) })} />
        </div>
      </Sheet>
      <RulesSheet game={rules} onClose={() => setRules(undefined)} />
    </>
  );
};
