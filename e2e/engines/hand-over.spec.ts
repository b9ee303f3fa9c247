import { type Board, withFigure } from '@divot/golf-games';
import { encodeQR } from 'qr';
import { codeOf } from '#src/domain/rounds/group-board.ts';
import { test } from './driver/journey.ts';
import { button, readyForOffline, startSignedIn, teeOff } from './golfer.ts';

// A code before the camera of every engine. The camera is a drawing, so that no engine needs a device.

test.setTimeout(300_000);

/** Runs in the page before the app: its camera shows the modules that the journey stores. */
const DRAWN_CAMERA = `
  const sheet = document.createElement('canvas');
  sheet.width = 640;
  sheet.height = 480;
  const pen = sheet.getContext('2d');
  setInterval(() => {
    const rows = (sessionStorage.getItem('drawn-code') ?? '').split(' ');
    const side = Math.floor(460 / rows.length);
    pen.fillStyle = '#999';
    pen.fillRect(0, 0, 640, 480);
    rows.forEach((row, y) => [...row].forEach((module, x) => {
      pen.fillStyle = module === '1' ? '#111' : '#eee';
      pen.fillRect(90 + x * side, 10 + y * side, side, side);
    }));
  }, 100);
  MediaDevices.prototype.getUserMedia = async () => sheet.captureStream(10);
`;

test('a phone reads the card that another one shows', async ({ openPhone, golfer }) => {
  const { tab, ...phone } = await openPhone(DRAWN_CAMERA);
  await startSignedIn(tab, golfer);
  await readyForOffline(tab);
  phone.goOffline();
  await teeOff(tab, 'Heron Creek');
  const day = await tab.evaluate<string>("new Date().toLocaleDateString('sv')");
  const jos: Board = {
    day,
    course: 'Heron Creek',
    players: [{ id: 'jo', name: 'Jo', counter: 1, holes: {}, signatures: [] }],
  };
  const link = `https://divot.example/hand-over#1.1.${codeOf(withFigure(jos, 'jo', 1, 6, 'jo'))}`;
  const rows = encodeQR(link, 'raw', { ecc: 'low', border: 4 }).map((row) => row.map(Number).join(''));
  await tab.evaluate(`sessionStorage.setItem('drawn-code', ${JSON.stringify(rows.join(' '))})`);

  await tab.tap(button('Share the card'));
  await tab.tap(button('Read a code'));

  await tab.sees({ text: '6 after 1 hole' });
});
