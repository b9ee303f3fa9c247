import { DEMO_ACCOUNT } from '#dev/seed/demo.ts';
import { plantDemo } from '#dev/seed/plant.ts';
import { expect, test } from './driver/journey.ts';
import type { Target } from './driver/finder.ts';
import type { Tab } from './driver/tab.ts';
import { button, field, heading, link, radio, readyForOffline, startSignedIn, synced, tabOf } from './golfer.ts';

// SPEC section 2, the dashboard, in every engine: a new golfer, one with six months of data, the modals and where they
// lead, a second tab, and offline.

test.setTimeout(400_000);

const ADVICE = { role: 'region', name: 'AI recommendations' } as const;
const WEEK = { role: 'region', name: 'This week' } as const;
const dialog = (name: string) => ({ role: 'dialog', name }) as const;
const handedOver = (tab: Tab) => tab.evaluate<Record<string, unknown>>('history.state');
const isAt = (tab: Tab, path: string) => tab.until(path, async () => (await tab.path()) === path || undefined);
/** React may replace a link between two reads, so this retries. */
const hrefOf = (tab: Tab, target: Target) =>
  tab.until(`the address of ${JSON.stringify(target)}`, async () => (await tab.attribute(target, 'href')) ?? undefined);
const textsIn = async (tab: Tab, within: { readonly role: string; readonly name: string }, role: string) =>
  (await tab.texts({ role, within })).map((text) => text.replaceAll(/\s+/g, ' '));

const findsFirstDrill = async (tab: Tab): Promise<void> => {
  const steps = { role: 'region', name: 'First steps' } as const;
  const hint = dialog('A first hint');
  await tab.tap(button('Look at sample data'));
  await tab.shows({ css: 'h1' }, /Robin \(sample\)/);
  await tab.sees({ text: 'Over The Top', within: ADVICE });
  await tab.tap(button('Leave the sample'));
  await tab.shows({ css: 'h1' }, /^Good (morning, |afternoon, |evening, )Sam$/);
  await tab.tap({ ...button('Find my first drill'), within: steps });
  await tab.tap(button('Next', true));
  await tab.tap(button('Hard to say'));
  await tab.tap(button('/^Curves away from you/'));
  await tab.tap(button('Off the heel'));
  await tab.sees({ ...heading('Slice'), within: hint });
  await tab.tap({ ...button('Save drill'), within: hint });
  await tab.seesNo(hint);
  await tab.seesNo(steps);
  // Home keeps the first drill under This week until the golfer's rounds tell more.
  await tab.sees({ ...heading('Slice'), within: WEEK });
  await tab.sees({ ...button('/^(Start .* session|Retest)/'), within: WEEK });
  expect(await hrefOf(tab, { ...link('Open the drill'), within: WEEK })).toMatch(/^\/practice\?drill=/);
  await tab.sees({ ...link('Continue the questions'), within: WEEK });
};

const readsWhatToDoFirst = async (tab: Tab): Promise<void> => {
  const progress = { role: 'region', name: 'Progress' } as const;
  const off = { role: 'tabpanel', name: 'Off Course Training' } as const;
  const on = { role: 'tabpanel', name: 'On Course Performance' } as const;
  const value = (name: string) => tab.attribute({ role: 'progressbar', name, within: progress }, 'aria-valuetext');
  await tab.sees({ text: 'Complete your assessment to find out what to work on first.' });
  await tab.sees({ ...button('/^Slice/'), within: ADVICE });
  expect(await hrefOf(tab, { ...link('Take the mobility assessment'), within: ADVICE })).toBe('/mobility-assessment');
  await tab.sees({ text: 'Set a playing goal for your next round.', within: ADVICE });
  await tab.tap({ ...button('AI recommendations'), within: ADVICE });
  await tab.seesNo({ text: 'Working On', within: ADVICE });
  await tab.tap({ ...button('AI recommendations'), within: ADVICE });
  await tab.sees({ text: 'Working On', within: ADVICE });
  await tab.sees({ text: 'N/A', within: progress });
  expect(await value('Rounds this month')).toBe('0 of 8');
  expect(await value('Workouts this week')).toBe('0 of 12');
  await tab.sees(link('Analyze My Swing'));
  expect(await tab.count(link('View History'))).toBe(0);
  expect(await textsIn(tab, { role: 'region', name: 'Recommended videos' }, 'listitem')).toEqual([
    expect.stringMatching(/Fix your slice.*Guide/i),
    expect.stringMatching(/Putting setup.*Guide/i),
    expect.stringMatching(/Power from the ground.*Guide/i),
  ]);
  await tab.sees({ text: 'Plan: Full Body, 3 days a week', within: off });
  await tab.sees({ text: 'Coming Soon', within: off });
  expect(await hrefOf(tab, { ...link('Custom Workout'), within: off })).toBe('/workout');
  await tab.tap(tabOf('On Course Performance'));
  await tab.sees({ ...link('Book Lesson'), within: on });
  expect(await textsIn(tab, on, 'link')).toEqual(
    ['Play Round', 'Practice Range', 'Performance Stats', 'Book Lesson'].map((name) => expect.stringContaining(name)),
  );
  expect(await hrefOf(tab, { ...link('Book Lesson'), within: on })).toBe('/scheduling');
  await tab.reload();
  await tab.sees(on);
};

