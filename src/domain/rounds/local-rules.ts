import type { LocalRules } from '#src/domain/entities/round.entity.ts';

// The Model Local Rules of a round by their numbers in the Rules of Golf (Committee Procedures 8, edition 2023).

const NUMBERS: Readonly<Record<keyof LocalRules, string>> = {
  preferredLies: 'E-3',
  fairwayDrop: 'E-5',
  nearGreen: 'F-5',
  oppositeSide: 'B-2',
  dropZone: 'E-1',
  youngTrees: 'E-10',
  powerLines: 'E-11',
};

/** The numbers of those in force. Empty if none is. */
export const localRuleNumbers = (rules: LocalRules = {}): readonly string[] =>
  (Object.keys(NUMBERS) as (keyof LocalRules)[]).filter((name) => Boolean(rules[name])).map((name) => NUMBERS[name]);
