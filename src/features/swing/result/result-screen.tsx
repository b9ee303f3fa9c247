import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { plannableFaults, saveSwingToPlan, starSwing } from '#src/data/commands/swings.ts';
import type { Swing, SwingFinding } from '#src/domain/entities/swing.entity.ts';
import { dayText } from '#src/platform/day-text.ts';
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
import type { PlacedPosition } from './positions.ts';
import { swingRange } from './swing-range.ts';
import { TempoSection } from './tempo-section.tsx';
import { usePlacing } from './use-placing.ts';
import { usePoses } from './use-poses.ts';
import { useVideo } from './use-video.ts';
import { VideoSection } from './video-section.tsx';
import { SwingNotes } from './swing-notes.tsx';

const words = copy.result;
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
