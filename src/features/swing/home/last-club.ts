import { isRecord } from '#src/domain/shared/is-record.ts';
import { isText, readLocal, writeLocal } from '#src/platform/storage/local-store.ts';

// The club of the last picked clip. The next clip is most often filmed with the same club.

const CLUB_KEY = 'divot-swing-club';

export const lastClub = (): string => {
  const club = readLocal(CLUB_KEY, isRecord)?.['club'];
  return isText(club) ? club : '';
};
export const keepClub = (club: string): boolean => writeLocal(CLUB_KEY, { club });
