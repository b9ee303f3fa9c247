import { clsx } from 'clsx';
import { type ReactNode, type Ref, useDeferredValue } from 'react';
import type { Hole, Round } from '#src/domain/entities/round.entity.ts';
import { equal } from '@divot/documents';
import { type Player, opponentOf } from '#src/domain/rounds/players.ts';
import { isWholeForStrokesGained } from '#src/domain/pad/hole-answers.ts';
import { pickUps } from '@divot/golf-rules';
import { isSignedCard } from '#src/domain/rounds/signed-card.ts';
import { usePreferences } from '#src/platform/settings/preferences.ts';
import { canListen } from '#src/platform/audio/voice.ts';
import { CheckIcon, ForwardIcon } from '#src/ui/icons/control-icons.ts';
import { CodeIcon, StopIcon, VoiceIcon } from '#src/ui/icons/screen-icons.ts';
import { Button, IconButton } from '#src/ui/primitives/button.tsx';
import { DOT } from '#src/ui/primitives/dot.ts';
import { copy } from '#src/features/round/copy.ts';
import { ApproachRow, DriveRow, FirstPuttRow, MostLikelyRow, PuttsRow } from './answer-rows.tsx';
import { HoleLine } from './hole-line.tsx';
import { ScoreKeys } from './score-keys.tsx';
import type { Scorer } from './use-scorer.ts';
import { type Pad, useVoiceEntry } from './use-voice-entry.ts';
import { Name } from '#src/ui/primitives/name.tsx';
import { useRoving } from '#src/ui/primitives/use-roving.ts';
import { Score, scoreMark } from '#src/ui/primitives/score.tsx';
import { scoreInWords } from './score-in-words.ts';
import { playerStanding, pointsFact } from './standing.ts';

type PlayersProps = {
  readonly round: Round;
  readonly players: readonly Player[];
  /** Whose keys are open. */
  readonly open: Player;
  readonly onOpen: (player: Player) => void;
};

/** Everyone on the card with their score on this hole. A tap opens a player's keys. */
const Players = ({ round, players, open, onOpen }: PlayersProps) => (
  <div
    {...useRoving<HTMLDivElement>()}
    role="group"
    aria-label={copy.pad.players}
    className="grid grid-cols-[repeat(auto-fit,minmax(max(7.5rem,40%),1fr))] gap-1"
  >
    {players.map((player) => {
      const { partnerId, name, hole } = player;
      if (!hole) return null;
      const { strokes, pickedUp, par } = hole;
      const who = name ?? copy.pad.you;
      const standing = playerStanding(round, player);
      const isOpen = partnerId === open.partnerId;
      return (
        <button
          key={partnerId ?? 'own'}
          type="button"
          aria-pressed={isOpen}
          aria-label={[who, scoreInWords(hole), playerStanding(round, player, true)].filter(Boolean).join(', ')}
          className={clsx(
            'edge flex min-h-11 low:min-h-10 tiny:min-h-10 touch-manipulation items-center justify-between gap-2 rounded-control px-2 text-left select-none',
            isOpen ? 'border-l-4! border-l-fairway! bg-sunken' : 'bg-surface',
          )}
          onClick={() => onOpen(player)}
        >
          <span className="flex min-w-0 flex-col leading-tight">
            <Name className="figures wrap-anywhere text-note font-medium">{who}</Name>
            <span className="figures text-fine leading-tight text-rough" {...pointsFact(round, player)}>
              {standing}
            </span>
          </span>
          <Score
            strokes={pickedUp ? 'X' : (strokes ?? '–')}
            mark={strokes === undefined ? 'bare' : scoreMark(strokes - par)}
            size="chip"
          />
        </button>
      );
    })}
  </div>
);

