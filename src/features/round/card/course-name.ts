import type { Round } from '#src/domain/entities/round.entity.ts';

/** "Heron Creek, White". */
export const courseName = ({ courseSnapshot }: Pick<Round, 'courseSnapshot'>): string =>
  [courseSnapshot?.name, courseSnapshot?.tee.name].filter(Boolean).join(', ') || 'Unnamed course';
