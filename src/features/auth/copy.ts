import type { CloudFailure } from '#src/platform/cloud.ts';

const credentials = 'Wrong e-mail or password.';

/** Every failure of the cloud in plain words. */
export const failureText: Readonly<Record<CloudFailure, string>> = {
  'wrong-credentials': credentials,
  'email-in-use': 'An account with this e-mail address already exists.',
  'weak-password': 'This password is too easy to guess. Choose a longer one.',
  'invalid-email': 'This e-mail address cannot be used. Check it for typing mistakes.',
  'too-many-tries': 'Too many tries. Wait a few minutes, then try again.',
  offline: 'You are offline. Signing in needs a connection once. After that this device works offline.',
  'sign-in-needed': 'Your sign-in has expired. Sign in again.',
  disabled: 'This account is disabled. Ask the people who run Divot for you.',
  rejected: 'The server rejected this. Try again later.',
  'half-ended': 'Your account is being deleted. Finish deleting it in your profile.',
  unknown: 'The sign-in service did not answer as expected. What you typed is still here. Try again in a minute.',
};

export const copy = {
  modes: {
    signIn: { title: 'Sign in', submit: 'Sign in' },
    create: { title: 'Create your account', submit: 'Create account' },
    forgot: { title: 'Forgot your password', submit: 'Send the link' },
  },
  toCreate: 'Create an account',
  toForgot: 'Forgot password',
  toSignIn: 'Sign in',
  signInInstead: 'Sign in instead',
  fields: {
    name: 'Name (optional)',
    nameHint: 'How Divot greets you. Leave it empty to use your e-mail up to the @.',
    email: 'E-mail',
    password: 'Password',
    newPasswordHint: '8 to 128 characters, any you like.',
    show: 'Show password',
    hide: 'Hide password',
  },
  problems: {
    nameTooLong: 'A name has at most 60 characters.',
    emailMissing: 'Enter your e-mail address.',
    emailTooLong: 'An e-mail address has at most 254 characters.',
    emailWrong: 'Enter an address like sam@example.com.',
    passwordMissing: 'Enter your password.',
    passwordShort: 'Use at least 8 characters.',
    passwordLong: 'Use at most 128 characters.',
  },
  forgotText: 'Enter your e-mail address. You get a link to choose a new password.',
  mailSent: 'If that address has an account, a mail with a link is on its way.',
  offline: failureText.offline,
  stillOffline: 'You are still offline. What you typed stays here.',
} as const;
