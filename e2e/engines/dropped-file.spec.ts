import { readFileSync } from 'node:fs';
import { readDocuments } from '#dev/browser/on-disk.ts';
import { expect, test } from './driver/journey.ts';
import { button, heading, startSignedIn } from './golfer.ts';

// At a desk, files are dropped on the window.

test.setTimeout(300_000);

const FILE = 'garmin-r10-en.csv';
const SHOTS = 36;

/** Drops a file on the window, as a desk's file manager does. Runs in the page. */
const drop = ({ name, text = '', mb = 0 }: { readonly name: string; readonly text?: string; readonly mb?: number }) => {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([text, new Uint8Array(mb * 1024 * 1024)], name));
  for (const type of ['dragover', 'drop'])
    document.body.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
};

test('a file dropped on the desk comes in and goes out in one step; one that cannot be is told so', async ({
  phone: { tab },
  golfer,
}) => {
  await tab.widen();
  await startSignedIn(tab, golfer);
  await tab.sees(button('Profile menu'));
  const dropFile = (file: Parameters<typeof drop>[0]) => tab.evaluate(`(${drop.toString()})(${JSON.stringify(file)})`);
  const count = async () => {
    // Deleted documents stay on the disk as tombstones. `_deleted` is a boolean or a number, depending on the index.
    type Session = { readonly count: number; readonly _deleted: unknown };
    const sessions = await tab.evaluate<readonly Session[]>(`(${readDocuments.toString()})('--shotSessions')`);
    return sessions.reduce((sum, session) => sum + (Number(session._deleted) ? 0 : session.count), 0);
  };

  await dropFile({ name: FILE, text: readFileSync(`packages/shot-files/fixtures/${FILE}`, 'utf8') });
  await tab.tap(button(`Bring in ${SHOTS} shots`, true));
  await tab.sees({ text: `${SHOTS} shots brought in` });
  expect(await count()).toBe(SHOTS);
  await tab.tap(button('Undo'));
  await tab.sees({ text: 'Import undone' });
  await tab.until('no shots on the disk', async () => (await count()) === 0 || undefined);

  await dropFile({ name: 'everything.csv', mb: 100 });
  await tab.sees({ text: '/^This file is larger than 80 MB/' });
  await dropFile({ name: 'lesson.doc', text: 'Keep your head still.' });
  await tab.sees({ text: '/^Divot finds no table of shots/' });
  expect(await count()).toBe(0);

  await dropFile({ name: 'everything.divot', text: 'not sealed' });
  await tab.sees(heading('To your other phone'));
  await tab.sees({ text: '/^everything\\.divot, /' });
});
