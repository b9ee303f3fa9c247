import type { ComponentProps, ReactNode } from 'react';
import { DivotMark } from '#src/ui/icons/divot-mark.tsx';
import { HomeIcon, PlayIcon, StatsIcon, SwingIcon, TrainIcon } from '#src/ui/icons/frame-icons.ts';
import { LogOutIcon, SettingsIcon } from '#src/ui/icons/screen-icons.ts';
import { ActionBar } from '#src/ui/layout/action-bar.tsx';
import { Foot } from '#src/ui/layout/foot.tsx';
import { AppFrame, TabFace } from '#src/ui/layout/app-frame.tsx';
import { AuthenticatingScreen } from '#src/ui/layout/authenticating-screen.tsx';
import { BackLink } from '#src/ui/layout/back-link.tsx';
import { Chapter } from '#src/ui/layout/chapter.tsx';
import { ConfigErrorScreen } from '#src/ui/layout/config-error-screen.tsx';
import { DeskRow, DeskTable } from '#src/ui/layout/desk-table.tsx';
import { ErrorScreen } from '#src/ui/layout/error-screen.tsx';
import { headerLinkLook, sideLinkLook, tabLook, textLinkLook } from '#src/ui/layout/nav-look.ts';
import { Moment } from '#src/ui/layout/moment.tsx';
import { NotFound } from '#src/ui/layout/not-found.tsx';
import { Page } from '#src/ui/layout/page.tsx';
import { PlainScreen } from '#src/ui/layout/plain-screen.tsx';
import { RowList } from '#src/ui/layout/row-list.tsx';
import { StartupScreen } from '#src/ui/layout/startup-screen.tsx';
import { SyncLabel } from '#src/ui/layout/sync-label.tsx';
import { Badge } from '#src/ui/primitives/badge.tsx';
import { Banner } from '#src/ui/primitives/banner.tsx';
import { Button } from '#src/ui/primitives/button.tsx';
import { Menu, MenuItem } from '#src/ui/primitives/menu.tsx';
import { Section } from '#src/ui/primitives/section.tsx';
import { type Exhibit, exhibit, nothing } from '#dev/gallery/exhibit.ts';

type SyncKind = ComponentProps<typeof SyncLabel>['kind'];

const tabs = [
  ['Home', HomeIcon],
  ['Play', PlayIcon],
  ['Swing', SwingIcon],
  ['Train', TrainIcon],
  ['Stats', StatsIcon],
] as const;
const header = ['Dashboard', 'AI Analysis', 'Videos', 'Practice', 'Analytics', 'Find Coach', 'Find Game'];
const steps = [
  'Checking environment',
  'Initialising services',
  'Loading preferences',
  'Setting up analytics',
  'Finalising',
];

const syncWord = (kind: SyncKind, word: string) => (
  <SyncLabel kind={kind} word={word} action="Sync now" onPress={nothing} />
);
const syncWords = {
  device: syncWord('device', 'on this device'),
  synced: syncWord('synced', 'synced 14:02'),
  syncing: syncWord('syncing', 'syncing'),
  offline: syncWord('offline', 'offline'),
  attention: syncWord('attention', '2 need attention'),
} satisfies Record<SyncKind, ReactNode>;

const rounds = (
  <Page
    title="Rounds"
    lead="Newest first. 23 rounds since April."
    action={<Button variant="primary">Play a round</Button>}
    back={
      <a href="#back" className={textLinkLook}>
        Stats
      </a>
    }
  >
    <Section title="November">One line a round.</Section>
  </Page>
);
const frame = (rest: Partial<ComponentProps<typeof AppFrame>>) => (
  <AppFrame
    skipLabel="Skip to content"
    navigationLabel="Main"
    brand={
      <a href="#home" className="flex items-center gap-2 text-lead font-strong no-underline">
        <DivotMark className="size-8" /> Divot
      </a>
    }
    navigation={header.map((name, index) => (
      <a key={name} href={`#${name}`} className={headerLinkLook} aria-current={index === 0 ? 'page' : undefined}>
        {name}
      </a>
    ))}
    account={
      <>
        {syncWords.synced}
        <Menu label="Your menu" trigger="Sam">
          <MenuItem icon={<SettingsIcon />}>Settings</MenuItem>
          <MenuItem icon={<LogOutIcon />}>Logout</MenuItem>
        </Menu>
      </>
    }
    tabBar={tabs.map(([label, Icon], index) => (
      <a key={label} href={`#${label}`} className={tabLook} aria-current={index === 0 ? 'page' : undefined}>
        <TabFace icon={<Icon className="size-6" />} label={label} />
      </a>
    ))}
    {...rest}
  >
    {rounds}
  </AppFrame>
);
const sidebar = (
  <nav aria-label="Quick links" className="flex flex-col">
    {['Practice', 'Video Library', 'My Stats', 'Find Coach'].map((name) => (
      <a key={name} href={`#${name}`} className={sideLinkLook}>
        {name}
      </a>
    ))}
  </nav>
);

const rows = (
  <RowList>
    {['Heronsbridge', 'Fernhill Links', 'Old Quarry Club'].map((name) => (
      <li key={name} className="rule-b py-3">
        {name}
      </li>
    ))}
  </RowList>
);

