import { chromiumEngine } from './chromium.ts';
import { firefoxEngine } from './firefox.ts';
import { webkitEngine } from './webkit.ts';

export const ENGINES = { chromium: chromiumEngine, firefox: firefoxEngine, webkit: webkitEngine } as const;
export type EngineName = keyof typeof ENGINES;
