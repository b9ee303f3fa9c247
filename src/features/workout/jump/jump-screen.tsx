import { useRef } from 'react';
import { addJump, deleteJump } from '#src/data/commands/jumps.ts';
import { usePainAreas, useProfile } from '#src/data/queries/profile.ts';
import { FULL_SPEED, painLines, sparesPain } from '@divot/golf-content';
import type { Jump } from '@divot/swing';
import { compact, groupBy, localDay } from '@divot/basics';
import type { GoTo } from '#src/features/workout/workout-search.ts';
import { now } from '#src/platform/clock/clock.ts';
import { newId } from '#src/platform/storage/ids.ts';
import { useReloadGuard } from '#src/platform/pwa/reload-guard.ts';
import { DeleteIcon, UploadIcon } from '#src/ui/icons/screen-icons.ts';
import { Page } from '#src/ui/layout/page.tsx';
import { Button, IconButton } from '#src/ui/primitives/button.tsx';
import { FileInput } from '#src/ui/primitives/file-input.tsx';
import { FlagNote } from '#src/ui/primitives/flag-note.tsx';
import { ErrorNote } from '#src/ui/primitives/error-note.tsx';
import { ProgressBar } from '#src/ui/primitives/progress.tsx';
import { Section } from '#src/ui/primitives/section.tsx';
import { showToast, showUndo, succeeded } from '#src/ui/primitives/toast.ts';
import { copy } from './copy.ts';
import { JumpMarks } from './jump-marks.tsx';
import { useJumpClip } from './use-jump-clip.ts';
import type { MeasuredJump } from '#src/domain/entities/profile.entity.ts';
import { dayText } from '#src/platform/clock/day-text.ts';
import { LineTrend } from '#src/ui/charts/line-trend.tsx';
import { RowList } from '#src/ui/layout/row-list.tsx';
import { BackLink } from '#src/ui/layout/back-link.tsx';

const SHOWN = 20;

type Props = { readonly uid: string; readonly jumps: readonly MeasuredJump[] };

/** The best jump of each day over time, and the latest jumps. */
const JumpHistory = ({ uid, jumps }: Props) => {
  const days = [...groupBy(jumps, ({ on }) => on)].map(([day, dayJumps]) => ({
    day,
    bestCm: Math.max(...dayJumps.map(({ heightCm }) => heightCm)),
    jumps: dayJumps.length,
  }));
  const erase = async (jump: MeasuredJump) => {
    if (succeeded(await deleteJump(uid, jump.id))) showUndo(copy.deleted, () => void addJump(uid, jump));
  };
  return (
    <Section title={copy.history}>
      {jumps.length === 0 && <p className="text-note text-rough">{copy.none}</p>}
      {days.length > 1 && (
        <LineTrend
          title={copy.best}
          note={copy.trendNote(days.length)}
          measure={copy.title}
          points={days.map(({ day, bestCm, jumps: n }) => ({
            when: dayText(day),
            value: Math.round(bestCm * 10) / 10,
            isSmallSample: n === 1,
          }))}
          format={(value) => value.toFixed(0)}
          words={{ when: copy.when, smallSample: copy.small }}
        />
      )}
      <RowList>
        {jumps
          .slice(-SHOWN)
          .toReversed()
          .map((jump) => (
            <li key={jump.id} className="rule-b flex items-center gap-4 py-1">
              <span className="figures min-w-20 text-lead font-strong">{copy.height(jump.heightCm)}</span>
              <span className="min-w-0 flex-1 text-note text-rough">
                {dayText(jump.on)}
                {jump.isByHand && `, ${copy.handNote}`}
              </span>
              <IconButton
                label={copy.delete(jump.heightCm, dayText(jump.on))}
                icon={<DeleteIcon className="size-5" />}
                onClick={() => void erase(jump)}
              />
            </li>
          ))}
      </RowList>
    </Section>
  );
};

const HowTo = () => (
  <Section title={copy.how}>
    <ol className="measure flex list-decimal flex-col gap-1.5 pl-5">
      {copy.steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
    <p className="measure pt-2 text-note text-rough">{copy.private}</p>
  </Section>
);

/** Measures the golfer's jump height from their own slow-motion clip. */
export const JumpScreen = ({ go }: { readonly go: GoTo }) => {
  const input = useRef<HTMLInputElement>(null);
  const { profile } = useProfile();
  const { progress, read, open, close } = useJumpClip();
  const painAreas = usePainAreas();
  const isSafe = sparesPain(FULL_SPEED, painAreas);
  const isReading = progress !== undefined;
  useReloadGuard('jump', isReading || read !== undefined);
  const save = async ({ heightCm }: Jump, isByHand: boolean) => {
    if (!profile || !read?.clip) return;
    const jump = compact({
      id: newId(),
      on: localDay(now()),
      heightCm: Math.round(heightCm * 10) / 10,
      fps: Math.round(read.clip.fps),
      isByHand: isByHand || undefined,
    });
    const saved = await addJump(profile.id, jump);
    if (!succeeded(saved)) return;
    showToast({ text: copy.saved(jump.heightCm) });
    close();
  };
  const choose = (
    <Button variant="primary" size="play" className="self-start" onClick={() => input.current?.click()}>
      <UploadIcon className="size-5" />
      {copy.choose}
    </Button>
  );
  return (
    <Page title={copy.title} lead={copy.lead} width="wide" back={<BackLink label={copy.back} onClick={() => go({})} />}>
      <FileInput ref={input} label={copy.choose} accept="video/*" onFiles={([file]) => file && void open(file)} />
      {isReading && (
        <div className="flex max-w-xl flex-col items-start gap-3">
          <p className="font-medium">{copy.reading}</p>
          <ProgressBar label={copy.reading} value={progress} max={1} />
          <Button onClick={close}>{copy.cancel}</Button>
        </div>
      )}
      {read?.clip && (
        <JumpMarks
          key={read.address}
          read={{ ...read, clip: read.clip }}
          onSave={save}
          onAnother={() => input.current?.click()}
        />
      )}
      {read && !read.clip && <ErrorNote title={read.failure ?? copy.failed} action={choose} />}
      {!isReading && !read && (
        <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
          <div className="flex flex-col gap-6">
            {isSafe ? choose : <FlagNote lines={painLines(painAreas)} />}
            {isSafe && <HowTo />}
          </div>
          {profile && <JumpHistory uid={profile.id} jumps={profile.jumps ?? []} />}
        </div>
      )}
    </Page>
  );
};
