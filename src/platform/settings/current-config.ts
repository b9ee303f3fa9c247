import { type Features, readConfig, readFeatures } from './config.ts';

/** The settings this build was made with. */
export const configCheck = readConfig(import.meta.env);

const features = readFeatures(import.meta.env);
/** Whether this build has the feature switched on. */
export const isOn = (feature: keyof Features): boolean => features[feature];