const setsThoughtRoutineAndGoals = async (tab: Tab): Promise<void> => {
  const editor = dialog('Swing thought');
  const thought = { ...field('Your swing thought'), within: editor };
  const think = async (words: string) => {
    await tab.tap({ ...button('/Set a swing thought|Edit/'), within: ADVICE });
    await tab.type(thought, words);
    await tab.tap({ ...button('Save'), within: editor });
    await tab.seesNo(editor);
  };
  for (const words of ['tall neck', 'slow back', 'turn', 'full finish']) await think(words);
  await think('slow back'); // a thought saved again keeps its place
  await tab.sees({ text: 'slow back', within: ADVICE });
  await tab.tap({ ...button('Edit'), within: ADVICE });
  await tab.sees(thought);
  // The last three thoughts, then what suits the slice that the first questions found.
  expect(await textsIn(tab, editor, 'listitem')).toEqual([
    'full finish',
    'turn',
    'slow back',
    'shake hands with target',
  ]);
  await tab.type(thought, '   ');
  await tab.tap({ ...button('Save'), within: editor });
  await tab.sees({ text: 'Write your swing thought first.', within: editor });
  await tab.type(thought, 'half typed');
  await tab.reload(); // keeps the half-typed text
  await tab.shows(thought, /^half typed$/);
  await tab.tap({ ...button('Cancel'), within: editor });

  const chooser = dialog('Pre-shot routine');
  await tab.tap({ ...button('Pre-shot routine'), within: ADVICE });
  await tab.sees({ ...radio('Visualization'), within: chooser });
  expect(await tab.count({ role: 'radio', within: chooser })).toBe(3);
  await tab.choose({ ...radio('Visualization'), within: chooser });
  await tab.tap({ ...button('Use this routine'), within: chooser });
  await tab.shows({ ...button('Pre-shot routine'), within: ADVICE }, /Visualization/);

  const manager = dialog('Playing goals');
  const goal = { ...field('Your goal'), within: manager };
  const add = { ...button('Add Goal'), within: manager };
  await tab.tap({ ...button('Playing goals'), within: ADVICE });
  await tab.type(goal, '   ');
  expect(await tab.attribute(add, 'disabled')).not.toBeNull();
  await tab.sees({ text: 'No goals yet.', within: manager });
  expect(await tab.count({ role: 'radio', within: manager })).toBe(5);
  await tab.choose({ ...radio('Outcome'), within: manager });
  await tab.type(goal, '  Break 85  ');
  await tab.tap(add);
  await tab.sees({ ...button('Delete goal: Break 85'), within: manager });
  await tab.choose({ ...radio('Mindset'), within: manager });
  await tab.tap({ ...button('Ten steps, then let it go'), within: manager });
  await tab.tap(add);
  await tab.tap({ ...button('Delete goal: Ten steps, then let it go'), within: manager });
  await tab.tap(button('Undo'));
  await tab.sees({ ...button('/^Delete goal/'), within: manager, nth: 1 });
  await tab.tap({ ...button('Close'), within: manager });
  await tab.sees({ text: 'Keep in mind out there: Ten steps, then let it go', within: ADVICE });

  await tab.tap(tabOf('On Course Performance'));
  await tab.tap(link('Play Round'));
  await isAt(tab, '/playing');
  const state = await handedOver(tab);
  expect(state).toMatchObject({
    swingThought: 'slow back',
    preshotRoutine: 'visualization',
    playingGoals: [
      { type: 'mindset', text: 'Ten steps, then let it go' },
      { type: 'outcome', text: 'Break 85' },
    ],
  });
  const [{ id }] = state['playingGoals'] as [{ id: string }];
  expect(Math.abs(Date.now() - Number(id))).toBeLessThan(3_600_000); // the id is a timestamp as text
};

