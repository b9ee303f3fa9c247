import fc from 'fast-check';
import type { PrimitiveAtom } from 'jotai';
import { OPEN_COLLECTIONS } from 'rxdb/plugins/core';
import { afterAll, afterEach, vi } from 'vitest';

// Property tests draw the same cases in every run. FC_SEED=7 npx vitest run … draws others.
fc.configureGlobal({ seed: Number(process.env['FC_SEED'] ?? 20_260_610) });

// Test files share a worker. A file's globals are its own, and so are its databases (RxDB refuses a process the 17th open
// collection) and what screens share: another file's phone is neither offline nor busy.
afterAll(async () => {
  vi.useRealTimers();
  const databases = new Set([...OPEN_COLLECTIONS].map(({ database }) => database));
  await Promise.all([...databases].map((database) => database.close()));
  const { state, ...shared } = await import('#src/platform/state.ts');
  for (const one of Object.values(shared)) {
    if (typeof one === 'object' && 'init' in one) state.set(one as PrimitiveAtom<unknown>, one.init);
  }
  vi.unstubAllGlobals();
});

// As newer versions of Node have it.
if (!('navigator' in globalThis)) {
  Object.assign(globalThis, { navigator: { language: 'en-US', platform: 'linux', userAgent: 'Node.js' } });
}

if ('Element' in globalThis) {
  // A busy machine takes longer than the second that Testing Library allows.
  const { cleanup, configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 15_000 });
  afterEach(cleanup);
  afterAll(() => {
    document.head.replaceChildren(); // all test files share one document
    document.body.replaceChildren();
    localStorage.clear();
    sessionStorage.clear();
  });

  // jsdom computes no layout to observe, has no pointers to capture and loads no film.
  const nothing = () => undefined;
  globalThis.ResizeObserver = class {
    observe = nothing;
    unobserve = nothing;
    disconnect = nothing;
  };
  Element.prototype.setPointerCapture = nothing;
  HTMLMediaElement.prototype.load = nothing;
}
