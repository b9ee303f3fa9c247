import { configCheck } from './current-config.ts';

/**
 * An e-mail to the people who run this app, in the golfer's own mail program. Undefined if the build has no address:
 * then the app offers no mail that nobody would read.
 */
export const mailToSupport = (subject: string, body: string): string | undefined => {
  const address = configCheck.ok ? configCheck.config.supportEmail : undefined;
  return (
    address &&
    `mailto:${encodeURIComponent(address)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
  );
};
