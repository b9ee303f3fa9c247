import { cases } from '@divot/basics/testing';
import { describe, expect, it } from 'vitest';
import { type Decision, decideFocus, type Evidence, type Focus } from '#src/domain/coach/coach.ts';
import type { FaultEvidence, FaultSource } from '#src/domain/coach/coach-types.ts';
import { namedFault } from '#src/domain/coach/named.ts';
import { faultsInOrder } from '#src/domain/coach/fault-order.ts';
import { focusLine, focusName, whyNotFault } from '#src/domain/coach/focus-words.ts';
import { swingFocus } from '#src/domain/coach/swing-focus.ts';
import { type Place, drillsFor, placesOf } from '@divot/practice';
import { costsIn } from '#src/domain/coach/costs.ts';
import { FAULT_IDS, type FaultId, drillById, faultName } from '@divot/golf-content';
import { PARTS } from '@divot/golf-rules';

// Headline, cause, drill, week and session are one decision: every combination of what a golfer answered, what a clip
// and a coach showed, rounds, pain, places and minutes.

const TODAY = '2026-11-23';
const COMBINATIONS = cases(24_000, 6);

/** A sequence of picks that is the same on every run (mulberry32). */
const picks = (seed: number) => {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  return <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)]!;
};

const seen = (faultId: FaultId, source: FaultSource, confidence: FaultEvidence['confidence']): FaultEvidence => ({
  faultId,
  source,
  confidence,
  day: TODAY,
});

const PAIN = [[], [], [], ['wrists'], ['lower-back'], ['knees']];
const PLACES: readonly (readonly Place[])[] = [[], [], ['range'], ['net'], ['green'], ['home'], ['net', 'green']];
const CONFIDENCES = ['low', 'medium', 'high'] as const;

const golferOf = (pick: ReturnType<typeof picks>) => {
  const source = (name: FaultSource, isKnown: boolean) =>
    isKnown ? [seen(pick(FAULT_IDS), name, name === 'coach' ? 'high' : pick(CONFIDENCES))] : [];
  const isKnown = () => pick([true, false]);
  const leak = pick([...PARTS, undefined]);
  const rounds = pick([0, 0, 1, 8, 20]);
  const faults = [
    ...source('questions', isKnown()),
    ...source('video', isKnown()),
    ...source('video', isKnown()),
    ...source('ball-flight', pick([true, false, false])),
    ...source('coach', pick([true, false, false])),
  ];
  const [answer] = faults.filter(({ source: from }) => from === 'questions');
  const [hint] = answer ? drillsFor(answer.faultId, { pain: [], places: [] }) : [];
  const losses =
    rounds === 0
      ? []
      : PARTS.map((part) => {
          const value = part === leak ? 3 : 0;
          return { part, value, low: value - 0.5, high: value + 0.5, rounds };
        });
  const begun = pick([undefined, undefined, ...faults.filter(({ source: from }) => from === 'video')]);
  const limits = { pain: pick(PAIN), places: pick(PLACES) };
  const current = begun && swingFocus(begun.faultId, losses, TODAY, drillsFor(begun.faultId, limits)[0]?.id);
  return {
    today: TODAY,
    index: pick([2, 14, 30]),
    losses,
    faults,
    ...limits,
    minutes: pick([10, 20, 40, 60]),
    sessionsPerWeek: pick([2, 3, 4]),
    limits: pick([[], ['hips']]),
    hintDrillId: hint?.id ?? pick([undefined, 'coin-putt']),
    asked: pick([undefined, 'driving', 'approach', 'short-game', 'putting']),
    practised: pick([[], [], [{ drillId: 'landing-towel', day: '2026-11-01', minutes: 20 }]]),
    current,
  } satisfies Evidence;
};
type Golfer = ReturnType<typeof golferOf>;

const TRUST: readonly FaultSource[] = ['questions', 'ball-flight', 'video', 'coach'];
const drillIds = ({ blocks }: Decision['week'][number]) => blocks.flatMap(({ drillId }) => drillId ?? []);

