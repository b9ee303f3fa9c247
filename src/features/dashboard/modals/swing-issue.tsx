import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { saveSwingThought } from '#src/data/commands/profile.ts';
import { useLimits } from '#src/data/queries/profile.ts';
import { drillsFor } from '@divot/practice';
import { useDrillText } from '#src/data/queries/drill-text.ts';
import { type Drill, type DrillArea, type FaultId, faultById, todayWithout, faultName } from '@divot/golf-content';
import type { Profile } from '#src/domain/entities/profile.entity.ts';
import { forHandedness } from '#src/domain/shared/handedness.ts';
import { type Video, VIDEOS } from '#src/domain/videos/videos.ts';
import { copy } from '#src/features/dashboard/lower-copy.ts';
import { toPractice } from '#src/features/dashboard/navigation-state.ts';
import { HAS_FILMS } from '#src/platform/settings/guides.ts';
import { FAULT_ICONS } from '#src/ui/icons/fault-icon.tsx';
import { ForwardIcon } from '#src/ui/icons/control-icons.ts';
import { Badge } from '#src/ui/primitives/badge.tsx';
import { buttonLook } from '#src/ui/primitives/button-look.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { Sheet } from '#src/ui/primitives/sheet.tsx';
import { Skeleton } from '#src/ui/primitives/skeleton.tsx';
import { succeeded } from '#src/ui/primitives/toast.ts';
import { DrillTile } from '#src/features/dashboard/row-pictures.tsx';
import { Part } from './part.tsx';
import { lazyPart } from '#src/platform/waiting/lazy-part.ts';

const words = copy.issue;

const FaultFrames = lazyPart(() => import('#src/ui/figures/fault-frames.tsx'), 'FaultFrames');

const SHELVES: Partial<Record<DrillArea, Video['category']>> = {
  setup: 'setup',
  'short-game': 'short-game',
  putting: 'putting',
  mental: 'mental',
};

/** The video library category with videos about a drill. */
const shelfOf = (area: DrillArea): Video['category'] => SHELVES[area] ?? 'full-swing';

type ThoughtProps = { readonly thought: string; readonly profile: Profile };

/** Sets the fault's cue as the golfer's swing thought, or says that it is already set. */
const ThoughtButton = ({ thought, profile }: ThoughtProps) => {
  const swingWith = async () => succeeded(await saveSwingThought(profile.id, thought), words.thoughtSet);
  return profile.swingThought === thought ? (
    <p className="mt-2 text-note text-fairway-ink">{words.thoughtSet}</p>
  ) : (
    <Button className="mt-2" onClick={() => void swingWith()}>
      {words.swingWith(thought)}
    </Button>
  );
};

type Hand = NonNullable<Profile['handedness']>;

const DrillLinks = ({ drills, hand }: { readonly drills: readonly Drill[]; readonly hand: Hand }) => {
  const drillText = useDrillText();
  return (
    <ul>
      {drills.map((drill) => (
        <li key={drill.id} className="rule-b last:border-b-0">
          <Link
            to="/videos"
            state={{ category: shelfOf(drill.area), drill: drill.id }}
            className="flex min-h-play items-center gap-3 py-2 text-ink no-underline hover:bg-sunken"
          >
            <DrillTile id={drill.id} hand={hand} />
            <span className="flex-1">
              <span className="block font-medium">{drill.name}</span>
              <span className="text-note text-rough">{drillText(drill.how)}</span>
            </span>
            <ForwardIcon className="size-5 text-rough" />
          </Link>
        </li>
      ))}
    </ul>
  );
};

const Guides = ({ guides, hand }: { readonly guides: readonly Video[]; readonly hand: Hand }) => (
  <Part title={words.guides}>
    {guides.map(({ id, title, drillIds }) => (
      <Link
        key={id}
        to="/videos"
        search={{ video: id }}
        className="flex min-h-touch items-center gap-3 py-2 text-ink no-underline hover:bg-sunken"
      >
        <DrillTile id={drillIds[0] ?? ''} hand={hand} />
        <span className="flex-1 font-medium">{title}</span>
        <ForwardIcon className="size-5 text-rough" />
      </Link>
    ))}
  </Part>
);

type Props = { readonly faultId: FaultId; readonly profile: Profile; readonly onClose: () => void };

/** One swing fault: how it looks, its causes, how the body fixes it, and what to do about it today. */
export const SwingIssue = ({ faultId, profile, onClose }: Props) => {
  const limits = useLimits();
  const fault = faultById(faultId);
  if (!fault) return null;
  const { handedness: hand = 'right' } = profile;
  const forHand = (text: string) => forHandedness(text, hand);
  const drills = drillsFor(faultId, limits);
  const guides = VIDEOS.filter(({ id }) => fault.videoIds.includes(id));
  const Icon = FAULT_ICONS[fault.icon];
  return (
    <Sheet
      open
      onClose={onClose}
      title={faultName(fault.id)}
      footer={
        <>
          <Link
            to="/practice"
            state={toPractice(profile, faultId)}
            className={`${buttonLook({ variant: 'primary' })} flex-1`}
          >
            {words.practise}
          </Link>
          <Link to="/videos" state={{ swingIssue: faultId }} className={`${buttonLook()} flex-1 flex-col gap-0!`}>
            {words.watch}
            {!HAS_FILMS && <span className="text-fine font-text text-rough">{words.noFilms}</span>}
          </Link>
        </>
      }
    >
      <div className="measure flex flex-col gap-5">
        <p className="flex items-center gap-2">
          <Icon className="size-6 text-fairway-ink" />
          <Badge>{fault.category}</Badge>
        </p>
        <Suspense fallback={<Skeleton className="h-72" />}>
          <FaultFrames faultId={fault.id} hand={hand} words={words.frames} />
        </Suspense>
        <Part title={words.looks}>
          <p>{forHand(fault.description)}</p>
        </Part>
        <Part title={words.fix}>
          <p>{forHand(fault.biomechanicalFix)}</p>
          <ThoughtButton thought={fault.swingThought} profile={profile} />
        </Part>
        <Part title={words.drills}>
          <DrillLinks drills={drills} hand={hand} />
          {limits.pain.length > 0 && drills.length < fault.drills.length && (
            <p className="text-note text-rough">{todayWithout(limits.pain)}</p>
          )}
        </Part>
        {guides.length > 0 && <Guides guides={guides} hand={hand} />}
        <Part title={words.flight}>
          <p>{forHand(fault.ballFlight)}</p>
        </Part>
        <Part title={words.causes}>
          <ul className="list-disc pl-5">
            {fault.likelyCauses.map((cause) => (
              <li key={cause}>{forHand(cause)}</li>
            ))}
          </ul>
        </Part>
      </div>
    </Sheet>
  );
};
