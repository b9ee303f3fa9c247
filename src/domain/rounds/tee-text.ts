import type { Tee } from '#src/domain/entities/course.entity.ts';

/** "A + B". Empty for a course without named nines. */
export const ninesText = ({ nines = [] }: Pick<Tee, 'nines'>): string => nines.join(' + ');

/** "White, A + B". */
export const teeText = (tee: Pick<Tee, 'name' | 'nines'>): string =>
  [tee.name, ninesText(tee)].filter(Boolean).join(', ');
