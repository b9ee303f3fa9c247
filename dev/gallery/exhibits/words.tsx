import type { ComponentProps } from 'react';
import { FilterIcon } from '#src/ui/icons/icons.ts';
import { Badge } from '#src/ui/primitives/badge.tsx';
import { Banner } from '#src/ui/primitives/banner.tsx';
import { Button } from '#src/ui/primitives/button.tsx';
import { ContourDrawing } from '#src/ui/primitives/contour-drawing.tsx';
import { Disclosure } from '#src/ui/primitives/disclosure.tsx';
import { EmptyState } from '#src/ui/primitives/empty-state.tsx';
import { ErrorNote } from '#src/ui/primitives/error-note.tsx';
import { FlagNote } from '#src/ui/primitives/flag-note.tsx';
import { Meter } from '#src/ui/primitives/meter.tsx';
import { ProgressBar } from '#src/ui/primitives/progress.tsx';
import { Section } from '#src/ui/primitives/section.tsx';
import { Skeleton } from '#src/ui/primitives/skeleton.tsx';
import { StepHeading, type StepHeadingLook } from '#src/ui/primitives/step-heading.tsx';
import { StepList } from '#src/ui/primitives/step-list.tsx';
import { Tabs } from '#src/ui/primitives/tabs.tsx';
import { VisuallyHidden } from '#src/ui/primitives/visually-hidden.tsx';
import type { Exhibit } from '#dev/gallery/exhibit.ts';
import { Held } from '#dev/gallery/held.tsx';

type BadgeTone = NonNullable<ComponentProps<typeof Badge>['tone']>;
type BannerTone = ComponentProps<typeof Banner>['tone'];

const stepHeading = (look: StepHeadingLook, text: string) => (
  <StepHeading level={3} look={look} ref={null}>
    {text}
  </StepHeading>
);
const stepHeadings = {
  title: stepHeading('title', 'Goblet squat'),
  head: stepHeading('head', 'Where does the ball go?'),
  lead: stepHeading('lead', 'Your answers point to no single fault.'),
  label: stepHeading('label', 'How it went'),
} satisfies Record<StepHeadingLook, React.ReactNode>;

const badges = {
  plain: <Badge>9 holes</Badge>,
  fairway: <Badge tone="fairway">done</Badge>,
  sky: <Badge tone="sky">syncing</Badge>,
  sand: <Badge tone="sand">low sample</Badge>,
  flag: <Badge tone="flag">new</Badge>,
} satisfies Record<BadgeTone, React.ReactNode>;

const banners = {
  offline: (
    <>
      <Banner tone="offline">You're offline. Some features may be limited.</Banner>
      <Banner low tone="offline">
        You're offline. Some features may be limited.
      </Banner>
    </>
  ),
  warn: <Banner tone="warn">Slow connection detected. Some features may load slowly.</Banner>,
  info: <Banner tone="info">Reconnecting...</Banner>,
  update: (
    <Banner tone="update" action={<Button variant="quiet">Update Now</Button>}>
      A new version is ready.
    </Banner>
  ),
} satisfies Record<BannerTone, React.ReactNode>;

const tabs = (labels: readonly string[]) => (
  <Held start={labels[0]!}>
    {(value, set) => (
      <Tabs
        label={labels.join(', ')}
        value={value}
        onChange={set}
        tabs={labels.map((label) => ({ value: label, label, panel: <p>{label}: what is behind it.</p> }))}
      />
    )}
  </Held>
);

