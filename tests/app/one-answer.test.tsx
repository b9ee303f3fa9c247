// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { INVENTED, inventedSeeds } from '#dev/seed/invented.ts';
import { changeProfile } from '#src/data/commands/golfer-profile.ts';
import { useRoundFacts } from '#src/data/queries/analytics.ts';
import { useDecision } from '#src/data/queries/decision.ts';
import { useProfile } from '#src/data/queries/profile.ts';
import { calendarOf, type SeedDocument } from '#src/data/sample/document.ts';
import { golferSeeds } from '#src/data/sample/golfer.ts';
import { costsIn } from '#src/domain/coach/costs.ts';
import { focusName, PART_NAMES } from '#src/domain/coach/focus-words.ts';
import { sortKeyOf } from '#src/domain/entities/sort-key.ts';
import { faultName } from '#src/domain/faults/fault-ids.ts';
import { DRILLS } from '#src/domain/practice/drills.ts';
import { FOCUS_AREAS, FOCUS_OF_GROUP } from '#src/domain/practice/focus.ts';
import { copy as feedCopy } from '#src/features/analytics/copy.ts';
import { InsightFeed } from '#src/features/analytics/parts/insight-feed.tsx';
import { copy as homeCopy } from '#src/features/dashboard/copy.ts';
import { toPractice } from '#src/features/dashboard/hand-over.ts';
import { Recommendations } from '#src/features/dashboard/recommend/recommendations.tsx';
import { ThisWeek } from '#src/features/focus/this-week.tsx';
import { Builder } from '#src/features/practice/today/builder.tsx';
import { GROUPS } from '#src/domain/strokes-gained/strokes-gained.ts';
import { state, syncStatusAtom } from '#src/platform/state.ts';
import { eventually } from '#tests/support/eventually.ts';
import { type Golfer, SAM, show, signInSam } from '#tests/support/screen.tsx';

// Asked "what should I practise?", every place gives one answer. Home, the recommendations with their chain, Stats and
// Practice stand on one page here; the journey of the same name opens the screens.

const NOW = new Date('2026-11-23T10:00:00Z');
const nothing = () => undefined;

const Places = () => {
  const { profile } = useProfile();
  const decided = useDecision();
  const { digests: rounds } = useRoundFacts();
  if (!profile || !decided) return null;
  return (
    <>
      <ThisWeek welcome={<p>First steps</p>} />
      <Recommendations profile={profile} go={nothing} />
      <InsightFeed rounds={rounds} index={decided.known.index} />
      <section aria-label="Practice">
        <Builder at={{}} arrival={{}} go={nothing} play={nothing} isBlocked={false} />
      </section>
      <p data-testid="focus">{toPractice(profile).focus}</p>
      <p data-testid="decision">
        {decided.decision.kind === 'work-on' ? decided.decision.part : focusName(decided.decision)}
      </p>
    </>
  );
};

/** Parts that a text names in the words of the chain, the feed or Home. */
const partsNamed = (text: string): readonly string[] =>
  GROUPS.filter((part) =>
    [homeCopy.recommend.chain.groups[part], feedCopy.gained.groups[part]].some((name) => text.includes(name)),
  );

/** jsdom has no layout to watch. */
class NoObserver {
  observe = nothing;
  unobserve = nothing;
  disconnect = nothing;
}
vi.stubGlobal('ResizeObserver', NoObserver);

let golfer: Golfer;
const open = async (seeds: readonly SeedDocument[]) => {
  golfer = await signInSam({}, NOW);
  state.set(syncStatusAtom, { phase: 'idle', pending: 0, attention: 0, lastSyncedAt: NOW.toISOString() });
  for (const { entity, document } of seeds) {
    const { id: _id, userId: _userId, ...own } = document as SeedDocument['document'] & { userId?: string };
    if (entity === 'profiles') await changeProfile(SAM.uid, (profile) => ({ ...profile, ...own }));
    else
      await golfer.db[entity].insert({ ...document, userId: SAM.uid, sortKey: sortKeyOf(entity, document) } as never);
  }
  show(<Places />);
  await screen.findByRole('region', { name: 'Practice' });
  await within(screen.getByRole('region', { name: 'Practice' })).findByRole('button', { name: /Start guided session/ });
};

