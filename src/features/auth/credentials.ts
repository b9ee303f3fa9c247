import { copy } from './copy.ts';

// Checks of an email address and a password that need no server.

export type AuthMode = 'signIn' | 'create' | 'forgot';
export type Credentials = { readonly name: string; readonly email: string; readonly password: string };
export type Problems = { readonly [field in keyof Credentials]?: string };

const EMAIL_MAX = 254;
const NAME_MAX = 60;
const PASSWORD_MIN = 8;
const PASSWORD_MAX = 128;

/** Trims the address and puts it in lower case. Leaves the password as typed, spaces included. */
export const tidy = ({ name, email, password }: Credentials): Credentials => ({
  name: name.trim(),
  email: email.trim().toLowerCase(),
  password,
});

const emailProblem = (email: string): string | undefined => {
  if (email === '') return copy.problems.emailMissing;
  if (email.length > EMAIL_MAX) return copy.problems.emailTooLong;
  return /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(email) ? undefined : copy.problems.emailWrong;
};

const passwordProblem = (password: string, mode: AuthMode): string | undefined => {
  if (mode === 'forgot') return undefined;
  if (password === '') return copy.problems.passwordMissing;
  if (mode === 'signIn') return undefined; // an older account may follow another rule
  if (password.length < PASSWORD_MIN) return copy.problems.passwordShort;
  return password.length > PASSWORD_MAX ? copy.problems.passwordLong : undefined;
};

/** Problems by field. Empty if the form may be submitted. */
export const problemsOf = (credentials: Credentials, mode: AuthMode): Problems => {
  const { name, email, password } = tidy(credentials);
  const problems = {
    name: mode === 'create' && name.length > NAME_MAX ? copy.problems.nameTooLong : undefined,
    email: emailProblem(email),
    password: passwordProblem(password, mode),
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined));
};