const table = (
  <DeskTable
    label="Rounds"
    columns={[{ name: 'Score', isNumber: true }, { name: 'Course' }, { name: 'Actions', isForScreenReaders: true }]}
  >
    {[82, 85].map((score) => (
      <DeskRow key={score} isShown={score === 85}>
        <td className="figures py-2 pr-4 text-right">{score}</td>
        <td className="py-2 pr-4">
          <button type="button" data-row-target className="min-h-touch font-medium">
            Heronsbridge
          </button>
        </td>
        <td className="py-2">
          <Button>Delete</Button>
        </td>
      </DeskRow>
    ))}
  </DeskTable>
);

const teeOff = (
  <Button block variant="flag" size="play">
    Tee off
  </Button>
);
const play = (words: string) => (
  <Button variant="primary" size="play">
    {words}
  </Button>
);
const Footed = (props: ComponentProps<typeof ActionBar>) => (
  <div className="px-4">
    <ActionBar {...props} />
  </div>
);

export const layout: readonly Exhibit[] = [
  { name: 'SyncWord', states: syncWords },
  exhibit(Moment, {
    name: 'Moment',
    always: { children: <Button variant="primary">Done</Button> },
    states: {
      'a personal best': {
        label: 'Up-and-down nine',
        figure: '7 of 9',
        beside: <Badge tone="fairway">your best</Badge>,
        facts: [
          { name: 'Done', value: '3 blocks, 24 min', note: '2 of 3 passed' },
          { name: 'Next mark', value: '8 of 9' },
        ],
      },
      'a long figure': { label: 'Goblet squat', figure: '20 kg × 8 reps', facts: [] },
    },
  }),
  exhibit(BackLink, { name: 'BackLink', states: { 'above a title': { label: 'All drills', onClick: nothing } } }),
  { name: 'DeskTable', isWide: true, states: { 'two rounds': table } },
  { name: 'RowList', isWide: true, states: { 'three rows': rows } },
  exhibit(Footed, {
    name: 'ActionBar',
    states: {
      'one action': { children: teeOff },
      'the tap did not work': {
        problem: 'Not saved: this device is out of space. Free some space and try again.',
        children: teeOff,
      },
      'back and on': {
        children: (
          <>
            <Button size="play">Back</Button>
            <Button variant="primary" size="play" className="flex-1">
              Next
            </Button>
          </>
        ),
      },
    },
  }),
  exhibit(Foot, {
    name: 'Foot',
    always: { className: 'grid gap-2 px-4 py-2' },
    states: {
      'under the thumb': { children: play('Next exercise') },
      'above the tab bar': { raised: true, children: play('See the card') },
    },
  }),
  {
    name: 'AppFrame',
    isAlone: true,
    states: {
      'with all around': frame({
        sidebar,
        banners: <Banner tone="offline">You're offline. Some features may be limited.</Banner>,
      }),
      'without a sidebar': frame({}),
      'on the course': frame({ immersive: true }),
    },
  },
  {
    name: 'Page',
    isAlone: true,
    states: {
      reading: rounds,
      wide: (
        <Page title="Analytics" width="wide">
          <Section title="Score">Charts get the width.</Section>
        </Page>
      ),
      quiet: (
        <Page title="Good morning, Robin" lead="Here is what to work on." quiet>
          <Section title="This week">The greeting is small.</Section>
        </Page>
      ),
    },
  },
  exhibit(Chapter, {
    name: 'Chapter',
    states: { 'with its title': { title: 'The greens', children: 'Depth, slope and where to miss.' } },
  }),
  exhibit(StartupScreen, {
    name: 'StartupScreen',
    isAlone: true,
    always: { label: 'Starting Divot', steps },
    states: { first: { current: 0 }, 'under way': { current: 2 }, done: { current: steps.length } },
  }),
  exhibit(AuthenticatingScreen, {
    name: 'AuthenticatingScreen',
    isAlone: true,
    states: { waiting: { text: 'Authenticating user...' } },
  }),
  exhibit(ErrorScreen, {
    name: 'ErrorScreen',
    isAlone: true,
    states: {
      'second try': {
        title: 'Oops! Something went wrong',
        advice: 'Your rounds are safe on this device. Try again. If it happens again, send us the ID below.',
        facts: [
          { name: 'Error ID', value: 'e-7f3a-1c' },
          { name: 'Tries so far', value: '1' },
        ],
        actions: (
          <>
            <Button variant="primary">Try Again</Button>
            <Button>Reload App</Button>
            <Button variant="quiet">Go Home</Button>
          </>
        ),
      },
    },
  }),
  exhibit(ConfigErrorScreen, {
    name: 'ConfigErrorScreen',
    isAlone: true,
    states: {
      'two missing': {
        title: 'Configuration Error',
        text: 'The app is missing required configuration',
        missing: ['VITE_FIREBASE_API_KEY', 'VITE_FIREBASE_PROJECT_ID'],
        help: 'Set these in .env and build again.',
      },
    },
  }),
  exhibit(NotFound, {
    name: 'NotFound',
    isAlone: true,
    states: {
      'with its way out': {
        title: 'Page Not Found',
        text: "The page you're looking for doesn't exist.",
        action: <Button variant="primary">Go to the dashboard</Button>,
      },
    },
  }),
  exhibit(PlainScreen, {
    name: 'PlainScreen',
    isAlone: true,
    states: {
      'a message': {
        title: 'Open in one place',
        actions: <Button variant="primary">Use it here</Button>,
        children: <p>Divot is open in another tab.</p>,
      },
      'only the mark': {},
    },
  }),
];