/** Fills two cells of its parent grid: the microphone and, above the whole row, the result. */
const VoiceEntry = (pad: Pad) => {
  const { isListening, note, toggle, takeBack } = useVoiceEntry(pad);
  const hint = isListening ? copy.voice.hint : note?.text;
  return (
    <>
      {/* Always there: a screen reader says only what changes in a region that it knows. */}
      <div className={clsx('order-first col-span-full flex items-center gap-3', hint ? 'min-h-touch' : '-mb-3')}>
        <p role="status" className="flex-1 text-note">
          {hint}
        </p>
        {note?.back && <Button onClick={takeBack}>{copy.voice.takeBack}</Button>}
      </div>
      <IconButton
        play
        variant={isListening ? 'flag' : 'secondary'}
        label={isListening ? copy.voice.stop : copy.voice.speak}
        icon={isListening ? <StopIcon className="animate-breathe" /> : <VoiceIcon />}
        onClick={toggle}
      />
    </>
  );
};

const rows = 'flex flex-col gap-1.5 short:gap-1 tiny:gap-0.5';

type Props = {
  readonly ref?: Ref<HTMLDivElement>;
  readonly round: Round;
  readonly hole: Hole;
  readonly isScoreDerived: boolean;
  readonly scorer: Scorer;
  readonly voice: Pad;
  readonly onMore: () => void;
  readonly onShare: () => void;
  /** The way to the Rules. */
  readonly rules: ReactNode;
  /** The hole from above. It takes the room that is left and moves nothing. */
  readonly picture: ReactNode;
};

type KeysProps = Pick<Props, 'round' | 'scorer' | 'isScoreDerived'> & { readonly isGroup: boolean };

/** The score keys of one player. In a group they say whose they are, and the hole from that player's tee. */
const Keys = ({ round, scorer: { scorer, enter }, isScoreDerived, isGroup }: KeysProps) => {
  const { partnerId, name, hole, received } = scorer;
  if (!hole) return null;
  if (isSignedCard(round, partnerId)) {
    return <p className="measure py-3 text-body font-medium">{copy.pad.signed(hole.n, scoreInWords(hole))}</p>;
  }
  const isOwn = partnerId === undefined;
  const isDerived = isOwn && isScoreDerived;
  const opponent = opponentOf(round);
  const facts = [
    copy.pad.par(hole.par),
    hole.si === undefined ? undefined : copy.pad.index(hole.si),
    received ? copy.pad.received(received) : undefined,
  ].filter(Boolean);
  return (
    <ScoreKeys
      of={`${hole.n} ${partnerId}`}
      label={!isGroup ? copy.pad.score : (name ?? copy.pad.you)}
      hint={isDerived ? copy.pad.fromAnswers : isOwn ? undefined : facts.join(DOT)}
      hole={hole}
      isDerived={isDerived}
      isGroup={isGroup}
      isInMatch={opponent !== undefined && (isOwn || partnerId === opponent.id)}
      onEntry={enter}
    />
  );
};

/** The hole for its answers: those that follow from a new score come after it, so they never delay its figure. */
const useAnswered = (hole: Hole): Hole => {
  const followed = useDeferredValue(hole);
  return equal({ ...followed, strokes: undefined }, { ...hole, strokes: undefined }) ? followed : hole;
};

/** The golfer's own way from tee to cup. */
const OwnAnswers = ({
  round,
  hole: live,
  scorer: { answer },
  inline,
}: Omit<Props, 'voice' | 'onMore' | 'onShare' | 'rules' | 'picture' | 'isScoreDerived'> & {
  readonly inline: boolean;
}) => {
  const hole = useAnswered(live);
  const picked = pickUps(round).get(hole.n);
  const answered = { hole, onEntry: answer, inline };
  return (
    <>
      {hole.par > 3 && <DriveRow {...answered} />}
      <ApproachRow {...answered} />
      <FirstPuttRow {...answered} />
      {picked ? <MostLikelyRow {...answered} most={picked.most} /> : <PuttsRow {...answered} />}
    </>
  );
};

