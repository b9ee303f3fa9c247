import { handicapText, readHandicap } from '#src/domain/profile/handicap-text.ts';
import { writtenField } from './fields.ts';

/** A handicap index as golfers write it, a plus in front of a plus handicap. */
export const handicapField = (label: string, hint?: string) =>
  writtenField({ show: handicapText, read: readHandicap }, { label, hint, inputMode: 'text', autoComplete: 'off' });
