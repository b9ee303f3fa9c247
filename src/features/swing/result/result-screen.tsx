import { Link, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { plannableFaults, saveSwingToPlan, starSwing } from '#src/data/commands/swings.ts';
import type { Swing, SwingFinding } from '#src/domain/entities/swing.entity.ts';
import { showHistory } from '#src/platform/history-search.ts';
import { dayText } from '#src/platform/clock/day-text.ts';
import { BackIcon } from '#src/ui/icons/control-icons.ts';
import { CompareIcon, DeleteIcon, SavedIcon, StarIcon } from '#src/ui/icons/screen-icons.ts';
import { Page } from '#src/ui/layout/page.tsx';
import { buttonLook } from '#src/ui/primitives/button-look.ts';
import { Button, IconButton } from '#src/ui/primitives/button.tsx';
import { Disclosure } from '#src/ui/primitives/disclosure.tsx';
import { Section } from '#src/ui/primitives/section.tsx';
import { useIsWide } from '#src/ui/layout/use-media.ts';
import { succeeded } from '#src/ui/primitives/toast.ts';
import { copy } from '#src/features/swing/copy.ts';
import { removeSwing } from '#src/features/swing/deletion.ts';
import { swingTitle } from '#src/features/swing/swing-row.tsx';
import { BallSection } from './ball-section.tsx';
import { FaultLinks } from './fault-links.tsx';
import { FindingsSection } from './findings-section.tsx';
import { FixFirst, TopOfSwing } from './fix-first.tsx';
import { ReadingQuality } from './reading-quality.tsx';
import { NoBody } from './no-body.tsx';
import {
  type Highlight,
  highlightOf,
  type PlacedPosition,
  positionAtFrame,
  positionsOf,
  swingRange,
} from '@divot/swing';
import { Player } from './player.tsx';
import { type Playhead, createPlayhead } from './playhead.ts';
import { usePoses } from './use-poses.ts';
import { useVideo } from './use-video.ts';
import { VideoSection } from './video-section.tsx';
import { SwingNotes } from './swing-notes.tsx';
import { correctSwing } from './correct.ts';
import { SegmentedControl } from '#src/ui/primitives/segmented-control.tsx';
import { useSwing, useSwings } from '#src/data/queries/swings.ts';
import { findingsOf, fineChecks } from '#src/domain/swing-reading/checks.ts';
import { asksRate } from '#src/domain/swing-reading/filming-rate.ts';
import { standingFindings } from '#src/features/swing/fault-text.ts';
import { CheckResult } from '#src/features/swing/check/check-result.tsx';
import { FilmOther } from './film-other.tsx';
import { TempoSection } from './tempo-section.tsx';
import { measuredText } from '#src/domain/swing-fix/measure-text.ts';
import { useLengthText } from '#src/data/queries/body-lengths.ts';

const fineListWords = copy.result;

type FineListProps = { readonly swings: readonly Swing[] };

/** What was checked and normal, each with its figure beside the normal band. */
const FineList = ({ swings }: FineListProps) => {
  const lengthText = useLengthText();
  return (
    <ul className="gap-x-10 2xl:columns-2">
      {fineChecks(swings).map((check) => {
        const { value, normal } = measuredText(check, lengthText);
        return (
          <li key={check.faultId} className="rule-b break-inside-avoid py-2 last:border-b-0">
            <span className="block">{fineListWords.fine(check.faultId)}</span>
            <span className="figures block text-note text-rough">{fineListWords.figures(value, normal)}</span>
          </li>
        );
      })}
    </ul>
  );
};

/** The same below findings. */
const ClearChecks = ({ swings }: FineListProps) =>
  fineChecks(swings).length > 0 && (
    <Section title={fineListWords.clearTitle}>
      <FineList swings={swings} />
    </Section>
  );

const nothingFoundWords = copy.result;

/** A result without a finding: what was fine, with its figures, and what to film next. */
const NothingFound = ({ swings, picture }: FineListProps & { readonly picture: ReactNode }) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <h2 id={id} className="label text-rough">
          {copy.swing.clear}
        </h2>
        <p className="measure text-title font-strong text-balance">
          {nothingFoundWords.none(fineChecks(swings).length)}
        </p>
      </div>
      <div className="grid gap-x-10 gap-y-4 *:min-w-0 lg:grid-cols-2">
        {picture}
        <FilmOther swings={swings} isLead />
        <FineList swings={swings} />
      </div>
    </section>
  );
};

const words = copy.result;
/** When a golfer steps a position along with a key, Divot measures once, after the last step. */
const SETTLE_MS = 250;

