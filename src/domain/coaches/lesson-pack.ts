import type { Round } from '#src/domain/entities/round.entity.ts';
import type { Swing } from '#src/domain/entities/swing.entity.ts';
import { faultName } from '@divot/golf-content';
import { handicapText } from '#src/domain/profile/handicap-text.ts';
import { knownScore } from '#src/domain/rounds/known-score.ts';
import { roundTotals } from '@divot/golf-rules';
import { toParText } from '#src/domain/rounds/score-names.ts';
import { courseName } from '#src/domain/rounds/course-name.ts';
import { localDay } from '@divot/basics';

// What a golfer sends a coach before a lesson: plain sentences and nothing else. The golfer sees them word for word
// before sending and ticks each part separately.

/** 'focus', 'faults', 'stats', 'swing:<id>' or 'round:<id>'. */
export type PackPart = string;

export type PackSource = {
  /** What the golfer works on, in one line. */
  readonly focus?: string | undefined;
  readonly faultIds: readonly string[];
  readonly handicap: { readonly index: number; readonly estimatedFrom?: number } | undefined;
  /** Finished, newest first. */
  readonly rounds: readonly Round[];
  readonly swings: readonly Swing[];
};

const ROUNDS_AVERAGED = 5;
const plural = (n: number, one: string) => `${n} ${one}${n === 1 ? '' : 's'}`;

const statsLines = ({ handicap, rounds }: PackSource): readonly string[] => {
  const lines: string[] = [];
  if (handicap) {
    const origin =
      handicap.estimatedFrom === undefined ? 'entered' : `estimated from ${plural(handicap.estimatedFrom, 'score')}`;
    lines.push(`Handicap index ${handicapText(handicap.index)} (${origin}).`);
  }
  const full = rounds.filter((round) => roundTotals(round).holesPlayed === 18).slice(0, ROUNDS_AVERAGED);
  if (full.length > 0) {
    const average = full.reduce((sum, round) => sum + roundTotals(round).strokes, 0) / full.length;
    lines.push(
      `Average score ${average.toFixed(1)} over ${full.length === 1 ? 'the last 18-hole round' : `the last ${full.length} 18-hole rounds`}.`,
    );
  }
  return lines;
};

const swingLine = (swing: Swing): string => {
  const faults = (swing.findings ?? [])
    .filter(({ verdict }) => verdict !== 'disagree')
    .map(({ faultId, confidence }) => `${faultName(faultId)} (${confidence} confidence)`);
  const tempo = swing.tempo ? `, tempo ${swing.tempo.ratio.toFixed(1)} to 1` : '';
  const club = swing.club ? ` with the ${swing.club}` : '';
  return `Swing of ${localDay(swing.recordedAt)}${club}${tempo}: ${faults.join(', ') || 'nothing found'}.`;
};

const roundLine = (round: Round): string => {
  const { strokes = 0, toPar, holesPlayed, putts } = knownScore(round);
  const overPar = toPar === undefined ? '' : ` (${toParText(toPar)})`;
  const putting = putts === undefined ? '' : `, ${putts} putts`;
  return `Round of ${round.playedOn}, ${courseName(round.courseSnapshot?.name)}: ${strokes}${overPar} over ${plural(holesPlayed, 'hole')}${putting}.`;
};

/** The sentences of the ticked parts, in a fixed order. A part adds nothing if its source was deleted. */
export const packLines = (parts: readonly PackPart[], source: PackSource): readonly string[] => {
  const has = (part: PackPart) => parts.includes(part);
  const { focus, faultIds, swings, rounds } = source;
  return [
    ...(has('focus') && focus !== undefined ? [`${focus}.`] : []),
    ...(has('faults') && faultIds.length > 0 ? [`Working on: ${faultIds.map(faultName).join(', ')}.`] : []),
    ...(has('stats') ? statsLines(source) : []),
    ...swings.filter(({ id }) => has(`swing:${id}`)).map(swingLine),
    ...rounds.filter(({ id }) => has(`round:${id}`)).map(roundLine),
  ];
};
