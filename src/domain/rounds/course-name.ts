import type { Round } from '#src/domain/entities/round.entity.ts';
import { isolated } from '#src/domain/shared/isolated.ts';
import { teeText } from './tee-text.ts';

/** A course's name as golfers read it. A course that nobody has entered is stored without one. */
export const courseName = (name: string | undefined): string => isolated(name || 'Unnamed course');

/** "Heron Creek, White". */
export const courseAndTee = ({ courseSnapshot }: Pick<Round, 'courseSnapshot'>): string =>
  [courseName(courseSnapshot?.name), isolated(courseSnapshot ? teeText(courseSnapshot.tee) : '')]
    .filter(Boolean)
    .join(', ');
