import type { User } from 'firebase/auth';
import { displayNameOf } from '#src/data/commands/golfer-profile.ts';
import type { SessionUser } from '#src/platform/state.ts';

export const sessionUser = ({ uid, email, displayName, photoURL }: User): SessionUser => ({
  uid,
  email: email ?? '',
  displayName: displayNameOf({ displayName: displayName ?? '', email: email ?? '' }),
  ...(photoURL ? { photoURL } : {}),
});
