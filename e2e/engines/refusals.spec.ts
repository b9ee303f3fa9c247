import { expect, test } from './driver/journey.ts';
import { button, heading, scored, scoreOverPar, startSignedIn, teeOff } from './golfer.ts';

// What a browser may refuse: storage, a reply, and sharing a picture. In every engine.

test.setTimeout(300_000);

test('a browser that stores nothing is told so, not left on a blank page', async ({ openPhone }) => {
  // A browser that blocks site data throws from the call itself.
  const { tab } = await openPhone(`IDBFactory.prototype.open = () => {
    throw new DOMException('The user denied permission.', 'SecurityError');
  };`);
  await tab.open('/login');
  await tab.sees(heading('This browser blocks storage'));
  await tab.sees({ text: 'Leave private browsing or allow site data for this address' });
});

test('a browser that never answers whether it keeps what is stored holds nothing up', async ({
  openPhone,
  golfer,
  engine,
}) => {
  // The badge on the icon is the last background work of startup.
  const { tab } = await openPhone(`globalThis.badges = [];
    Object.assign(StorageManager.prototype, {
      persisted: () => Promise.resolve(false),
      persist: () => new Promise(() => { globalThis.isAsked = true; }),
    });
    Navigator.prototype.setAppBadge = (count) => Promise.resolve(badges.push(count));`);
  await startSignedIn(tab, golfer, '/dashboard');
  await tab.sees(heading(golfer.name));
  await tab.until('the work in the background', () => tab.evaluate('badges.length > 0 || undefined'));
  // Firefox prompts the golfer, so there Divot calls `persist()` only after a tap.
  if (engine !== 'firefox') await tab.until('the question', () => tab.evaluate('globalThis.isAsked || undefined'));
  expect(await tab.evaluate('Boolean(globalThis.isAsked)')).toBe(engine !== 'firefox');
});

test('a browser that hands no picture over saves it', async ({ openPhone, golfer }) => {
  const phone = await openPhone("Reflect.deleteProperty(Navigator.prototype, 'canShare');");
  const { tab } = phone;
  await startSignedIn(tab, golfer);
  await teeOff(tab, 'Heron Creek');
  await scoreOverPar(tab, 0);
  await tab.sees(scored(1, 4));
  await tab.tap(button('/^Hole 18,/'));
  await tab.tap(button('Finish round'));
  await tab.tap(button('Save round'));
  await tab.tap(button('Share', true));
  await tab.sees({ role: 'img', name: 'Preview: a picture with your score of 4' });
  await tab.seesNo(button('Share picture'));
  await tab.tap(button('Save picture'));
  const picture = await phone.downloaded(/^divot-round-.*\.png$/, (bytes) => {
    if (bytes.subarray(-8, -4).toString('latin1') !== 'IEND') throw new Error('not all of a picture yet');
    return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  });
  expect(picture).toMatchObject({ width: 1080, height: 1350 });
});