/** What a golfer would see contradict the headline. Empty if nothing does. */
const contradictions = (golfer: Golfer, decision: Decision): readonly string[] => {
  const named = namedFault(decision);
  const { week } = decision;
  const practice = week.filter(({ kind }) => kind === 'practice');
  const [first] = named === undefined ? [] : drillsFor(named, golfer);
  const counted = golfer.faults.filter(({ faultId }) => decision.kind !== 'work-on' || costsIn(faultId, decision.part));
  const best = Math.max(-1, ...counted.map(({ source }) => TRUST.indexOf(source)));
  const cause = decision.kind === 'work-on' ? decision.cause : decision.kind === 'not-enough' && decision.hint?.cause;
  const begun = decision.kind === 'work-on' ? decision.faultId : undefined;
  const elsewhere = week
    .flatMap(drillIds)
    .filter((id) => golfer.places.length > 0 && !placesOf(drillById(id)!).some((at) => golfer.places.includes(at)));
  const onHeadline = ({ blocks }: (typeof week)[number]) =>
    blocks.reduce((sum, { drillId = '', minutes, onFocus }) => {
      const isHeadline = begun ? drillsFor(begun, golfer).some(({ id }) => id === drillId) : onFocus;
      return sum + (isHeadline ? minutes : 0);
    }, 0);
  return [
    ...(first && week[0] && !drillIds(week[0]).includes(first.id) ? [`${first.id} is not in the first session`] : []),
    ...(first && !week[0] ? ['no session, though its drill is possible'] : []),
    ...(begun && golfer.current?.faultId !== begun ? ['another fault than the one it was begun from'] : []),
    ...(begun && golfer.current?.drillId && !week.every((one) => drillIds(one).includes(golfer.current!.drillId!))
      ? ['a session without the drill that was shown']
      : []),
    ...(begun && !focusLine(decision, null).startsWith(faultName(begun)) ? ['called by something else'] : []),
    ...(cause && !begun && TRUST.indexOf(cause.source) < best ? ['a better witness names another fault'] : []),
    ...(elsewhere.length > 0 ? [`${elsewhere.join()} cannot be done at ${golfer.places.join()}`] : []),
    ...(practice.some((one) => onHeadline(one) < 0.6 * one.minutes) ? ['less than three fifths on the headline'] : []),
    ...(decision.kind === 'not-enough' && named && decision.hint?.drillId !== first?.id
      ? ['a hint that outlives what replaced it']
      : []),
    ...(named && faultsInOrder({ swingIssues: ['hook', 'slice'] }, decision)[0] !== named
      ? ['lists that begin with another fault']
      : []),
    ...(named && whyNotFault(decision, named) !== undefined ? ['the headline is called no priority'] : []),
  ];
};

describe('one thread from a finding to its cure', () => {
  it(`has nothing that contradicts the headline in ${COMBINATIONS} combinations`, () => {
    const pick = picks(49);
    const wrong = new Map<string, Golfer>();
    const kinds = new Set<string>();

    for (let n = 0; n < COMBINATIONS; n++) {
      const golfer = golferOf(pick);
      const decision = decideFocus(golfer);
      kinds.add(`${decision.kind} ${namedFault(decision) !== undefined}`);
      for (const text of contradictions(golfer, decision)) wrong.set(text, golfer);
    }

    expect([...wrong]).toEqual([]);
    expect([...kinds].toSorted()).toEqual([
      'not-enough false',
      'not-enough true',
      'nothing-stands-out false',
      'work-on false',
      'work-on true',
    ]);
  });

  const sway = seen('sway', 'video', 'medium');
  const newcomer: Evidence = { today: TODAY, index: 20, losses: [], faults: [sway], pain: [] };

  it('calls a focus begun from a fault by the fault, on every day of its three weeks', () => {
    const current = swingFocus('sway', [], TODAY, 'trail-stick-sway');
    const on = (today: string) => decideFocus({ ...newcomer, today, faults: [], current }) as Focus;

    for (const today of [TODAY, '2026-12-01', '2026-12-13']) {
      expect(focusName(on(today))).toBe('Sway');
      expect(on(today)).toMatchObject({ id: current.id, faultId: 'sway', drillId: 'trail-stick-sway' });
    }
    expect(focusLine(on(TODAY), 20)).toBe('Sway, the swing fault you chose');
  });

  it('believes a coach before a camera and ball flight that agree on another fault', () => {
    const faults = [seen('slice', 'video', 'high'), seen('slice', 'ball-flight', 'high'), seen('sway', 'coach', 'low')];

    expect(namedFault(decideFocus({ ...newcomer, faults }))).toBe('sway');
  });

  it('sends a golfer with only a net to the slice’s drill that a net is enough for', () => {
    const faults = [seen('slice', 'questions', 'low')];
    const decision = decideFocus({ ...newcomer, faults, places: ['net'], hintDrillId: 'strong-weak-face' });

    expect(decision).toMatchObject({ kind: 'not-enough', hint: { drillId: 'motorcycle' } });
  });
});
