import type { Tee } from '#src/domain/entities/course.entity.ts';

/** "A + B". Empty for a course without named nines. */
export const ninesText = ({ nines = [] }: Pick<Tee, 'nines'>): string => nines.join(' + ');

const GENDER_TEXT = { female: 'women', male: 'men', any: '' } as const;

/** "White, A + B", "Red, women". */
export const teeText = (tee: Pick<Tee, 'name' | 'nines' | 'gender'>): string =>
  [tee.name, ninesText(tee), GENDER_TEXT[tee.gender ?? 'any']].filter(Boolean).join(', ');
