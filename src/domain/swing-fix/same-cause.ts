import type { SwingFinding } from '#src/domain/entities/swing.entity.ts';

// Findings with one cause are one finding. Whoever moves the hips to the target going back leans there, too; whoever
// moves them away under a head that stays leans to the target: the lean is not a second fault.

/** What a fault brings with it. */
const BRINGS: Readonly<Record<string, readonly string[]>> = {
  'reverse-pivot': ['reverse-spine'],
  sway: ['reverse-spine'],
};

export type FindingWithCause = {
  readonly finding: SwingFinding;
  /** What the same cause also shows as. */
  readonly also: readonly SwingFinding[];
};

/** Findings in their order, those that another one brings with it below that one. */
export const byCause = (findings: readonly SwingFinding[]): readonly FindingWithCause[] => {
  const standing = findings.filter(({ verdict }) => verdict !== 'disagree');
  const causeOf = ({ faultId, verdict }: SwingFinding) =>
    verdict === 'disagree' ? undefined : standing.find((other) => BRINGS[other.faultId]?.includes(faultId))?.faultId;
  const place = (finding: SwingFinding) =>
    Math.min(...findings.flatMap((one, i) => (one === finding || causeOf(one) === finding.faultId ? [i] : [])));
  return findings
    .filter((finding) => causeOf(finding) === undefined)
    .toSorted((a, b) => place(a) - place(b))
    .map((finding) => ({ finding, also: findings.filter((one) => causeOf(one) === finding.faultId) }));
};

/** The one to begin with: the surest that the golfer does not disagree with; one with a drill before one without. */
export const fixFirst = (
  findings: readonly SwingFinding[],
  hasDrill: (faultId: string) => boolean,
): FindingWithCause | undefined => {
  const open = byCause(findings).filter(({ finding }) => finding.verdict !== 'disagree');
  const surest = open[0]?.finding.confidence;
  const asSure = open.filter(({ finding }) => finding.confidence === surest);
  return asSure.find(({ finding }) => hasDrill(finding.faultId)) ?? open[0];
};
