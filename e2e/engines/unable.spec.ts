import { test } from './driver/journey.ts';
import { button, heading, link, startSignedIn } from './golfer.ts';

// What an engine cannot do is said where a golfer needs it, with the way beside it, and no button is dead.

test('says what this browser cannot do: install, take shared files, watch a session at the range', async ({
  phone: { tab },
  golfer,
  engine,
}) => {
  await startSignedIn(tab, golfer, '/profile?group=data');
  const cannotInstall = { text: '/^This browser cannot install Divot. Chrome, Edge and Safari can./' };
  await tab.sees(heading('/./'));
  if (engine === 'chromium') await tab.seesNo(cannotInstall);
  else await tab.sees(cannotInstall);

  await tab.open('/bag?view=import');
  await tab.sees({
    text:
      engine === 'chromium'
        ? '/share it with Divot once it is installed/'
        : '/This browser shares no files with Divot: save the file/',
  });

  await tab.open('/video-analysis?view=range');
  if (engine === 'webkit') {
    await tab.sees({ text: '/^This browser cannot watch while it films./' });
    await tab.seesNo(button('Start', true));
    await tab.sees(link('Film one swing'));
  } else await tab.sees(button('Start', true));
});
