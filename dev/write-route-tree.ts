import { fileURLToPath } from 'node:url';
import { Generator, getConfig } from '@tanstack/router-generator';
import { routeTreeConfig } from './route-tree-config.ts';

// The first step of `npm run types`: a route that was just added is known to the types without a build.

const root = fileURLToPath(new URL('..', import.meta.url));
await new Generator({ config: getConfig(routeTreeConfig, root), root }).run();
