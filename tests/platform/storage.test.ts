import { afterEach, expect, it, vi } from 'vitest';
import { askToKeepStorage, askToKeepStorageUnasked } from '#src/platform/storage/storage.ts';
import { eventually } from '#tests/support/eventually.ts';

const browser = (userAgent: string) => {
  const persist = vi.fn(() => new Promise<boolean>(() => {})); // Firefox: pending until the golfer answers
  vi.stubGlobal('navigator', { userAgent, storage: { persist, persisted: () => Promise.resolve(false) } });
  return persist;
};
afterEach(() => vi.unstubAllGlobals());

it('prompts a Firefox golfer only after a tap, never at startup', async () => {
  const persist = browser('Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0');

  await askToKeepStorageUnasked();
  expect(persist).not.toHaveBeenCalled();

  void askToKeepStorage();
  await eventually(() => expect(persist).toHaveBeenCalledOnce());
});

it('asks other browsers at startup, which decide by themselves', async () => {
  const persist = browser('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1');
  void askToKeepStorageUnasked();
  await eventually(() => expect(persist).toHaveBeenCalledOnce());
});
