import { expect, test, visitOnce } from './app.ts';

type Manifest = {
  readonly id: string;
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose?: string }[];
  readonly shortcuts: readonly { readonly name: string; readonly url: string }[];
};

test('Divot can be installed: manifest, icons, shortcuts and a worker in charge', async ({
  sams,
  context,
  request,
}) => {
  await visitOnce(sams);
  await sams.reload();
  const browser = await context.newCDPSession(sams);
  const { errors, data } = await browser.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  // Playwright's contexts are off the record, which is the one thing that may be said against installing here.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);

  const manifest = JSON.parse(data!) as Manifest;
  expect(manifest.id).toBe('/');
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  expect(manifest.icons.some(({ purpose }) => purpose?.includes('maskable'))).toBe(true);
  expect(manifest.shortcuts.map(({ name }) => name)).toEqual(['Play', 'Film a swing']);
  for (const { src } of manifest.icons) {
    expect((await request.get(src)).headers()['content-type'], src).toBe('image/png');
  }
  for (const { url } of manifest.shortcuts) {
    await sams.goto(url);
    await expect(sams).toHaveURL(url);
  }
});
