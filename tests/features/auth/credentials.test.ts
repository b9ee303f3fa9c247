import { describe, expect, test } from 'vitest';
import { copy } from '#src/features/auth/copy.ts';
import { problemsOf, tidy } from '#src/features/auth/credentials.ts';
import { submitCredentials } from '#src/features/auth/submit.ts';
import { type Cloud, provideCloud } from '#src/platform/cloud.ts';

const sam = { name: 'Sam', email: 'sam@example.com', password: 'seven iron' };

describe('before asking the server', () => {
  test.each([
    ['nothing typed', '', copy.problems.emailMissing],
    ['no domain', 'sam', copy.problems.emailWrong],
    ['no dot', 'sam@example', copy.problems.emailWrong],
    ['a space', 'sam @example.com', copy.problems.emailWrong],
    ['255 characters', `${'s'.repeat(243)}@example.com`, copy.problems.emailTooLong],
    ['an address with spaces around it', '  Sam@Example.com ', undefined],
  ])('e-mail, %s', (_name, email, problem) => {
    expect(problemsOf({ ...sam, email }, 'signIn').email).toBe(problem);
  });

  test('a new password has 8 to 128 characters, an old one at least one', () => {
    expect(problemsOf({ ...sam, password: '1234567' }, 'create').password).toBe(copy.problems.passwordShort);
    expect(problemsOf({ ...sam, password: '12345678' }, 'create')).toEqual({});
    expect(problemsOf({ ...sam, password: 'x'.repeat(129) }, 'create').password).toBe(copy.problems.passwordLong);
    expect(problemsOf({ ...sam, password: 'x'.repeat(128) }, 'create')).toEqual({});
    expect(problemsOf({ ...sam, password: '1' }, 'signIn')).toEqual({});
    expect(problemsOf({ ...sam, password: '' }, 'signIn').password).toBe(copy.problems.passwordMissing);
  });

  test('a forgotten password needs only the address; a name is free but limited in length', () => {
    expect(problemsOf({ ...sam, password: '' }, 'forgot')).toEqual({});
    expect(problemsOf({ ...sam, name: '' }, 'create')).toEqual({});
    expect(problemsOf({ ...sam, name: 'x'.repeat(61) }, 'create').name).toBe(copy.problems.nameTooLong);
  });

  test('addresses are compared trimmed and in lower case, passwords as typed', () => {
    expect(tidy({ name: ' Sam ', email: ' Sam@Example.COM ', password: ' pw ' })).toEqual({
      name: 'Sam',
      email: 'sam@example.com',
      password: ' pw ',
    });
  });
});

describe('asking the server', () => {
  const asked: unknown[] = [];
  const door = {
    signUp: (input: unknown) => {
      asked.push(input);
      return Promise.resolve({ ok: false, error: 'email-in-use' });
    },
    signIn: () => Promise.resolve({ ok: true, value: undefined }),
  } as unknown as Cloud;

  test('an empty name is not sent, so that the part before the @ is used', async () => {
    provideCloud(() => Promise.resolve(door));
    expect(await submitCredentials('create', { ...sam, name: ' ' })).toBe('email-in-use');
    expect(asked).toEqual([{ email: sam.email, password: sam.password }]);
  });

  test('a successful sign-in shows no message', async () => {
    provideCloud(() => Promise.resolve(door));
    expect(await submitCredentials('signIn', sam)).toBeUndefined();
  });

  test('on a first visit offline the sign-in code itself cannot load, which is reported as offline', async () => {
    provideCloud(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
    expect(await submitCredentials('signIn', sam)).toBe('offline');
  });
});