const region = (name: string) => screen.getByRole('region', { name });

/** The drills that Practice offers, with their minutes. */
const practiceBlocks = () =>
  within(region('Practice'))
    .getAllByRole('listitem')
    .flatMap((row) => {
      const drill = DRILLS.find(({ name }) => row.textContent?.includes(name));
      const minutes = Number(/^\d+/.exec(row.textContent ?? '')?.[0]);
      return drill ? [{ drill, minutes }] : [];
    });

const homePart = () =>
  GROUPS.find((part) => within(region('This week')).queryByRole('heading', { name: PART_NAMES[part] }));

/** What of the screen contradicts the decision; empty where all agree. */
const disagreements = (faultIds: readonly string[]): readonly string[] => {
  const said = screen.getByTestId('decision').textContent ?? '';
  const decided = GROUPS.find((part) => part === said);
  const advice = region('AI recommendations').textContent ?? '';
  const wrong = (place: string, parts: readonly string[]) =>
    parts.filter((part) => part !== decided).map((part) => `${place} says ${part}, the decision is ${said}`);
  const first = faultIds.find((id) => decided && costsIn(id, decided)) ?? faultIds[0];
  const isExplained =
    first === undefined || (decided && costsIn(first, decided)) || advice.includes('is not what costs you strokes now');
  const blocks = practiceBlocks();
  const minutes = (some: typeof blocks) => some.reduce((sum, block) => sum + block.minutes, 0);
  const onPart = blocks.filter(({ drill }) => decided && FOCUS_AREAS[FOCUS_OF_GROUP[decided]].includes(drill.area));
  return [
    ...wrong('Home', [homePart() ?? []].flat()),
    ...(decided && homePart() === undefined ? ['Home names no part'] : []),
    ...wrong('the chain or Working On', partsNamed(advice)),
    ...wrong('Stats', partsNamed(region(feedCopy.feed.title).textContent ?? '')),
    ...(first !== undefined && !advice.includes(faultName(first)) ? [`Working On does not begin with ${first}`] : []),
    ...(isExplained ? [] : [`Working On says ${first} and not why`]),
    ...(decided && screen.getByTestId('focus').textContent !== FOCUS_OF_GROUP[decided]
      ? ['Practice is opened for another part']
      : []),
    ...(decided && minutes(onPart) < 0.6 * minutes(blocks)
      ? [`Practice gives it ${minutes(onPart)} of ${minutes(blocks)} minutes`]
      : []),
  ];
};

describe('what to work on', () => {
  afterEach(async () => {
    await golfer.close();
    state.set(syncStatusAtom, { phase: 'off', pending: 0, attention: 0 });
  });
  const calendar = calendarOf(NOW);

  it.each(INVENTED.map((who) => [who.displayName, who] as const))('is one answer everywhere for %s', async (_, who) => {
    await open(inventedSeeds(who, calendar));

    await eventually(() => expect(disagreements(who.faultIds)).toEqual([]));
    if (who.leak) expect(homePart()).toBe(who.leak);
    else expect(region('This week').textContent).toContain('Nothing stands out');
  });

  it('is one answer everywhere for the sample golfer', async () => {
    await open(golferSeeds(SAM, calendar));

    await eventually(() => expect(disagreements(['over-the-top', 'casting', 'slice'])).toEqual([]));
    expect(homePart()).toBe('short-game');
  });

  it('is asked of a new golfer, not guessed', async () => {
    await open([]);

    expect(screen.getByText('First steps')).toBeTruthy();
    expect(partsNamed(region('AI recommendations').textContent ?? '')).toEqual([]);
    expect(partsNamed(region(feedCopy.feed.title).textContent ?? '')).toEqual([]);
  });
});
