import { readConfig } from './config.ts';

/** The settings this build was made with. */
export const configCheck = readConfig(import.meta.env);
