import type { Cloud } from '#src/platform/cloud.ts';
import type { Config } from '#src/platform/config.ts';
import { createCloud } from '#src/sync/create-cloud.ts';

/** Its own chunk: Firebase arrives after the first paint. */
export const loadCloud = (config: Config): Promise<Cloud> => createCloud(config);
