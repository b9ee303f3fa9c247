import type { User } from 'firebase/auth';
import { displayNameOf } from '#src/domain/profile/display-name.ts';
import type { SessionUser } from '#src/platform/state.ts';

export const sessionUser = ({ uid, email, displayName, photoURL }: User): SessionUser => ({
  uid,
  email: email ?? '',
  displayName: displayNameOf({ displayName: displayName ?? '', email: email ?? '' }),
  ...(photoURL ? { photoURL } : {}),
});