export const words: readonly Exhibit[] = [
  { name: 'Badge', states: badges },
  { name: 'Banner', states: banners },
  {
    name: 'Disclosure',
    states: {
      closed: <Disclosure title="Day, weather, playing partners">Not seen.</Disclosure>,
      open: (
        <Disclosure startsOpen title="Differentials used">
          <p>12 October, 14.2</p>
        </Disclosure>
      ),
      'with an icon': (
        <Disclosure icon={<FilterIcon className="size-5" />} title="Filters (2)">
          Not seen.
        </Disclosure>
      ),
      'with a figure': (
        <Disclosure aside={<span className="figures text-note text-rough">10 min</span>} title="Three-pump drop">
          Not seen.
        </Disclosure>
      ),
      'as a heading': (
        <Disclosure look="label" title="4 not judged">
          Not seen.
        </Disclosure>
      ),
    },
  },
  {
    name: 'EmptyState',
    states: {
      'with an action': (
        <EmptyState action={<Button variant="primary">Play a round</Button>}>
          Your rounds will appear here, newest first.
        </EmptyState>
      ),
      'without one': <EmptyState>Games near you will be here when somebody offers one.</EmptyState>,
    },
  },
  {
    name: 'FlagNote',
    states: {
      'what is said': (
        <FlagNote lines={['Today without anything that loads your knees.', 'See a doctor about pain that stays.']} />
      ),
      'with a way on': (
        <FlagNote lines={['This drill loads what hurts.']}>
          <Button>Leave it out</Button>
        </FlagNote>
      ),
    },
  },
  {
    name: 'ErrorNote',
    states: {
      'what happened': <ErrorNote title="No connection." />,
      'a name without a place to break': (
        <ErrorNote title="Not analysed: VID_20260512_105612_slow_motion_from_the_gallery_of_the_phone.mp4">
          No golfer was found in this clip.
        </ErrorNote>
      ),
      'what is safe, what to do': (
        <ErrorNote title="This course could not be saved." action={<Button>Try again</Button>}>
          What you typed is still here.
        </ErrorNote>
      ),
    },
  },
  {
    name: 'Skeleton',
    states: {
      line: <Skeleton />,
      'of its own size': <Skeleton className="h-8 w-48" />,
    },
  },
  {
    name: 'Section',
    states: {
      plain: <Section title="November">One line a round.</Section>,
      'with an aside': (
        <Section title="Recent rounds" className="pb-4" aside={<a href="#all">See all</a>}>
          One line a round.
        </Section>
      ),
    },
  },
  {
    name: 'ProgressBar',
    states: {
      'under way': <ProgressBar label="Rounds this month" value={5} max={8} valueText="5 of 8" />,
      nothing: <ProgressBar label="Rounds last month" value={0} max={8} />,
      'more than planned': <ProgressBar label="Workouts" value={12} max={8} />,
      quiet: <ProgressBar label="Starting" value={2} max={5} quiet />,
      'quiet, done': <ProgressBar label="Started" value={5} max={5} quiet />,
    },
  },
  {
    name: 'Meter',
    states: {
      'half full': <Meter label="On this phone" share={0.5} valueText="500 MB of 1 GB" />,
      'nearly full': <Meter label="On this tablet" share={0.93} valueText="930 MB of 1 GB" />,
      'warning early': <Meter label="Model" share={0.6} warnAbove={0.5} valueText="60 MB of 100 MB" />,
    },
  },
  {
    name: 'Tabs',
    states: {
      two: tabs(['Off Course Training', 'On Course Performance']),
      many: tabs(['Score', 'Strokes gained', 'Tee to green', 'Putting', 'Swing', 'Body', 'Handicap']),
    },
  },
  { name: 'StepHeading', states: stepHeadings },
  {
    name: 'StepList',
    states: {
      two: (
        <StepList
          steps={[
            { name: 'Set', text: 'Feet under the hips, weight mid-foot.' },
            { name: 'Turn', text: 'Back to the target before the arms go down.' },
          ]}
        />
      ),
    },
  },
  { name: 'ContourDrawing', states: { large: <ContourDrawing className="h-40 w-full text-fairway" /> } },
  {
    name: 'VisuallyHidden',
    states: {
      'only heard': (
        <p>
          Nothing more to see here.<VisuallyHidden>Only heard.</VisuallyHidden>
        </p>
      ),
    },
  },
];
