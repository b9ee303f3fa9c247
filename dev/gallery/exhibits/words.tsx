import type { ComponentProps } from 'react';
import { FilterIcon } from '#src/ui/icons/screen-icons.ts';
import { Badge } from '#src/ui/primitives/badge.tsx';
import { Banner } from '#src/ui/primitives/banner.tsx';
import { Button } from '#src/ui/primitives/button.tsx';
import { ContourDrawing } from '#src/ui/primitives/contour-drawing.tsx';
import { Disclosure } from '#src/ui/primitives/disclosure.tsx';
import { EmptyDrawing } from '#src/ui/primitives/empty-drawing.tsx';
import { EmptyState } from '#src/ui/primitives/empty-state.tsx';
import { ErrorNote } from '#src/ui/primitives/error-note.tsx';
import { FlagNote } from '#src/ui/primitives/flag-note.tsx';
import { Meter } from '#src/ui/primitives/meter.tsx';
import { Name } from '#src/ui/primitives/name.tsx';
import { ProgressBar } from '#src/ui/primitives/progress.tsx';
import { CodeCamera } from '#src/ui/primitives/code-camera.tsx';
import { QrCode } from '#src/ui/primitives/qr-code.tsx';
import { Section } from '#src/ui/primitives/section.tsx';
import { Skeleton } from '#src/ui/primitives/skeleton.tsx';
import { StepHeading, type StepHeadingLook } from '#src/ui/primitives/step-heading.tsx';
import { StepList } from '#src/ui/primitives/step-list.tsx';
import { Tabs } from '#src/ui/primitives/tabs.tsx';
import { VisuallyHidden } from '#src/ui/primitives/visually-hidden.tsx';
import { type Exhibit, exhibit, live, nothing } from '#dev/gallery/exhibit.ts';

type BadgeTone = NonNullable<ComponentProps<typeof Badge>['tone']>;
type BannerTone = ComponentProps<typeof Banner>['tone'];
type HeadingState = Pick<ComponentProps<typeof StepHeading>, 'look' | 'children'>;

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

const tabs = (labels: readonly [string, ...string[]]) => ({
  label: labels.join(', '),
  value: labels[0],
  tabs: labels.map((label) => ({ value: label, label, panel: <p>{label}: what is behind it.</p> })),
});

const camera = {
  words: { camera: 'What the camera sees', read: 'Read a code', stop: 'Close the camera' },
  stream: undefined,
  videoRef: { current: null },
  status: 'Hold the camera over the other phone’s code.',
  failure: undefined,
  onStart: nothing,
  onStop: nothing,
};

