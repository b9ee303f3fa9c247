import { configCheck } from './current-config.ts';

/**
 * A mail to the people who run this app, in the golfer's own mail program; undefined where the build names no address:
 * then nothing is offered that nobody would read.
 */
export const mailToSupport = (subject: string, body: string): string | undefined => {
  const address = configCheck.ok ? configCheck.config.supportEmail : undefined;
  return (
    address &&
    `mailto:${encodeURIComponent(address)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
  );
};