const followsASwingIssue = async (tab: Tab): Promise<void> => {
  for (const [name, path, state] of [
    ['Headcover gate', '/videos', { category: 'full-swing', drill: 'headcover-outside' }],
    ['Watch Video Drills', '/videos', { swingIssue: 'over-the-top' }],
    ['Practice This Issue', '/practice', { swingIssues: ['over-the-top'], focus: 'general' }],
  ] as const) {
    await tab.open('/dashboard?fault=over-the-top');
    await tab.tap({ ...link(name), within: dialog('Over The Top') });
    await isAt(tab, path);
    expect(await handedOver(tab)).toMatchObject(state);
  }
};

test('a golfer’s dashboard from the first day on', async ({ phone, golfer, openPhone }) => {
  const { tab } = phone;
  const toDo = { text: 'To do on every shot: 32 putts or fewer', within: ADVICE } as const;
  await startSignedIn(tab, golfer);
  await test.step('a first drill is five taps away; sample data can be looked at and dropped', () =>
    findsFirstDrill(tab));
  await test.step('a new golfer is told what to do first', () => readsWhatToDoFirst(tab));
  await test.step('thought, routine and goals are kept, and handed to the round', () =>
    setsThoughtRoutineAndGoals(tab));
  await test.step('a swing issue leads to its drills, to the videos and to practice', () => followsASwingIssue(tab));
  await test.step('another tab’s change appears by itself; offline everything works, and syncs later', async () => {
    await readyForOffline(tab);
    await tab.open('/dashboard');
    await synced(tab);
    const other = await phone.secondTab();
    await other.open('/dashboard?show=thought');
    await other.type(field('Your swing thought'), 'turn in a barrel');
    await other.tap({ ...button('Save'), within: dialog('Swing thought') });
    await tab.sees({ text: 'turn in a barrel', within: ADVICE });
    await other.close();

    phone.goOffline();
    await tab.open('/new?show=goals');
    await tab.type(field('Your goal'), '32 putts or fewer');
    await tab.tap(button('Add Goal'));
    await tab.tap({ ...button('Close'), within: dialog('Playing goals') });
    await tab.sees(toDo);
    phone.goOnline();
    await tab.open('/dashboard');
    await synced(tab);
    const tablet = await openPhone();
    await startSignedIn(tablet.tab, golfer);
    await tablet.tab.sees(toDo);
  });
});

test(
  'half a year of golf leads from lost strokes to the likely cause and how to fix it',
  { tag: '@release' },
  async ({ phone: { tab }, product }) => {
    await plantDemo(product.services.cloud, new Date());
    await startSignedIn(tab, DEMO_ACCOUNT);
    await tab.sees({ text: 'Over The Top', within: ADVICE }, 60_000);
    await tab.sees({ text: 'Good mobility overall. Maintain it, and work on your 4 limited areas.', within: ADVICE });
    await tab.sees({ text: 'To do on every shot: Full routine before every tee shot', within: ADVICE });
    expect(await hrefOf(tab, link('View History'))).toBe('/video-analysis/history');
    await tab.shows(WEEK, /Short game.*strokes a round more than a typical .* golfer.*20 rounds/s);
    await tab.shows(WEEK, /Casting is the likely cause.*Your pelvic control is often behind it/s);
    await tab.sees({ ...button('/^(Start .* session|Retest)/'), within: WEEK });
    await tab.sees({ role: 'region', name: 'Golf gear' });
    expect(await tab.evaluate<number>('document.documentElement.scrollHeight / 844'), 'Home, screens').toBeLessThan(3);
    const issue = dialog('Casting');
    await tab.tap({ ...button('Casting'), within: ADVICE });
    for (const part of ['What it looks like', 'Biomechanical fix', 'Recommended drills'])
      await tab.sees({ ...heading(part), within: issue });
    await tab.evaluate('void history.back()');
    await tab.seesNo(issue);
    await tab.tap(link('Build a plan'));
    await isAt(tab, '/workout-new');
    expect(await handedOver(tab)).toMatchObject({
      workoutSplit: 'Full Body',
      swingIssues: expect.arrayContaining(['casting']),
    });

    await tab.open('/old');
    await tab.sees({ text: 'Casting', exact: true }); // as Home's week says
    await tab.sees({ text: '/^\\d of 8$/' });
    await tab.sees({ text: 'Full routine before every tee shot', exact: true });
  },
);
