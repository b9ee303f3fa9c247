import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { analyseAgain } from '#src/data/commands/swings.ts';
import type { Swing } from '#src/domain/entities/swing.entity.ts';
import { recoveryAction, swingFailureOf } from '#src/domain/swing-failure/swing-failure.ts';
import { succeeded } from '#src/ui/primitives/toast.ts';
import { buttonLook } from '#src/ui/primitives/button-look.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { ErrorNote } from '#src/ui/primitives/error-note.tsx';
import { ProgressBar } from '#src/ui/primitives/progress.tsx';
import { Section } from '#src/ui/primitives/section.tsx';
import { deviceId } from '#src/platform/device/device.ts';
import { copy } from '#src/features/swing/copy.ts';
import {
  type Job,
  cancelAnalysis,
  keepWithoutVideo,
  resumeAnalyses,
  useJobs,
} from '#src/features/swing/queue/analysis-queue.ts';

const words = copy.queue;

const stateText = (swing: Swing, job: Job | undefined): string => {
  if (job?.waitsFor === 'model') return words.waitsForModel;
  if (job?.waitsFor === 'space') return `${words.waitsForSpace} ${job.why ?? ''}`;
  const { progress } = job ?? {};
  if (!progress) return swing.videoDeviceId === deviceId() ? words.starting : words.elsewhere;
  const stage = words.stages[progress.stage];
  return progress.remainingMs === null ? stage : `${stage}, ${words.remaining(progress.remainingMs)}`;
};

/** Screen-reader text: leaves out the seconds remaining. */
const stageText = ({ fileName = words.unnamed }: Swing, job: Job | undefined): string =>
  words.said(fileName, words.stages[job?.progress?.stage ?? 'queued']);

const QueueRow = ({ uid, swing, job }: { readonly uid: string; readonly swing: Swing; readonly job?: Job }) => {
  const name = swing.fileName ?? words.unnamed;
  const text = stateText(swing, job);
  return (
    <li className="rule-b flex flex-col gap-2 py-3">
      <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
        <p className={clsx('min-w-0 flex-1', job?.waitsFor === 'space' && 'basis-full')}>
          <span className="font-medium">{name}</span>
          <span className="text-note text-rough">{text}</span>
        </p>
        {job?.waitsFor === 'space' && (
          <Button onClick={() => void keepWithoutVideo(uid, swing.id)}>{words.keep(swing.videoBytes !== 0)}</Button>
        )}
        <Button variant="quiet" aria-label={`${words.cancel} ${name}`} onClick={() => void cancelAnalysis(uid, swing)}>
          {words.cancel}
        </Button>
      </div>
      {job?.progress && <ProgressBar label={name} value={job.progress.share} max={1} valueText={text} />}
    </li>
  );
};

type FailedProps = {
  readonly uid: string;
  readonly swing: Swing;
  readonly onAnother: (swing: Swing) => void;
};

const FailedRow = ({ uid, swing, onAnother }: FailedProps) => {
  const isHere = swing.videoDeviceId === deviceId();
  const failure = swingFailureOf(swing.error);
  const way = recoveryAction(failure, isHere);
  const again = async () => {
    if (succeeded(await analyseAgain(swing.id))) void resumeAnalyses(uid);
  };
  return (
    <li className="py-2">
      <ErrorNote
        title={`${words.failed}: ${swing.fileName ?? words.unnamed}`}
        action={
          <span className="flex flex-wrap gap-3">
            {way === 'mark' && (
              <Link to="/video-analysis" search={{ swing: swing.id }} className={buttonLook({ variant: 'secondary' })}>
                {words.mark}
              </Link>
            )}
            {way === 'again' && <Button onClick={() => void again()}>{words.again}</Button>}
            <Button variant={way === 'another' ? 'secondary' : 'quiet'} onClick={() => onAnother(swing)}>
              {words.another}
            </Button>
            <Button variant="quiet" onClick={() => void cancelAnalysis(uid, swing)}>
              {words.remove}
            </Button>
          </span>
        }
      >
        {copy.failures[failure]} {!isHere && copy.mark.elsewhere}
      </ErrorNote>
    </li>
  );
};

type Props = {
  readonly uid: string;
  readonly swings: readonly Swing[];
  /** The golfer wants to pick another clip in place of a failed one. */
  readonly onAnother: (failed: Swing) => void;
};

/** Analyses under way and failed ones. */
export const QueueList = ({ uid, swings, onAnother }: Props) => {
  const jobs = useJobs();
  const waiting = swings.filter(({ status }) => status === 'queued').toReversed();
  const failed = swings.filter(({ status }) => status === 'failed');
  return (
    <>
      {swings.length > 0 && (
        <p role="status" className="sr-only">
          {waiting.length === 0 ? words.allDone : waiting.map((swing) => stageText(swing, jobs[swing.id])).join(' ')}
        </p>
      )}
      {waiting.length > 0 && (
        <Section title={words.title}>
          <ul>
            {waiting.map((swing) => (
              <QueueRow key={swing.id} uid={uid} swing={swing} job={jobs[swing.id]} />
            ))}
          </ul>
          {waiting.every(({ videoBytes }) => videoBytes !== 0) && (
            <p className="measure mt-3 text-note text-rough">{words.leave}</p>
          )}
        </Section>
      )}
      {failed.length > 0 && (
        <ul>
          {failed.map((swing) => (
            <FailedRow key={swing.id} uid={uid} swing={swing} onAnother={onAnother} />
          ))}
        </ul>
      )}
    </>
  );
};
