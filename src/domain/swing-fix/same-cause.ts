import type { SwingFinding } from '#src/domain/entities/swing.entity.ts';

// Findings with one cause count as one finding. A golfer whose hips move to the target in the backswing leans there
// too. A golfer whose hips move away while the head stays leans to the target. In both cases the lean is not a second
// fault.

/** The faults that each fault causes. */
const BRINGS: Readonly<Record<string, readonly string[]>> = {
  'reverse-pivot': ['reverse-spine'],
  sway: ['reverse-spine'],
};

export type FindingWithCause = {
  readonly finding: SwingFinding;
  /** Other findings with the same cause. */
  readonly also: readonly SwingFinding[];
};

/** Findings in their order. A finding that another one causes is listed under that one. */
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

/**
 * The finding to work on first, of those that the golfer does not disagree with: the fault that the coach's decision
 * names, else the surest one. Of equally sure ones, one with a drill comes first.
 */
export const fixFirst = (
  findings: readonly SwingFinding[],
  hasDrill: (faultId: string) => boolean,
  named?: string,
): FindingWithCause | undefined => {
  const open = byCause(findings).filter(({ finding }) => finding.verdict !== 'disagree');
  const surest = open[0]?.finding.confidence;
  const asSure = open.filter(({ finding }) => finding.confidence === surest);
  return (
    open.find(({ finding }) => finding.faultId === named) ??
    asSure.find(({ finding }) => hasDrill(finding.faultId)) ??
    open[0]
  );
};
