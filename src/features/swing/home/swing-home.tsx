import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { usePainAreas } from '#src/data/queries/profile.ts';
import { useSwings } from '#src/data/queries/swings.ts';
import { FULL_SPEED, painLines, sparesPain } from '@divot/golf-content';
import { NoSwings } from '#src/features/swing/no-swings.tsx';
import type { Swing } from '#src/domain/entities/swing.entity.ts';
import { dropSharedVideos, sharedVideos } from '#src/platform/files/shared-files.ts';
import { CameraIcon, UploadIcon } from '#src/ui/icons/screen-icons.ts';
import { Page } from '#src/ui/layout/page.tsx';
import { buttonLook } from '#src/ui/primitives/button-look.ts';
import { FileInput } from '#src/ui/primitives/file-input.tsx';
import { Button } from '#src/ui/primitives/button.tsx';
import { ErrorNote } from '#src/ui/primitives/error-note.tsx';
import { FlagNote } from '#src/ui/primitives/flag-note.tsx';
import { Section } from '#src/ui/primitives/section.tsx';
import { Skeleton } from '#src/ui/primitives/skeleton.tsx';
import { copy } from '#src/features/swing/copy.ts';
import {
  type AddOutcome,
  type SwingSettings,
  addSwings,
  cancelAnalysis,
  resumeAnalyses,
} from '#src/features/swing/queue/analysis-queue.ts';
import { watchAnalyses } from '#src/features/swing/queue/analysis-news.ts';
import { SwingRow } from '#src/features/swing/swing-row.tsx';
import { ModelNote } from './model-note.tsx';
import { QueueList } from './queue-list.tsx';
import { SetupSheet } from './setup-sheet.tsx';

/** Opens the result when the golfer watched exactly one being analysed, of one clip or two views. */
const useOpenResult = (swings: readonly Pick<Swing, 'id' | 'status' | 'pairOf'>[]): void => {
  const watched = useRef(new Set<string>());
  const navigate = useNavigate();
  useEffect(() => {
    const waiting = swings.filter(({ status }) => status === 'queued');
    for (const { id } of waiting) watched.current.add(id);
    if (waiting.length > 0 || watched.current.size === 0) return;
    const ended = swings.filter(({ id }) => watched.current.has(id));
    const [result, ...others] = ended.filter(({ pairOf }) => !ended.some(({ id }) => id === pairOf));
    watched.current.clear();
    if (result && others.length === 0 && ended.every(({ status }) => status === 'analysed'))
      void navigate({ to: '/video-analysis', search: { swing: result.id } });
  }, [swings, navigate]);
};

const words = copy.home;
const LATEST = 5;

const Tips = () => (
  <Section title={words.tipsTitle}>
    <ol className="flex flex-col gap-2">
      {words.tips.map((tip, index) => (
        <li key={tip} className="flex gap-3 text-note">
          <span className="figures w-4 shrink-0 font-strong">{index + 1}</span>
          <span className="measure">{tip}</span>
        </li>
      ))}
    </ol>
  </Section>
);

const Problems = ({ outcome }: { readonly outcome: AddOutcome }) => (
  <>
    {outcome.refused.map(({ fileName, sentence }) => (
      <ErrorNote key={fileName} title={`${copy.queue.refused}: ${fileName}`}>
        {sentence}
      </ErrorNote>
    ))}
    {[...new Set(outcome.unkept)].map((reason) => (
      <ErrorNote key={reason} title={copy.queue.unkeptTitle[reason]}>
        {copy.queue.unkept}
      </ErrorNote>
    ))}
  </>
);

/** Pick clips, watch their analysis, go on to the latest results. */
export const SwingHome = ({ uid }: { readonly uid: string }) => {
  const { swings, ready } = useSwings(200);
  const painAreas = usePainAreas();
  const [picked, setPicked] = useState<readonly File[]>([]);
  /** A failed clip that the newly picked one replaces. */
  const [replaced, setReplaced] = useState<Swing>();
  const [outcome, setOutcome] = useState<AddOutcome>({ added: [], refused: [], unkept: [] });
  const input = useRef<HTMLInputElement>(null);
  const analysed = swings.filter(({ status }) => status === 'analysed');

  useOpenResult(swings);
  useEffect(watchAnalyses, []);
  useEffect(() => {
    const resume = () => void resumeAnalyses(uid);
    resume();
    addEventListener('online', resume);
    void sharedVideos().then((shared) => shared.length > 0 && setPicked(shared));
    return () => {
      removeEventListener('online', resume);
      void dropSharedVideos();
    };
  }, [uid]);

  const pick = (failed?: Swing) => {
    setReplaced(failed);
    input.current?.click();
  };
  const dismiss = () => {
    setPicked([]);
    void dropSharedVideos();
  };
  const start = async (settings: SwingSettings) => {
    const files = picked;
    setPicked([]);
    const added = await addSwings(uid, files, settings);
    void dropSharedVideos();
    setOutcome(added);
    setReplaced(undefined);
    if (replaced && added.refused.length < files.length) await cancelAnalysis(uid, replaced);
  };

  return (
    <Page title={words.title} lead={words.lead} width="wide">
      <div className="grid gap-x-10 gap-y-6 *:min-w-0 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
        <div className="flex flex-col gap-6">
          <div className="flex flex-col gap-3">
            <FlagNote lines={painLines(painAreas)} />
            <div className="grid gap-3 sm:flex sm:flex-wrap">
              {sparesPain(FULL_SPEED, painAreas) && (
                <>
                  <Link
                    to="/video-analysis"
                    search={{ view: 'film' }}
                    className={buttonLook({ variant: 'primary', size: 'play' })}
                  >
                    <CameraIcon className="size-5" />
                    {words.film}
                  </Link>
                  <Link to="/video-analysis" search={{ view: 'range' }} className={buttonLook({ size: 'play' })}>
                    <CameraIcon className="size-5" />
                    {words.range}
                  </Link>
                </>
              )}
              <Button size="play" onClick={() => pick()}>
                <UploadIcon className="size-5" />
                {words.pick}
              </Button>
            </div>
            <FileInput ref={input} label={words.pick} accept="video/*,.mp4,.mov,.webm" multiple onFiles={setPicked} />
            <p className="text-note text-rough">{words.formats}</p>
          </div>
          <ModelNote onStored={() => void resumeAnalyses(uid)} />
          <Problems outcome={outcome} />
          <QueueList uid={uid} swings={swings} onAnother={pick} />
        </div>
        <div className="lg:row-span-2">
          <Section
            title={words.recent}
            aside={
              analysed.length > 0 && (
                <Link to="/video-analysis/history" className={buttonLook({ variant: 'quiet' })}>
                  {words.history}
                </Link>
              )
            }
          >
            {!ready && <Skeleton className="h-20" />}
            {ready && analysed.length === 0 && <NoSwings>{words.empty}</NoSwings>}
            <ul>
              {analysed.slice(0, LATEST).map((swing) => (
                <SwingRow key={swing.id} swing={swing} />
              ))}
            </ul>
          </Section>
        </div>
        <Tips />
      </div>
      <SetupSheet files={picked} onClose={dismiss} onStart={(settings) => void start(settings)} />
    </Page>
  );
};