/** The positions as the golfer sees them. A new placement shows at once, and the reading follows. */
const usePlacing = (swing: Swing) => {
  const [placed, setPlaced] = useState<Readonly<Record<string, number>>>({});
  const latest = useRef(swing);
  useEffect(() => {
    latest.current = swing;
  }, [swing]);
  const isReading = Object.keys(placed).length > 0;

  useEffect(() => {
    if (Object.keys(placed).length === 0) return undefined;
    const timer = setTimeout(() => {
      const read = async () => {
        succeeded(
          await correctSwing(latest.current, (corrections) => ({
            ...corrections,
            moved: { ...corrections.moved, ...placed },
          })),
        );
        setPlaced((now) => Object.fromEntries(Object.entries(now).filter(([event, frame]) => placed[event] !== frame)));
      };
      void read();
    }, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [placed]);

  const positions: readonly PlacedPosition[] = positionsOf(swing).map((position) => {
    const frame = placed[position.event];
    return frame === undefined ? position : { ...position, frame, moved: true };
  });
  const place = ({ event }: PlacedPosition, frame: number) => setPlaced((now) => ({ ...now, [event]: frame }));
  return { positions, place, isReading };
};

const PLAYER = 'swing-player';

const NextSteps = ({ swing, swings }: { readonly swing: Swing; readonly swings: readonly Swing[] }) => {
  const faults = plannableFaults({ findings: findingsOf(swings) });
  if (faults.length === 0) return null;
  const plan = async () => succeeded(await saveSwingToPlan(swing, faults), words.plannedToast);
  return (
    <Section title={words.next}>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" disabled={swing.inPlan ?? false} onClick={() => void plan()}>
          <SavedIcon className="size-5" />
          {swing.inPlan ? words.planned : words.plan}
        </Button>
        <FaultLinks faults={faults} />
      </div>
    </Section>
  );
};

/** The other view of the same result, if it is analysed. */
const useOtherClip = (swing: Swing): Swing | undefined => {
  const { swings } = useSwings(200);
  const { swing: first } = useSwing(swing.pairOf);
  const other = swing.pairOf === undefined ? swings.find(({ pairOf }) => pairOf === swing.id) : first;
  return other?.status === 'analysed' ? other : undefined;
};

/** Back, and what can be done with the clip. */
const Actions = ({ swing }: { readonly swing: Swing }) => {
  const navigate = useNavigate();
  const remove = async () => {
    if (await removeSwing(swing)) await navigate({ to: '/video-analysis/history', replace: true });
  };
  const starred = swing.starred ?? false;
  return (
    <div className="flex flex-wrap items-center">
      <Link to="/video-analysis" className={`${buttonLook({ variant: 'quiet' })} mr-auto -ml-4`}>
        <BackIcon className="size-5" />
        {words.back}
      </Link>
      <Link
        to="/video-analysis"
        search={{ view: 'compare', swing: swing.id }}
        aria-label={words.compare}
        className={`${buttonLook({ variant: 'quiet', size: 'icon' })} relative`}
      >
        <CompareIcon />
        <span aria-hidden="true" title={words.compare} className="absolute inset-0" />
      </Link>
      <IconButton
        label={starred ? words.unstar : words.star}
        aria-pressed={starred}
        icon={<StarIcon className={starred ? 'fill-current' : ''} />}
        onClick={() => void starSwing(swing.id, !starred)}
      />
      <IconButton label={words.delete} icon={<DeleteIcon />} onClick={() => void remove()} />
    </div>
  );
};

/** What the player shows: a moment, a position and a part of the body. At first the fault that the golfer asked for. */
const useShown = (swing: Swing, fault: string | undefined, positions: readonly PlacedPosition[]) => {
  const [range] = useState(() => swingRange(swing));
  const [first] = useState(() => swing.findings?.find(({ faultId }) => faultId === fault));
  const firstAt = first && positionAtFrame(positions, first.frame);
  const [playhead] = useState<Playhead>(() =>
    createPlayhead(range, (firstAt ?? positions.find(({ position }) => position === 'P1'))?.ms ?? range.fromMs),
  );
  const [selectedEvent, setSelected] = useState(firstAt?.event);
  const [highlight, setHighlight] = useState<Highlight | undefined>(first && highlightOf(first.metric));
  const select = ({ event }: PlacedPosition) => {
    setSelected(event);
    setHighlight(undefined);
  };
  const see = ({ frame, metric }: SwingFinding) => {
    const at = positions.find((position) => position.frame === frame);
    if (at) setSelected(at.event);
    setHighlight(highlightOf(metric));
    playhead.seek(at?.ms ?? (frame * 1000) / (swing.playbackFps ?? 30));
    const player = document.getElementById(PLAYER);
    const fold = player?.closest('details');
    if (fold) fold.open = true;
    player?.scrollIntoView({ block: 'start', behavior: 'smooth' });
  };
  return { playhead, range, highlight, select, see, selected: positions.find(({ event }) => event === selectedEvent) };
};

type FoldProps = {
  readonly title: string;
  readonly aside?: string | undefined;
  readonly startsOpen?: boolean;
  readonly children: ReactNode;
};

/** A part of the result that waits behind its title. */
const Fold = ({ aside, children, ...rest }: FoldProps) => (
  <div className="rule-t">
    <Disclosure {...rest} aside={aside && <span className="figures text-note text-rough">{aside}</span>}>
      <div className="flex flex-col gap-6 pb-6">{children}</div>
    </Disclosure>
  </div>
);

type Props = {
  readonly swing: Swing;
  /** The fault that the golfer wants to see. */
  readonly fault?: string | undefined;
  readonly onVideoBrought: () => void;
};

/** The result of one swing, filmed from one side or from two: what matters, and the rest behind its title. */
export const ResultScreen = ({ swing, fault, onVideoBrought }: Props) => {
  const other = useOtherClip(swing);
  const swings = (other ? [swing, other] : [swing]).toSorted((a, b) => a.recordedAt.localeCompare(b.recordedAt));
  const video = useVideo(swing.userId, swing.id);
  const [body, fetchBody] = usePoses(swing);
  const [otherBody] = usePoses(other);
  const { positions, place, isReading } = usePlacing(swing);
  const { playhead, range, highlight, select, see, selected } = useShown(swing, fault, positions);
  const navigate = useNavigate();
  const isFault = swings.some((one) => standingFindings(one).length > 0);
  const hasFindings = findingsOf(swings).length > 0;
  const isWide = useIsWide();
  const player = (
    <div id={PLAYER} className="flex scroll-mt-4 flex-col gap-3 lg:sticky lg:top-4 lg:self-start">
      {other && (
        <SegmentedControl
          label={words.clips}
          hideLabel
          value={swing.id}
          segments={swings.map(({ id, view = 'unknown' }) => ({ value: id, label: copy.swing.views[view] }))}
          onChange={(id) => void navigate({ to: '/video-analysis', search: { swing: id }, replace: true })}
        />
      )}
      {body.kind === 'away' ? (
        <NoBody why={body.why} onRetry={fetchBody} />
      ) : (
        <Player
          swing={swing}
          video={video}
          poses={body.kind === 'here' ? body.poses : undefined}
          playhead={playhead}
          range={range}
          positions={positions}
          selected={selected}
          isReading={isReading}
          highlight={highlight}
          onSelect={select}
          onPlace={place}
        />
      )}
    </div>
  );

  return (
    <Page
      title={swingTitle(...swings)}
      lead={dayText(swing.recordedAt)}
      width="wide"
      quiet
      back={<Actions swing={swing} />}
    >
      <CheckResult swing={swing} />
      {asksRate(swing) && <TempoSection swing={swing} />}
      {isFault ? (
        <FixFirst swings={swings} bodyOf={({ id }) => (id === swing.id ? body : otherBody)} />
      ) : (
        <NothingFound swings={swings} picture={<TopOfSwing swing={swing} body={body} />} />
      )}
      <div className="grid gap-x-10 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] 2xl:grid-cols-[minmax(0,32rem)_minmax(0,1fr)]">
        {isWide || body.kind === 'away' ? (
          player
        ) : (
          <Fold title={words.folds.frames} startsOpen={fault !== undefined}>
            {player}
          </Fold>
        )}
        <div className="min-w-0">
          <Fold
            title={words.folds.checks}
            aside={swing.tempo && `${words.tempoTitle} ${words.tempo(swing.tempo.ratio)}`}
            startsOpen={isWide}
          >
            {hasFindings && <FindingsSection swing={swing} swings={swings} positions={positions} onSee={see} />}
            {!asksRate(swing) && <TempoSection swing={swing} />}
            <BallSection swing={swing} />
            {isFault && <ClearChecks swings={swings} />}
            {isFault && <FilmOther swings={swings} />}
          </Fold>
          <Fold title={words.folds.notes}>
            <NextSteps swing={swing} swings={swings} />
            <SwingNotes swing={swing} />
            <Button className="self-start" onClick={() => showHistory('swings', swing.id)}>
              {words.history}
            </Button>
          </Fold>
          <Fold title={words.folds.clip}>
            <ReadingQuality swing={swing} swings={swings} />
            <VideoSection swing={swing} video={video} onBrought={onVideoBrought} />
          </Fold>
        </div>
      </div>
    </Page>
  );
};
