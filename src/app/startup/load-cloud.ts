import type { Cloud } from '#src/platform/cloud.ts';
import type { Config } from '#src/platform/config.ts';

export const loadCloud = (_config: Config): Promise<Cloud> => Promise.reject(new Error('No cloud yet'));
