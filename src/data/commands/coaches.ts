import type { OwnCoach, Profile } from '#src/domain/entities/profile.entity.ts';
import { type Result, compact, fail } from '@divot/basics';
import { newId } from '#src/platform/storage/ids.ts';
import { changeProfile } from './golfer-profile.ts';

export const toggled = (list: readonly string[] | undefined, id: string, on: boolean): string[] =>
  on ? [...new Set([...(list ?? []), id])] : (list ?? []).filter((other) => other !== id);

export const saveCoach = (uid: string, coachId: string, on: boolean): Promise<Result<Profile>> =>
  changeProfile(uid, (profile) => ({ ...profile, savedCoaches: toggled(profile.savedCoaches, coachId, on) }));

/** Hides a person from this golfer's lists. For golfers in games, `hideGolfer` hides both from each other. */
export const hidePerson = (uid: string, personId: string, on: boolean): Promise<Result<Profile>> =>
  changeProfile(uid, (profile) => ({ ...profile, hiddenPeople: toggled(profile.hiddenPeople, personId, on) }));

const MAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const PHONE = /^\+?[\d\s()/-]{5,40}$/;

export type CoachProblems = { readonly name?: string; readonly email?: string; readonly phone?: string };

export const ownCoachProblems = ({ name, email = '', phone = '' }: Omit<OwnCoach, 'id'>): CoachProblems => ({
  ...(name.trim() ? {} : { name: 'Write the coach’s name.' }),
  ...(email.trim() && !MAIL.test(email.trim()) ? { email: 'Enter a valid e-mail address.' } : {}),
  ...(phone.trim() && !PHONE.test(phone.trim()) ? { phone: 'Enter a valid phone number.' } : {}),
  ...(!email.trim() && !phone.trim() ? { email: 'Write an e-mail address or a phone number.' } : {}),
});

/** Adds the golfer's own coach, whom they reach by mail or phone. */
export const addOwnCoach = (uid: string, coach: Omit<OwnCoach, 'id'>): Promise<Result<Profile>> => {
  const [problem] = Object.values(ownCoachProblems(coach));
  if (problem) return Promise.resolve(fail(problem));
  const { name, email = '', phone = '' } = coach;
  const ownCoach: OwnCoach = compact({
    id: newId(),
    name: name.trim(),
    email: email.trim() || undefined,
    phone: phone.trim() || undefined,
  });
  return changeProfile(uid, (profile) => ({ ...profile, ownCoaches: [...(profile.ownCoaches ?? []), ownCoach] }));
};

export const removeOwnCoach = (uid: string, coachId: string): Promise<Result<Profile>> =>
  changeProfile(uid, (profile) => ({
    ...profile,
    ownCoaches: (profile.ownCoaches ?? []).filter(({ id }) => id !== coachId),
  }));
