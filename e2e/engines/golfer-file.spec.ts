import { expect, test } from './driver/journey.ts';
import { button, createAccount, field, heading, importRounds, signIn, synced, readyForOffline } from './golfer.ts';
import type { Tab } from './driver/tab.ts';

// Everything goes to another phone in one file, with no cloud between them. In every engine.

test.setTimeout(300_000);

const PASSPHRASE = 'four under par';
const scores = Array.from({ length: 18 }, (_, at) => `score_${at + 1}`).join(',');
const CSV = `date,course,${scores}\n2026-05-01,Heron Creek,${'4,'.repeat(17)}5\n2026-05-08,Heron Creek,${'5,'.repeat(17)}4`;

const roundsOn = (tab: Tab): Promise<number> =>
  tab.evaluate<number>(`new Promise((resolve) => {
    indexedDB.databases().then((all) => {
      const open = indexedDB.open(all.find(({ name }) => name.endsWith('--rounds')).name);
      open.onsuccess = () => {
        const store = [...open.result.objectStoreNames].find((name) => name === 'docs');
        const count = open.result.transaction(store).objectStore(store).count();
        count.onsuccess = () => { open.result.close(); resolve(count.result); };
      };
    });
  })`);

const FILM_BYTES = 3_000_001;
const FILMS = `(async () => {
  const { uid } = JSON.parse(localStorage.getItem('auth'));
  let folder = await navigator.storage.getDirectory();
  for (const part of ['golfer-' + uid, 'swings']) folder = await folder.getDirectoryHandle(part, { create: true });
  return folder;
})()`;
/** Puts a clip where an analysed swing's is. False where only a worker can write, as in WebKit. */
const putFilm = (tab: Tab): Promise<boolean> =>
  tab.evaluate<boolean>(`${FILMS}.then(async (folder) => {
    const file = await folder.getFileHandle('swing-1', { create: true });
    if (!file.createWritable) return folder.removeEntry('swing-1').then(() => false);
    const stream = await file.createWritable();
    await stream.write(new Uint8Array(${FILM_BYTES}).fill(7));
    await stream.close();
    return true;
  })`);
const filmBytesOn = (tab: Tab): Promise<number> =>
  tab.evaluate<number>(`${FILMS}.then(async (folder) => {
    let bytes = 0;
    for await (const [, one] of folder.entries())
      bytes += new Uint8Array(await (await one.getFile()).arrayBuffer()).filter((byte) => byte === 7).length;
    return bytes;
  })`);

test('a phone without a signal hands everything to another one of the same golfer, once however often it is read', async ({
  openPhone,
  golfer,
}) => {
  const old = await openPhone();
  await createAccount(old.tab, golfer);
  await synced(old.tab);
  await readyForOffline(old.tab);
  old.goOffline();
  await importRounds(old, CSV);
  const hasFilm = await putFilm(old.tab);
  await old.tab.open('/profile?group=carry');
  if (hasFilm) await old.tab.tap({ role: 'switch', name: '/^With swing videos/' });
  await old.tab.type(field('Passphrase'), PASSPHRASE);
  await old.tab.tap(button('Save everything'));
  await old.tab.sees({ text: '/\\.divot is ready/' }, 60_000);
  await old.tab.tap(button('Save to this device'));
  const bytes = await old.downloaded(/\.divot$/, (content) => {
    expect(content.subarray(0, 6).toString()).toBe('DIVOTG');
    return content;
  });

  const next = await openPhone();
  await signIn(next.tab, golfer);
  await synced(next.tab);
  await next.tab.open('/profile?group=carry');
  const file = { css: 'input[type=file]' } as const;
  const read = async (name: string, content: Buffer, passphrase: string) => {
    await next.tab.attach(file, next.file(name, content));
    await next.tab.type({ ...field('Passphrase'), nth: 1 }, passphrase);
    await next.tab.tap(button('Check the file'));
  };
  await read('half.divot', bytes.subarray(0, -9), PASSPHRASE);
  await next.tab.sees({ text: '/damaged or incomplete/' });
  await read('wrong.divot', bytes, 'five under par');
  await next.tab.sees({ text: 'Wrong passphrase. Nothing changed.' });
  expect(await roundsOn(next.tab)).toBe(0);
  for (const said of ['/items? added/', '/has everything in the file already/']) {
    await read('whole.divot', bytes, PASSPHRASE);
    await next.tab.sees({ text: '/It holds 2 rounds/' });
    await next.tab.tap(button('Merge into this device'));
    await next.tab.sees({ text: said }, 60_000);
    expect(await roundsOn(next.tab)).toBe(2);
  }

  expect(await filmBytesOn(next.tab)).toBe(hasFilm ? FILM_BYTES : 0);
  await synced(next.tab);
  old.goOnline();
  await old.tab.open('/profile?group=data');
  await synced(old.tab);
  await old.tab.seesNo({ text: '/needs? your decision/' });
  expect(await roundsOn(old.tab)).toBe(2);
  await old.tab.sees(heading('Data'));
});
