import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { newestFirst } from '@divot/documents';
import type { Profile } from '#src/domain/entities/profile.entity.ts';
import type { DashboardSearch } from '#src/features/dashboard/dashboard-search.ts';
import { DashboardScreen } from '#src/features/dashboard/dashboard-screen.tsx';
import { state, type SyncStatus, syncStatusAtom } from '#src/platform/state.ts';
import { type Golfer, show, signInSam } from '#tests/support/screen.tsx';

// Tests the dashboard of SPEC section 2, part by part.

let golfer: Golfer;
const visited: DashboardSearch[] = [];
const showDashboard = (at: DashboardSearch = {}) =>
  show(
    <DashboardScreen
      at={at}
      go={(next) => visited.push(next)}
      trend={null}
      week={<p>this week</p>}
      shop={<p>the shop</p>}
    />,
  );
const open = async (profile: Partial<Profile> = {}, at: DashboardSearch = {}) => {
  visited.length = 0;
  golfer = await signInSam(profile, new Date('2026-05-13T09:00:00'));
  const where = showDashboard(at);
  await screen.findByRole('region', { name: 'AI recommendations' });
  return where;
};
const links = (part: Pick<typeof screen, 'getAllByRole'>) =>
  part.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')] as const);

describe('the welcome line', () => {
  it('greets by name and asks for the assessment while it is not complete', async () => {
    await open({ assessmentComplete: false });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Good morning, Sam');
    expect(screen.getByText('Complete your assessment to find out what to work on first.')).toBeTruthy();
  });
  it('says what comes next once it is complete', async () => {
    await open({ assessmentComplete: true });
    expect(screen.getByText('Here is what to work on, and how the month is going.')).toBeTruthy();
  });
});

describe('an account that arrives on a new device', () => {
  const phase = (status: Partial<SyncStatus>) =>
    state.set(syncStatusAtom, { phase: 'syncing', pending: 0, attention: 0, ...status });
  afterEach(() => phase({ phase: 'paused' }));

  it('asks for no assessment before its newest golf is here', async () => {
    golfer = await signInSam({}, new Date('2026-05-13T09:00:00'));
    phase({});
    showDashboard();
    await screen.findByRole('tabpanel', { name: 'Off Course Training' });
    expect(screen.queryByText(/^Take the swing assessment/)).toBeNull();
    expect(screen.getByText(/^Complete your assessment/).className).toBe('invisible');

    phase({ hasRecent: true });
    expect(await screen.findByText(/^Take the swing assessment/)).toBeTruthy();
  });
});

describe('the AI recommendations', () => {
  it('are open by default, with Working On, swing thought and mental game, and can be hidden', async () => {
    const playingGoals = ['Break 90', 'Two putts', 'Slow feet', 'Smile'].map((text, n) => ({ id: String(n), text }));
    await open({ swingThought: 'tall neck', preshotRoutine: 'visualization', playingGoals });
    const advice = within(screen.getByRole('region', { name: 'AI recommendations' }));
    const head = advice.getByRole('button', { name: 'AI recommendations' });
    expect(head.getAttribute('aria-expanded')).toBe('true');
    expect(advice.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Working On',
      'Swing Thought',
      'Mental Game',
    ]);
    expect(advice.getByText('tall neck')).toBeTruthy();
    expect(advice.getByRole('button', { name: /Pre-shot routine/ }).textContent).toContain('Visualization');
    expect(advice.getByRole('button', { name: /Playing goals/ }).textContent).toBe(
      'Playing goalsSlow feet\u00A0· Two putts\u00A0· Break 90',
    );
    fireEvent.click(head);
    expect(head.getAttribute('aria-expanded')).toBe('false');
    expect(advice.queryByRole('heading', { level: 3 })).toBeNull();
  });

  it('open their modals through the address', async () => {
    await open();
    const advice = within(screen.getByRole('region', { name: 'AI recommendations' }));
    fireEvent.click(advice.getByRole('button', { name: /Set a swing thought/ }));
    fireEvent.click(advice.getByRole('button', { name: /Pre-shot routine/ }));
    fireEvent.click(advice.getByRole('button', { name: /Playing goals/ }));
    fireEvent.click(advice.getByRole('button', { name: /Set a playing goal/ }));
    expect(visited).toEqual([{ show: 'thought' }, { show: 'routine' }, { show: 'goals' }, { show: 'goals' }]);
  });
});

