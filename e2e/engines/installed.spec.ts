import { expect, test } from './driver/journey.ts';
import { button, heading, startSignedIn } from './golfer.ts';

// Divot on an iPhone's home screen, as far as an engine can imitate the phone: its user agent, standalone mode, and a
// share sheet that opens only from a fresh tap, in every engine.

test.setTimeout(300_000);

type Shared = { readonly name: string; readonly isFreshTap: boolean };

const asInstalledOnAnIphone = (): void => {
  const shared: Shared[] = [];
  Object.assign(globalThis, { shared });
  const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15';
  const tell = (name: string, value: unknown) =>
    Object.defineProperty(Navigator.prototype, name, { configurable: true, get: () => value });
  tell('userAgent', iphone);
  tell('standalone', true);
  tell('canShare', () => true);
  tell('share', ({ files = [] }: ShareData) => {
    shared.push({ name: files[0]?.name ?? '', isFreshTap: navigator.userActivation?.isActive ?? true });
    return Promise.resolve();
  });
};

test('an installed iPhone app hands an export to the share sheet, or downloads it, and hears nothing of installing', async ({
  openPhone,
  golfer,
}) => {
  const phone = await openPhone(`(${asInstalledOnAnIphone.toString()})()`);
  const { tab } = phone;
  const shared = () => tab.evaluate<readonly Shared[]>('shared');
  await startSignedIn(tab, golfer, '/profile?group=data');
  await tab.sees(heading('This device'));
  expect(await tab.count({ text: 'Add to Home Screen' })).toBe(0);
  expect(await tab.count({ text: 'seven days' })).toBe(0);

  await tab.tap(button('Export all (JSON)'));
  await tab.sees(button('Save or send'));
  expect(await shared()).toEqual([]);
  await tab.tap(button('Save or send'));
  await tab.seesNo(button('Save or send'));
  const [file, ...more] = await shared();
  expect(file?.name).toMatch(/^divot.*\.json$/);
  expect(file?.isFreshTap).toBe(true);
  expect(more).toEqual([]);

  await tab.tap(button('Export all (JSON)'));
  await tab.tap(button('Open it instead'));
  await phone.downloaded(/^divot.*\.json$/, (bytes) => JSON.parse(bytes.toString('utf8')) as object);
  expect(await shared()).toHaveLength(1);
});
