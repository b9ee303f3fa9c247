import { useEffect, useState } from 'react';
import { useProfile } from '#src/data/queries/profile.ts';
import { EVERY_CLUB_TYPE, isSwung } from '#src/domain/profile/limits.ts';
import { compact } from '@divot/basics';
import { Button } from '#src/ui/primitives/button.tsx';
import { SegmentedControl } from '#src/ui/primitives/segmented-control.tsx';
import { Select } from '#src/ui/primitives/select.tsx';
import { Sheet } from '#src/ui/primitives/sheet.tsx';
import { copy } from '#src/features/swing/copy.ts';
import { SHORTEST_MS, type Trim } from '#src/features/swing/film/trim.ts';
import { TrimPanel } from '#src/features/swing/film/trim-panel.tsx';
import type { SwingSettings } from '#src/features/swing/queue/analysis-queue.ts';
import { keepClub, lastClub } from './last-club.ts';

const words = copy.setup;

const views = ['auto', 'face-on', 'down-the-line'] as const;
const hands = ['auto', 'right', 'left'] as const;
const rates = ['', '60', '120', '240'] as const;
type View = (typeof views)[number];
type Hand = (typeof hands)[number];
type Rate = (typeof rates)[number];

const settingsOf = (view: View, hand: Hand, club: string, rate: Rate): SwingSettings =>
  compact({
    view: view === 'auto' ? undefined : view,
    handedness: hand === 'auto' ? undefined : hand,
    club: club === '' ? undefined : club,
    captureFps: rate === '' ? undefined : Number(rate),
  });

/** A picked clip's length, if this browser can show it and it is long enough to trim. */
const useCuttableMs = (file: File | undefined): number | undefined => {
  const [length, setLength] = useState<number>();
  useEffect(() => {
    if (!file) return undefined;
    const address = URL.createObjectURL(file);
    const probe = document.createElement('video');
    probe.preload = 'metadata';
    probe.addEventListener('loadedmetadata', () => {
      const durationMs = Math.round(probe.duration * 1000);
      if (Number.isFinite(durationMs) && durationMs > SHORTEST_MS) setLength(durationMs);
    });
    probe.src = address;
    return () => {
      setLength(undefined);
      URL.revokeObjectURL(address);
    };
  }, [file]);
  return length;
};

type Props = {
  readonly files: readonly File[];
  readonly onClose: () => void;
  readonly onStart: (settings: SwingSettings) => void;
};

/** What the golfer knows about the clips: side, hand, club, filming rate. All of it is optional. */
export const SetupSheet = ({ files, onClose, onStart }: Props) => {
  const count = files.length;
  const { profile } = useProfile();
  const [view, setView] = useState<View>('auto');
  const [chosenHand, setHand] = useState<Hand>();
  const [club, setClub] = useState(lastClub);
  const [rate, setRate] = useState<Rate>('');
  const [trim, setTrim] = useState<Trim>();
  const only = count === 1 ? files[0] : undefined;
  const durationMs = useCuttableMs(only);
  const hand = chosenHand ?? profile?.handedness ?? 'auto';
  const clubs = [...new Set([...(profile?.bag ?? []).map(({ type }) => type), ...EVERY_CLUB_TYPE])].filter(isSwung);
  const start = () => {
    keepClub(club);
    onStart({
      ...settingsOf(view, hand, club, rate),
      ...(trim ? { trimStartMs: trim.startMs, trimEndMs: trim.endMs } : {}),
    });
    setTrim(undefined);
  };
  return (
    <Sheet
      open={count > 0}
      onClose={onClose}
      title={words.title(count)}
      footer={
        <Button variant="primary" size="play" block onClick={start}>
          {words.start(count)}
        </Button>
      }
    >
      <div className="flex flex-col gap-5 pt-2">
        <SegmentedControl
          label={words.view}
          value={view}
          onChange={setView}
          segments={views.map((value) => ({ value, label: words.views[value] }))}
        />
        <SegmentedControl
          label={words.hand}
          value={hand}
          onChange={setHand}
          segments={hands.map((value) => ({ value, label: words.hands[value] }))}
        />
        <Select
          label={words.club}
          value={club}
          onChange={setClub}
          options={[{ value: '', label: words.noClub }, ...clubs.map((value) => ({ value, label: value }))]}
        />
        {only && durationMs !== undefined && (
          <TrimPanel file={only} durationMs={durationMs} trim={trim} onTrim={setTrim} />
        )}
        <Select
          label={words.rate}
          hint={words.rateHint}
          value={rate}
          onChange={setRate}
          options={rates.map((value) => ({ value, label: words.rates[value] }))}
        />
      </div>
    </Sheet>
  );
};
