import { clsx } from 'clsx';
import { scoreFacts } from '#src/domain/rounds/known-score.ts';
import { abandonRound } from '#src/data/commands/rounds.ts';
import type { Hole, Round } from '#src/domain/entities/round.entity.ts';
import { useSunlight } from '#src/platform/device/use-sunlight.ts';
import { canListen } from '#src/platform/audio/voice.ts';
import { BackIcon } from '#src/ui/icons/control-icons.ts';
import { SunIcon } from '#src/ui/icons/frame-icons.ts';
import { MoreIcon } from '#src/ui/icons/screen-icons.ts';
import { IconButton } from '#src/ui/primitives/button.tsx';
import { Menu, MenuItem } from '#src/ui/primitives/menu.tsx';
import { succeeded } from '#src/ui/primitives/toast.ts';
import { useSwipe } from '#src/ui/primitives/use-swipe.ts';
import { copy } from '#src/features/round/copy.ts';
import { MapButton } from './map-button.tsx';
import type { GoTo } from '#src/platform/play-search.ts';
import { paceOf } from '#src/domain/pad/pace.ts';
import { roundTotals } from '@divot/golf-rules';
import { toParInWords, toParText } from '#src/domain/rounds/score-names.ts';
import { scoreInWords } from './score-in-words.ts';
import { standingFigure } from './standing.ts';

type RoundTotalsLineProps = { readonly round: Round; readonly hole: Hole };

/**
 * The round's standing, live: the card so far and, from the sixth hole, the projected score. Screen readers announce it
 * after each tap, with the hole and its score.
 */
const RoundTotalsLine = ({ round, hole }: RoundTotalsLineProps) => {
  const { holesPlayed, strokes, toPar } = roundTotals(round);
  const standing = standingFigure(round);
  const pace = round.status === 'active' ? paceOf(round) : undefined;
  const soFar = copy.pad.soFar(holesPlayed, toParText(toPar));
  const first = pace ? copy.pad.pace(pace.strokes) : soFar;
  const second = pace
    ? copy.pad.likely(pace.low, pace.high)
    : holesPlayed === 0
      ? undefined
      : copy.pad.card2(strokes, standing);
  return (
    <div
      className="flex min-w-0 flex-col items-center text-center leading-tight @max-[16rem]:flex-row @max-[16rem]:flex-wrap @max-[16rem]:items-baseline @max-[16rem]:justify-center @max-[16rem]:gap-x-3"
      data-testid="round-totals"
    >
      <p className="sr-only" role="status" {...(holesPlayed > 0 && scoreFacts(round.id, { strokes, toPar }))}>
        {copy.pad.said(hole.n, hole.par, scoreInWords(hole))}{' '}
        {copy.pad.live(holesPlayed, strokes, toParInWords(toPar), standing)}
      </p>
      <span className="text-body font-strong tiny:figures @max-[16rem]:figures" aria-hidden="true">
        {first}
      </span>
      {second !== undefined && (
        <span className="figures text-note text-rough tiny:text-fine" aria-hidden="true">
          {pace && <span className="tiny:hidden">{soFar}</span>}
          <span className={clsx(pace && '@max-[16rem]:hidden')}>
            {pace && <span className="tiny:hidden"> · </span>}
            {second}
          </span>
        </span>
      )}
    </div>
  );
};

/** Switches to black on white in one tap, and back to the golfer's own theme. */
const SunButton = () => {
  const { isSun, toggle } = useSunlight();
  return <IconButton label={copy.pad.sunlight} icon={<SunIcon />} aria-pressed={isSun} onClick={toggle} />;
};

/** The sheets that the menu opens. */
export type PadSheet = 'notes' | 'partners' | 'games' | 'voice';

type Props = {
  readonly round: Round;
  readonly hole: Hole;
  readonly go: GoTo;
  readonly onFinish: () => void;
  readonly onOpen: (sheet: PadSheet) => void;
};

/** The way out of the pad, the round's standing, the sun button, and a menu for what is rarely needed. */
export const PadHeader = ({ round, hole, go, onFinish, onOpen }: Props) => {
  const abandon = async () => {
    if (succeeded(await abandonRound(round.id), copy.pad.abandoned)) go({});
  };
  const toMap = useSwipe(() => {
    if (round.status === 'active' && round.courseId !== undefined) {
      go({ round: round.id, view: 'map', hole: hole.n }, { replace: true });
    }
  });
  return (
    // A swipe on the header turns the pad over, as on the map's header. A swipe below it changes holes.
    <div
      className="rule-b @container -mx-4 flex flex-wrap items-center justify-between gap-1 px-2 py-1 low:py-0 tiny:py-0 lg:mx-0 lg:px-0"
      onTouchStart={(event) => {
        event.stopPropagation();
        toMap.onTouchStart(event);
      }}
      onTouchEnd={(event) => {
        event.stopPropagation();
        toMap.onTouchEnd(event);
      }}
    >
      <IconButton label={copy.pad.exit} icon={<BackIcon />} onClick={() => go({})} />
      {/* Letters twice their size get a line of their own. */}
      <div className="flex min-w-0 flex-1 justify-center @max-[16rem]:order-last @max-[16rem]:basis-full">
        <RoundTotalsLine round={round} hole={hole} />
      </div>
      <SunButton />
      <MapButton round={round} hole={hole} go={go} />
      <Menu label={copy.pad.menu} trigger={<MoreIcon />}>
        <MenuItem onSelect={() => go({ round: round.id, view: 'card' })}>{copy.pad.card}</MenuItem>
        <MenuItem onSelect={() => onOpen('notes')}>{copy.pad.notes}</MenuItem>
        <MenuItem onSelect={() => onOpen('partners')}>{copy.pad.partners}</MenuItem>
        <MenuItem onSelect={() => onOpen('games')}>{copy.pad.games}</MenuItem>
        {canListen() && <MenuItem onSelect={() => onOpen('voice')}>{copy.voice.title}</MenuItem>}
        <MenuItem onSelect={onFinish}>{copy.pad.finish}</MenuItem>
        {round.status === 'active' && <MenuItem onSelect={() => void abandon()}>{copy.pad.abandon}</MenuItem>}
      </Menu>
    </div>
  );
};
