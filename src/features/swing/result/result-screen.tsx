import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { plannableFaults, saveSwingToPlan, starSwing } from '#src/data/commands/swings.ts';
import type { Swing, SwingFinding } from '#src/domain/entities/swing.entity.ts';
import { dayText } from '#src/platform/clock/day-text.ts';
import { BackIcon, CompareIcon, DeleteIcon, SavedIcon, StarIcon } from '#src/ui/icons/icons.ts';
import { Page } from '#src/ui/layout/page.tsx';
import { buttonLook } from '#src/ui/primitives/button-look.ts';
import { Button, IconButton } from '#src/ui/primitives/button.tsx';
import { Section } from '#src/ui/primitives/section.tsx';
import { showToast } from '#src/ui/primitives/toast.ts';
import { copy } from '#src/features/swing/copy.ts';
import { removeSwing } from '#src/features/swing/deletion.ts';
import { swingTitle } from '#src/features/swing/swing-row.tsx';
import { BallSection } from './ball-section.tsx';
import { FaultLinks } from './fault-links.tsx';
import { FindingsSection } from './findings-section.tsx';
import { FixFirst } from './fix-first.tsx';
import { ReadingQuality } from './reading-quality.tsx';
import { NoBody } from './no-body.tsx';
import { type Highlight, highlightOf } from './overlay.ts';
import { Player } from './player.tsx';
import { type Playhead, createPlayhead } from './playhead.ts';
import { type PlacedPosition, positionsOf } from './positions.ts';
import { swingRange } from './swing-range.ts';
import { usePoses } from './use-poses.ts';
import { useVideo } from './use-video.ts';
import { VideoSection } from './video-section.tsx';
import { SwingNotes } from './swing-notes.tsx';
import { correctSwing } from './correct.ts';
import { Select } from '#src/ui/primitives/select.tsx';
import { issuesOf } from '#src/domain/swing-reading/reading-fields.ts';

const words = copy.result;
const rates = ['', '30', '60', '120', '240'] as const;

/** Backswing to downswing. If unknown, the reason and what would reveal it. */
const TempoSection = ({ swing }: { readonly swing: Swing }) => {
  const { tempo, captureFps } = swing;
  const { tempoUncertainty } = swing.reading ?? {};
  const slow = issuesOf(swing).includes('slow-motion');
  const rate = rates.find((one) => one === String(captureFps ?? '')) ?? '';
  const setRate = async (next: (typeof rates)[number]) => {
    const read = await correctSwing(swing, ({ captureFps: _before, ...corrections }) =>
      next === '' ? corrections : { ...corrections, captureFps: Number(next) },
    );
    if (!read.ok) showToast({ text: read.error, tone: 'error' });
  };
  return (
    <Section title={words.tempoTitle}>
      {tempo ? (
        <div className="flex flex-wrap items-baseline gap-x-5 gap-y-1">
          <p className="figures text-figure font-medium">{words.tempo(tempo.ratio)}</p>
          <div className="text-note">
            <p>{words.tempoParts(tempo.backswingMs, tempo.downswingMs)}</p>
            <p className="text-rough">
              {tempoUncertainty !== undefined && `${words.tempoSure(tempoUncertainty)} `}
              {words.tempoNormal}
            </p>
          </div>
        </div>
      ) : (
        <p className="measure text-note">{slow ? words.noTempo : words.noTempoStart}</p>
      )}
      {(slow || captureFps !== undefined) && (
        <div className="mt-3 max-w-60">
          <Select
            label={words.rate}
            value={rate}
            onChange={(next) => void setRate(next)}
            options={rates.map((value) => ({ value, label: words.rates[value] }))}
          />
        </div>
      )}
    </Section>
  );
};

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
        const read = await correctSwing(latest.current, (corrections) => ({
          ...corrections,
          moved: { ...corrections.moved, ...placed },
        }));
        if (!read.ok) showToast({ text: read.error, tone: 'error' });
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

const NextSteps = ({ swing }: { readonly swing: Swing }) => {
  const faults = plannableFaults(swing);
  if (faults.length === 0) return null;
  const plan = async () => {
    const saved = await saveSwingToPlan(swing, faults);
    showToast(saved.ok ? { text: words.plannedToast } : { text: saved.error, tone: 'error' });
  };
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

type Props = { readonly swing: Swing; readonly onVideoBrought: () => void };

/** The full result of one swing. */
export const ResultScreen = ({ swing, onVideoBrought }: Props) => {
  const video = useVideo(swing.userId, swing.id);
  const [body, fetchBody] = usePoses(swing);
  const { positions, place, isReading } = usePlacing(swing);
  const [range] = useState(() => swingRange(swing));
  const [playhead] = useState<Playhead>(() =>
    createPlayhead(range, positions.find(({ position }) => position === 'P1')?.ms ?? range.fromMs),
  );
  const [selectedEvent, setSelected] = useState<string>();
  const [highlight, setHighlight] = useState<Highlight>();
  const navigate = useNavigate();
  const remove = async () => {
    if (await removeSwing(swing)) await navigate({ to: '/video-analysis/history', replace: true });
  };
  const starred = swing.starred ?? false;

  const select = ({ event }: PlacedPosition) => {
    setSelected(event);
    setHighlight(undefined);
  };
  const see = ({ frame, metric }: SwingFinding) => {
    const at = positions.find((position) => position.frame === frame);
    if (at) setSelected(at.event);
    setHighlight(highlightOf(metric));
    playhead.seek(at?.ms ?? (frame * 1000) / (swing.playbackFps ?? 30));
    document.getElementById(PLAYER)?.scrollIntoView({ block: 'start', behavior: 'smooth' });
  };

  return (
    <Page
      title={swingTitle(swing)}
      lead={dayText(swing.recordedAt)}
      width="wide"
      back={
        <div className="flex items-center">
          <Link to="/video-analysis" className={`${buttonLook({ variant: 'quiet' })} mr-auto -ml-4`}>
            <BackIcon className="size-5" />
            {words.back}
          </Link>
          <Link
            to="/video-analysis"
            search={{ view: 'compare', swing: swing.id }}
            aria-label={words.compare}
            title={words.compare}
            className={buttonLook({ variant: 'quiet', size: 'icon' })}
          >
            <CompareIcon />
          </Link>
          <IconButton
            label={starred ? words.unstar : words.star}
            aria-pressed={starred}
            icon={<StarIcon className={starred ? 'fill-current' : ''} />}
            onClick={() => void starSwing(swing.id, !starred)}
          />
          <IconButton label={words.delete} icon={<DeleteIcon />} onClick={() => void remove()} />
        </div>
      }
    >
      <FixFirst swing={swing} body={body} />
      <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
        <div id={PLAYER} className="scroll-mt-4 lg:sticky lg:top-4 lg:self-start">
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
              selected={positions.find(({ event }) => event === selectedEvent)}
              isReading={isReading}
              highlight={highlight}
              onSelect={select}
              onPlace={place}
            />
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <TempoSection swing={swing} />
          <BallSection swing={swing} />
          <FindingsSection swing={swing} positions={positions} onSee={see} />
          <NextSteps swing={swing} />
          <SwingNotes swing={swing} />
          <ReadingQuality swing={swing} />
          <VideoSection swing={swing} video={video} onBrought={onVideoBrought} />
        </div>
      </div>
    </Page>
  );
};
