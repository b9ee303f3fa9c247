import { DivotMark } from '#src/ui/icons/divot-mark.tsx';
import { HomeIcon, LogOutIcon, PlayIcon, SettingsIcon, StatsIcon, SwingIcon, TrainIcon } from '#src/ui/icons/icons.ts';
import { AppFrame, TabFace } from '#src/ui/layout/app-frame.tsx';
import { headerLinkLook, sideLinkLook, tabLook, textLinkLook } from '#src/ui/layout/nav-look.ts';
import { Page } from '#src/ui/layout/page.tsx';
import { SyncWord } from '#src/ui/layout/sync-word.tsx';
import { Banner } from '#src/ui/primitives/banner.tsx';
import { Button } from '#src/ui/primitives/button.tsx';
import { Menu, MenuItem } from '#src/ui/primitives/menu.tsx';
import { Section } from '#src/ui/primitives/section.tsx';

const tabs = [
  ['Home', HomeIcon],
  ['Play', PlayIcon],
  ['Swing', SwingIcon],
  ['Train', TrainIcon],
  ['Stats', StatsIcon],
] as const;
const header = ['Dashboard', 'AI Analysis', 'Videos', 'Practice', 'Analytics', 'Find Coach', 'Find Game'];

export const FramePage = () => (
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
        <SyncWord kind="synced" word="synced 14:02" action="Sync now" onPress={() => undefined} />
        <Menu label="Your menu" trigger="Sam">
          <MenuItem icon={<SettingsIcon />}>Settings</MenuItem>
          <MenuItem icon={<LogOutIcon />}>Logout</MenuItem>
        </Menu>
      </>
    }
    banners={<Banner tone="offline">You're offline. Some features may be limited.</Banner>}
    sidebar={
      <nav aria-label="Quick links" className="flex flex-col">
        {['Practice', 'Video Library', 'My Stats', 'Find Coach'].map((name) => (
          <a key={name} href={`#${name}`} className={sideLinkLook}>
            {name}
          </a>
        ))}
      </nav>
    }
    tabBar={tabs.map(([label, Icon], index) => (
      <a key={label} href={`#${label}`} className={tabLook} aria-current={index === 0 ? 'page' : undefined}>
        <TabFace icon={<Icon className="size-6" />} label={label} />
      </a>
    ))}
  >
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
  </AppFrame>
);