describe('the swing analysis card', () => {
  const card = () => within(screen.getByRole('region', { name: 'AI swing video analysis' }));
  it('leads to the analysis, without a history while there are no swings', async () => {
    await open();
    expect(links(card())).toEqual([['Analyze My Swing', '/video-analysis']]);
  });
  it('has View History when the golfer has saved swing videos', async () => {
    await open({ swingVideos: ['swing-1'] });
    expect(links(card())).toEqual([
      ['Analyze My Swing', '/video-analysis'],
      ['View History', '/video-analysis/history'],
    ]);
  });
});

describe('the two tabs', () => {
  it('begin with Off Course Training: workouts, practice, quick stats and the coach that is coming soon', async () => {
    await open({ workoutSplit: 'Upper/Lower' });
    const panel = within(await screen.findByRole('tabpanel', { name: 'Off Course Training' }));
    expect(panel.getByText('Plan: Upper/Lower, 3 days a week')).toBeTruthy();
    expect(await panel.findByText('none since Sunday')).toBeTruthy();
    expect(await panel.findByText('No round yet')).toBeTruthy();
    expect(links(panel)).toEqual([
      ['Build a plan', '/workout-new'],
      ['Start Today’s Workout', '/workout?start=true'],
      ['Custom Workout', '/workout'],
      ['Practice', '/practice'],
      ['Play', '/playing'],
      ['Stats', '/analytics'],
    ]);
    expect(panel.getByText('AI Golf Coach').parentElement?.textContent).toContain('Coming Soon');
    fireEvent.click(screen.getByRole('tab', { name: 'On Course Performance' }));
    expect(visited).toEqual([{ tab: 'on-course' }]);
  });

  it('show the last practice session', async () => {
    await open();
    const practise = (nth: number) => {
      const at = `2026-05-1${nth}T08:00:00.000Z`;
      return golfer.db.practiceSessions.insert({
        id: `p${nth}`,
        userId: 'sam',
        createdAt: at,
        updatedAt: at,
        sortKey: newestFirst(at),
        startedAt: at,
        practicedOn: at.slice(0, 10),
        status: 'finished',
        totalMin: 30 + nth,
        blocks: [{ id: 'b1', drillId: 'clock-putt', mode: 'block', order: 0, plannedSec: 600 }],
      });
    };
    await Promise.all([0, 1, 2].map((nth) => practise(nth)));
    const panel = within(await screen.findByRole('tabpanel', { name: 'Off Course Training' }));
    await panel.findByText('Clock 3-6-9-12 · 32 min · Tue, May 12');
    expect(panel.getAllByText(/ min · /)).toHaveLength(1);
  });

  it('pass split and swing issues to a new workout', async () => {
    const where = await open({ swingIssues: ['slice'] });
    fireEvent.click(await screen.findByRole('link', { name: 'Build a plan' }));
    await waitFor(() => expect(where.path()).toBe('/workout-new'));
    expect(where.handedOver()).toMatchObject({ workoutSplit: 'Full Body', swingIssues: ['slice'] });
  });

  it('On Course Performance has its four tiles', async () => {
    await open({}, { tab: 'on-course' });
    const panel = within(await screen.findByRole('tabpanel', { name: 'On Course Performance' }));
    expect(links(panel).map(([text, href]) => [text.match(/^[A-Z]\w+ [A-Z][a-z]+/)?.[0], href])).toEqual([
      ['Play Round', '/playing'],
      ['Practice Range', '/practice'],
      ['Performance Stats', '/analytics'],
      ['Book Lesson', '/scheduling'],
    ]);
  });
});

it('three guides are recommended, without a length until there is a film; the slideshow and the quick links are there', async () => {
  await open();
  const videos = within(screen.getByRole('region', { name: 'Recommended videos' }));
  expect(videos.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Fix your slice Guide',
    'Putting setup Guide',
    'Power from the ground Guide',
  ]);
  expect(screen.getByText('the shop')).toBeTruthy();
  expect(links(within(screen.getByRole('region', { name: 'Quick links' })))).toEqual([
    ['Practice', '/practice'],
    ['Video Library', '/videos'],
    ['My Stats', '/analytics'],
    ['Find Coach', '/find-coach'],
    ['Find Game', '/find-game'],
  ]);
});
