import { Link, useNavigate } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { useProfile } from '#src/data/queries/profile.ts';
import { compact } from '@divot/basics';
import { useReloadGuard } from '#src/platform/pwa/reload-guard.ts';
import { useImmersive } from '#src/platform/device/immersive.ts';
import { useWakeLock } from '#src/platform/device/wake-lock.ts';
import { BackIcon } from '#src/ui/icons/control-icons.ts';
import { Page } from '#src/ui/layout/page.tsx';
import { buttonLook } from '#src/ui/primitives/button-look.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { ErrorNote } from '#src/ui/primitives/error-note.tsx';
import { SegmentedControl } from '#src/ui/primitives/segmented-control.tsx';
import type { SwingView } from '@divot/swing';
import { copy } from '#src/features/swing/copy.ts';
import { addSwings, resumeAnalyses } from '#src/features/swing/queue/analysis-queue.ts';
import { tellProblems } from '#src/features/swing/queue/problems.ts';
import type { SwingPageSearch } from '#src/features/swing/swing-search.ts';
import { otherView } from '#src/domain/swing-reading/checks.ts';
import type { Trim } from './trim.ts';
import { TrimPanel } from './trim-panel.tsx';
import { type Filmed, useFilming } from './use-filming.ts';

/**
 * Where head, feet and ball belong, so that the golfer fills two thirds of the height and the club stays in the
 * picture.
 */
const FramingGuide = ({ view, mirrored }: { readonly view: SwingView; readonly mirrored: boolean }) => (
  <svg
    viewBox="0 0 90 160"
    aria-hidden="true"
    className="pointer-events-none absolute inset-0 size-full"
    fill="none"
    stroke="#f6f3ea"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d="M4 16V6H14M76 6H86V16M86 144V154H76M14 154H4V144" strokeWidth="1.2" />
    <path d="M10 38H80M10 136H80" strokeWidth="0.6" strokeDasharray="2 2" />
    <g transform={mirrored ? 'translate(90 0) scale(-1 1)' : undefined} strokeWidth="1" opacity="0.85">
      {view === 'face-on' ? (
        <>
          <circle cx="45" cy="47" r="6" />
          <path d="M37 58H53L51 90H39ZM37 58L42 92M53 58L46 92M39 90L36 134M51 90L55 134M31 135H38M53 135H60" />
          <path d="M44 92L49 134" strokeWidth="0.7" />
          <circle cx="52" cy="134" r="1.4" />
        </>
      ) : (
        <>
          <circle cx="51" cy="49" r="6" />
          <path d="M46 58L37 90L41 112L38 134H46M46 58L56 92" />
          <path d="M56 92L74 133" strokeWidth="0.7" />
          <circle cx="77" cy="134" r="1.4" />
          <path d="M74 134V20" strokeWidth="0.5" strokeDasharray="1 3" />
        </>
      )}
    </g>
  </svg>
);

const words = copy.film;

type ViewfinderProps = {
  readonly stream: MediaStream | undefined;
  /** As large as the screen allows, because the golfer stands at the ball. */
  readonly large: boolean;
  readonly children: React.ReactNode;
};

const Viewfinder = ({ stream, large, children }: ViewfinderProps) => {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (video.current) video.current.srcObject = stream ?? null;
  }, [stream]);
  return (
    <div
      className={clsx(
        'relative w-full overflow-hidden rounded-control bg-[oklch(0.2_0.015_155)] low:flex-1',
        large ? 'h-[70dvh] low:h-[60dvh]' : 'h-[54dvh]',
      )}
    >
      <video
        ref={video}
        autoPlay
        muted
        playsInline
        aria-label={words.viewfinder}
        className="absolute inset-0 size-full object-contain"
      />
      {children}
    </div>
  );
};

type ReviewProps = {
  readonly uid: string;
  readonly at: SwingPageSearch;
  readonly filmed: Filmed;
  readonly view: SwingView;
  readonly onAgain: () => void;
};

const Review = ({ uid, at, filmed, view, onAgain }: ReviewProps) => {
  const navigate = useNavigate();
  const { profile } = useProfile();
  const [trim, setTrim] = useState<Trim>();
  const [busy, setBusy] = useState(false);
  const { swing: pairOf, club } = at;
  const other = otherView(view);
  const add = async (starts: boolean): Promise<string | undefined> => {
    setBusy(true);
    const settings = compact({
      // The side is detected, not taken from the guide: the golfer may stand differently.
      handedness: profile?.handedness,
      club,
      pairOf,
      ...(trim ? { trimStartMs: trim.startMs, trimEndMs: trim.endMs } : {}),
    });
    const outcome = await addSwings(uid, [filmed.clip], settings, starts);
    tellProblems(outcome);
    if (outcome.added.length === 0) setBusy(false);
    return outcome.added[0];
  };
  const use = async () => {
    if (await add(true)) await navigate({ to: '/video-analysis', search: {} });
  };
  const filmOther = async () => {
    const id = await add(false);
    if (id === undefined) return;
    const search = compact({ view: 'film' as const, swing: id, from: other, club });
    await navigate({ to: '/video-analysis', search, replace: true });
  };
  return (
    <div className="flex flex-col gap-4">
      <TrimPanel file={filmed.clip} durationMs={filmed.durationMs} trim={trim} onTrim={setTrim} />
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" size="play" busy={busy} onClick={() => void use()}>
          {words.use}
        </Button>
        {pairOf === undefined && (
          <Button size="play" disabled={busy} onClick={() => void filmOther()}>
            {words.thenFilm[other]}
          </Button>
        )}
        <Button size="play" disabled={busy} onClick={onAgain}>
          {words.again}
        </Button>
      </div>
    </div>
  );
};

