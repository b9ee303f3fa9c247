import { fireEvent, screen, within } from '@testing-library/react';
import { useRef } from 'react';
import { describe, expect, it } from 'vitest';
import { type RoundFacts, roundFacts } from '@divot/analytics';
import { seeded } from '@divot/basics';
import { storeDecision } from '#src/data/live/decision.ts';
import type { Decided } from '#src/domain/coach/coach.ts';
import { FoldedRows } from '#src/features/analytics/parts/measure-rows.tsx';
import { useOpenInPrint } from '#src/features/analytics/parts/open-details.ts';
import { Opening } from '#src/features/analytics/parts/opening.tsx';
import { ScoreTab } from '#src/features/analytics/tabs/score-tab.tsx';
import { playedRound } from '#tests/domain/analytics/cards.ts';
import { show, signInSam } from '#tests/support/screen.tsx';

const nothing = () => undefined;
const loss = (part: string, value: number, half: number) =>
  ({
    part,
    value,
    low: value - half,
    high: value + half,
    rounds: 20,
    holes: 324,
  }) as unknown as Decided['losses'][number];
const losses = [loss('off-tee', -0.3, 0.5), loss('approach', 0.2, 0.5), loss('short-game', 2.1, 1)];
const decided = (decision: object): Decided =>
  ({ decidedOn: '2026-05-12', decision, index: 10.7, losses, shots: {}, hasRounds: true, assessment: 'none' }) as never;

const open = async (decision: object) => {
  await signInSam();
  await storeDecision(decided(decision));
  show(<Opening go={nothing} />);
  return within(await screen.findByRole('region', { name: 'What stands out' }));
};

describe('Stats opens', () => {
  it('with the coach’s decision in a sentence, and what every part costs in a chart', async () => {
    const opening = await open({ kind: 'work-on', part: 'short-game', chosenBy: 'strokes', loss: losses[2], week: [] });

    opening.getByRole('heading', {
      name: 'Your focus: Short game, 2.1 strokes a round more than a typical 10.7 golfer, 20 rounds',
    });
    expect(opening.getAllByRole('row').map(({ textContent }) => textContent)).toContain(
      'Short game2.1 moreLikely 1.1 to 3.1 more, 20 rounds',
    );
  });

  it('with colour only for a part that is clearly not level', async () => {
    const opening = await open({ kind: 'work-on', part: 'short-game', chosenBy: 'strokes', loss: losses[2], week: [] });
    const [offTee, approach, shortGame] = opening
      .getByRole('figure')
      .querySelectorAll('svg') as unknown as readonly SVGElement[];

    expect(offTee?.querySelector('circle')?.getAttribute('class')).toBe('fill-paper stroke-ink');
    expect(approach?.querySelector('circle')?.getAttribute('class')).toBe('fill-paper stroke-ink');
    expect(shortGame?.querySelector('.fill-flag')).toBeTruthy();
  });

  it('with the rounds and taps that are missing until a part can be named', async () => {
    const opening = await open({ kind: 'not-enough', rounds: 1, roundsToGo: 2, week: [], heldBackBy: [] });

    opening.getByRole('heading', { name: '2 more rounds to find your weakest part' });
    opening.getByText(/^For strokes gained, tap three things a hole/);
  });
});

const Rows = ({ last }: { readonly last: number }) => {
  const region = useRef<HTMLDivElement>(null);
  useOpenInPrint(region);
  const row = (name: string, value: number) => ({
    name,
    interval: { value, low: value - 0.2, high: value + 0.2 },
    sample: '90 holes',
  });
  return (
    <div ref={region}>
      <FoldedRows
        compares
        title="By nine"
        rows={[row('First nine', 0.8), row('Last nine', last)]}
        format={(value) => value.toFixed(1)}
        words={{ name: 'Figure', measure: 'Value', band: 'Band', sample: 'Sample' }}
      />
    </div>
  );
};

describe('a comparison', () => {
  it('is one line while a nine may be as good as the other', async () => {
    show(<Rows last={0.9} />);

    await screen.findByText('No difference yet: first nine 0.8, last nine 0.9.');
    expect(screen.queryByRole('figure')).toBeNull();
  });

  it('stands under the costlier nine, folded on screen and open on paper', async () => {
    show(<Rows last={1.6} />);
    const figure = await screen.findByRole('figure', { name: 'By nine' });
    const details = figure.querySelector('details')!;

    expect(figure.querySelector('summary')?.textContent).toBe('By nineLast nine1.6');
    expect(details.open).toBe(false);
    fireEvent(window, new Event('beforeprint'));
    expect(details.open).toBe(true);
    fireEvent(window, new Event('afterprint'));
    expect(details.open).toBe(false);
  });
});

describe('the score tab', () => {
  const rounds = (afterBogey: number): readonly RoundFacts[] => {
    const random = seeded(3);
    return Array.from({ length: 20 }, (_, week) => {
      let over = 0;
      return roundFacts(
        playedRound(week, (_n, par) => {
          const isOver = random() < (over > 0 ? 0.4 + afterBogey : 0.4);
          over = isOver ? 1 : 0;
          return { strokes: par + over, routine: random() < 0.5 ? 'yes' : 'no' };
        }),
      )!;
    });
  };
  const openTab = async (afterBogey: number) => {
    await signInSam();
    const selection = { rounds: rounds(afterBogey), compared: undefined };
    show(<ScoreTab selection={selection} at={{}} go={nothing} entries={[]} />);
    await screen.findByRole('region', { name: 'Rounds' });
  };

  it('is silent about bogeys and the routine while they change nothing', async () => {
    await openTab(0);

    expect(screen.queryByText('After a bogey, over par a hole')).toBeNull();
    expect(screen.queryByText('Routine and score, over par a hole')).toBeNull();
  });

  it('says what the hole after a bogey costs once it does', async () => {
    await openTab(0.5);

    const figure = screen.getByRole('figure', { name: 'After a bogey, over par a hole' });
    expect(figure.querySelector('summary')?.textContent).toMatch(/more on the next hole0\.5\d$/);
  });
});
