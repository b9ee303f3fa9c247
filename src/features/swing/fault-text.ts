import type { Swing } from '#src/domain/entities/swing.entity.ts';
import { faultName } from '@divot/golf-content';
import { copy } from './copy.ts';

/** The findings that the golfer does not disagree with, in their order. */
export const standingFindings = ({ findings = [] }: Pick<Swing, 'findings'>) =>
  findings.filter(({ verdict }) => verdict !== 'disagree');

/** The two surest findings of these swings by name. */
export const findingText = (swings: readonly Pick<Swing, 'findings'>[]): string => {
  const names = swings.flatMap(standingFindings).map(({ faultId }) => faultName(faultId));
  const more = names.length > 2 ? [`+${names.length - 2}`] : [];
  return [...names.slice(0, 2), ...more].join(', ') || copy.swing.clear;
};