type Props = { readonly uid: string; readonly at: SwingPageSearch };

type ViewChoiceProps = {
  readonly view: SwingView;
  readonly onView: (view: SwingView) => void;
  readonly fps: number | undefined;
};

/** The side to film from, how to stand for it, and whether this camera is too slow for the club. */
const ViewChoice = ({ view, onView, fps }: ViewChoiceProps) => (
  <>
    <SegmentedControl
      label={copy.setup.view}
      value={view}
      onChange={onView}
      segments={(['face-on', 'down-the-line'] as const).map((value) => ({ value, label: copy.swing.views[value] }))}
    />
    <p className="measure text-note text-rough">{words.guides[view]}</p>
    {fps !== undefined && fps < 50 && <p className="measure text-note">{words.slow(Math.round(fps))}</p>}
  </>
);

type FailedProps = { readonly why: keyof typeof words.failures; readonly onReopen: () => void };

const Failed = ({ why, onReopen }: FailedProps) => (
  <ErrorNote
    title={words.failures[why]}
    action={
      <span className="flex flex-wrap gap-3">
        <Button onClick={onReopen}>{copy.queue.again}</Button>
        <Link to="/video-analysis" className={buttonLook({ variant: 'quiet' })}>
          {copy.home.pick}
        </Link>
      </span>
    }
  >
    {words.instead}
  </ErrorNote>
);

const Camera = ({ uid, at, onReopen }: Props & { readonly onReopen: () => void }) => {
  const { profile } = useProfile();
  const [view, setView] = useState<SwingView>(at.from ?? 'face-on');
  const { filming, stream, fps, start, stop, again } = useFilming();
  const under = filming.step === 'counting' || filming.step === 'filming';
  useWakeLock(filming.step !== 'failed');
  useImmersive(under);
  useReloadGuard('recording', under || filming.step === 'filmed');

  return (
    <Page
      title={words.title}
      lead={at.swing === undefined ? undefined : words.second[view]}
      back={
        <Link to="/video-analysis" className={`${buttonLook({ variant: 'quiet' })} -ml-4 self-start`}>
          <BackIcon className="size-5" />
          {copy.result.back}
        </Link>
      }
    >
      {filming.step === 'failed' && <Failed why={filming.why} onReopen={onReopen} />}
      {filming.step === 'filmed' && <Review uid={uid} at={at} filmed={filming.filmed} view={view} onAgain={again} />}
      {filming.step !== 'failed' && filming.step !== 'filmed' && (
        <div className="flex flex-col gap-4 low:flex-row low:items-start">
          <Viewfinder stream={stream} large={under}>
            <FramingGuide view={view} mirrored={profile?.handedness === 'left'} />
            {/* Read from the ball, four metres away. */}
            <p
              role="status"
              aria-live="assertive"
              className="figures absolute inset-x-0 top-1/2 -translate-y-1/2 scale-300 text-center text-score font-strong text-[#f6f3ea] drop-shadow-lg"
            >
              {filming.step === 'counting' && filming.secondsLeft}
            </p>
            {filming.step === 'filming' && (
              <p className="figures absolute top-3 left-3 rounded-control bg-flag px-3 py-1 text-note font-strong text-on-flag">
                {words.left(filming.secondsLeft)}
              </p>
            )}
          </Viewfinder>
          <div className="flex flex-col gap-4 low:w-64">
            {under ? (
              <Button variant="flag" size="play" block onClick={stop}>
                {filming.step === 'filming' ? words.stop : words.cancel}
              </Button>
            ) : (
              <>
                <Button variant="primary" size="play" block disabled={filming.step !== 'ready'} onClick={start}>
                  {words.start}
                </Button>
                <ViewChoice view={view} onView={setView} fps={fps} />
              </>
            )}
          </div>
        </div>
      )}
    </Page>
  );
};

/** /video-analysis?view=film: the phone on its stand, the golfer at the ball. */
export const FilmScreen = ({ uid, at }: Props) => {
  const [tries, setTries] = useState(0);
  // The first of two views waits until the second is filmed.
  useEffect(() => () => void resumeAnalyses(uid), [uid]);
  return <Camera key={`${at.swing} ${tries}`} uid={uid} at={at} onReopen={() => setTries(tries + 1)} />;
};