export const words: readonly Exhibit[] = [
  exhibit(Name, {
    name: 'Name',
    states: {
      'in a line': { children: 'ملعب الصقر' },
      'on two lines': { className: 'block max-w-40', children: 'ملعب الصقر الذهبي على شاطئ البحر' },
    },
  }),
  exhibit(CodeCamera, {
    name: 'Code camera',
    states: {
      closed: { ...camera, isOn: false },
      'open, before the first picture': { ...camera, isOn: true },
      'not allowed': { ...camera, isOn: false, failure: 'Divot may not use the camera. Paste the code as text.' },
    },
  }),
  exhibit(QrCode, {
    name: 'QR code',
    states: {
      'a link': { text: 'https://divot.example/find-game', label: 'QR code', className: 'edge size-40' },
      'a long text': {
        text: 'https://divot.example/hand-over'.repeat(5),
        label: 'QR code',
        correction: 'low',
        className: 'edge size-40',
      },
    },
  }),
  exhibit(Badge, {
    name: 'Badge',
    states: {
      plain: { children: '9 holes' },
      fairway: { tone: 'fairway', children: 'done' },
      sky: { tone: 'sky', children: 'syncing' },
      sand: { tone: 'sand', children: 'low sample' },
      flag: { tone: 'flag', children: 'new' },
    } satisfies Record<BadgeTone, ComponentProps<typeof Badge>>,
  }),
  { name: 'Banner', states: banners },
  exhibit(Disclosure, {
    name: 'Disclosure',
    always: { children: 'Not seen.' },
    states: {
      closed: { title: 'Day, weather, playing partners' },
      open: { startsOpen: true, title: 'Differentials used', children: <p>12 October, 14.2</p> },
      'with an icon': { icon: <FilterIcon className="size-5" />, title: 'Filters (2)' },
      'with a figure': {
        aside: <span className="figures text-note text-rough">10 min</span>,
        title: 'Three-pump drop',
      },
      'as a heading': { look: 'label', title: '4 not judged' },
    },
  }),
  exhibit(EmptyDrawing, {
    name: 'EmptyDrawing',
    states: {
      rounds: { of: 'rounds' },
      swings: { of: 'swings' },
      map: { of: 'map' },
      lessons: { of: 'lessons' },
      games: { of: 'games' },
      practice: { of: 'practice' },
      workouts: { of: 'workouts' },
      bag: { of: 'bag' },
      coaches: { of: 'coaches' },
      numbers: { of: 'numbers' },
      notes: { of: 'notes' },
      search: { of: 'search' },
      gone: { of: 'gone' },
    },
  }),
  exhibit(EmptyState, {
    name: 'EmptyState',
    always: { of: 'rounds' },
    states: {
      'with an action': {
        action: <Button variant="primary">Play a round</Button>,
        children: 'Your rounds will appear here, newest first.',
      },
      'with an example': {
        example: <p className="py-2">81 Heronsbridge</p>,
        children: 'Your rounds will appear here.',
      },
      'without one': { children: 'Games near you will be here when somebody offers one.' },
    },
  }),
  exhibit(FlagNote, {
    name: 'FlagNote',
    states: {
      'what is said': {
        lines: ['Today without anything that loads your knees.', 'See a doctor about pain that stays.'],
      },
      'with a way on': { lines: ['This drill loads what hurts.'], children: <Button>Leave it out</Button> },
    },
  }),
  exhibit(ErrorNote, {
    name: 'ErrorNote',
    states: {
      'what happened': { title: 'No connection.' },
      'a name without a place to break': {
        title: 'Not analysed: VID_20260512_105612_slow_motion_from_the_gallery_of_the_phone.mp4',
        children: 'No golfer was found in this clip.',
      },
      'what is safe, what to do': {
        title: 'This course could not be saved.',
        action: <Button>Try again</Button>,
        children: 'What you typed is still here.',
      },
    },
  }),
  exhibit(Skeleton, { name: 'Skeleton', states: { line: {}, 'of its own size': { className: 'h-8 w-48' } } }),
  exhibit(Section, {
    name: 'Section',
    always: { children: 'One line a round.' },
    states: {
      plain: { title: 'November' },
      'with an aside': { title: 'Recent rounds', className: 'pb-4', aside: <a href="#all">See all</a> },
    },
  }),
  exhibit(ProgressBar, {
    name: 'ProgressBar',
    states: {
      'under way': { label: 'Rounds this month', value: 5, max: 8, valueText: '5 of 8' },
      nothing: { label: 'Rounds last month', value: 0, max: 8 },
      'more than planned': { label: 'Workouts', value: 12, max: 8 },
      quiet: { label: 'Starting', value: 2, max: 5, quiet: true },
      'quiet, done': { label: 'Started', value: 5, max: 5, quiet: true },
    },
  }),
  exhibit(Meter, {
    name: 'Meter',
    states: {
      'half full': { label: 'On this phone', share: 0.5, valueText: '500 MB of 1 GB' },
      'nearly full': { label: 'On this tablet', share: 0.93, valueText: '930 MB of 1 GB' },
      'warning early': { label: 'Model', share: 0.6, warnAbove: 0.5, valueText: '60 MB of 100 MB' },
    },
  }),
  exhibit(live(Tabs), {
    name: 'Tabs',
    states: {
      two: tabs(['Off Course Training', 'On Course Performance']),
      many: tabs(['Score', 'Strokes gained', 'Tee to green', 'Putting', 'Swing', 'Body', 'Handicap']),
    },
  }),
  exhibit(StepHeading, {
    name: 'StepHeading',
    always: { level: 3, ref: null },
    states: {
      title: { look: 'title', children: 'Goblet squat' },
      head: { look: 'head', children: 'Where does the ball go?' },
      lead: { look: 'lead', children: 'Your answers point to no single fault.' },
      label: { look: 'label', children: 'How it went' },
    } satisfies Record<StepHeadingLook, HeadingState>,
  }),
  exhibit(StepList, {
    name: 'StepList',
    states: {
      two: {
        steps: [
          { name: 'Set', text: 'Feet under the hips, weight mid-foot.' },
          { name: 'Turn', text: 'Back to the target before the arms go down.' },
        ],
      },
    },
  }),
  exhibit(ContourDrawing, {
    name: 'ContourDrawing',
    states: { large: { className: 'h-40 w-full text-fairway' } },
  }),
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