/** Says that the hole has everything that strokes gained needs. */
const WholeMark = ({ hole, isGroup }: { readonly hole: Hole; readonly isGroup: boolean }) =>
  isWholeForStrokesGained(hole) && (
    // Over the end of a long credit of the map.
    <p className="figures flex items-center gap-1.5 bg-paper pl-2 text-fine leading-tight font-medium text-fairway-ink">
      <CheckIcon className="size-5" />
      <span className={isGroup ? 'sr-only' : 'tiny:sr-only'}>{copy.pad.whole}</span>
    </p>
  );

type MoreProps = Pick<Props, 'rules' | 'onShare' | 'onMore' | 'voice'> & { readonly isGroup: boolean };

/** The ways on from the pad. A group leaves the words less room. */
const More = ({ rules, onShare, onMore, voice, isGroup }: MoreProps) => {
  const { voiceScores } = usePreferences();
  const [first, last] = copy.pad.details;
  const look = isGroup
    ? { first: 'max-sm:sr-only', last: 'max-sm:first-letter:uppercase', icon: 'tiny:hidden' }
    : { first: 'tiny:sr-only', last: 'tiny:first-letter:uppercase', icon: '' };
  return (
    <span className="ml-auto flex items-center gap-1 tiny:gap-0">
      {rules}
      <IconButton label={copy.pad.share} icon={<CodeIcon />} onClick={onShare} />
      <Button variant="quiet" className="px-0! text-note!" onClick={onMore}>
        <span>
          <span className={look.first}>{first}</span>
          <span className={clsx('inline-block', look.last)}>{last}</span>
        </span>
        <ForwardIcon className={clsx('size-5', look.icon)} />
      </Button>
      {voiceScores && canListen() && <VoiceEntry {...voice} />}
    </span>
  );
};

/** The pad as a card: the hole from tee to cup, with the total last, where the thumb rests. */
export const ScoreFace = ({
  ref,
  round,
  hole,
  isScoreDerived,
  scorer,
  voice,
  onMore,
  onShare,
  rules,
  picture,
}: Props) => {
  const isGroup = (round.partners ?? []).length > 0;
  const isOwn = scorer.scorer.partnerId === undefined;
  const more = <More rules={rules} onShare={onShare} onMore={onMore} voice={voice} isGroup={isGroup} />;
  return (
    <div
      ref={ref}
      className={clsx(
        'flex flex-1 flex-col gap-1 py-1 short:gap-0 short:py-0 low:grid',
        // In landscape, a group has the hole on the left and the players on the right. A single golfer has the score on
        // the left and the rows on the right.
        isGroup ? 'low:grid-cols-2 low:content-start low:gap-x-4' : 'low:grid-cols-[2fr_3fr] low:gap-x-6',
      )}
    >
      <div className={clsx('flex flex-1 flex-col', isGroup && 'low:col-span-2')}>
        <HoleLine round={round} hole={hole} isGroup={isGroup}>
          {isGroup && <WholeMark isGroup hole={hole} />}
          {isGroup && more}
        </HoleLine>
        <div className="relative flex flex-1 items-end">
          {picture}
          {!isGroup && (
            <div className="relative ml-auto flex flex-wrap items-center justify-end gap-x-3">
              <WholeMark isGroup={false} hole={hole} />
              {more}
            </div>
          )}
        </div>
      </div>
      <div className={clsx(rows, isGroup ? 'low:contents' : 'lg:gap-2')}>
        <div className={clsx(rows, !isGroup && 'contents')}>
          {isOwn && <OwnAnswers round={round} hole={hole} scorer={scorer} inline={isGroup} />}
        </div>
        <div className={clsx(rows, !isGroup && 'contents')}>
          {isGroup && <Players round={round} players={scorer.players} open={scorer.scorer} onOpen={scorer.open} />}
          <Keys round={round} scorer={scorer} isScoreDerived={isScoreDerived} isGroup={isGroup} />
        </div>
      </div>
    </div>
  );
};
