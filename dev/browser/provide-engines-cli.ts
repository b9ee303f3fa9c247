import { provideEngines } from './engine-packages.ts';

// Before `npm run test:engines`.

provideEngines();
