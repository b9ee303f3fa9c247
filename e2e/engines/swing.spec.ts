import { resolve } from 'node:path';
import { test } from './driver/journey.ts';
import { button, heading, startSignedIn } from './golfer.ts';

// Analyses a swing from clip to finding: in a worker where workers have WebGL, otherwise on the page's own thread.

test.setTimeout(600_000);

test('a clip becomes a finding on the phone', { tag: ['@release', '@core'] }, async ({ phone, golfer }) => {
  const { tab } = phone;
  await startSignedIn(tab, golfer, '/video-analysis');
  await tab.sees(heading('AI swing analysis'));
  await tab.attach({ css: 'input[type=file]' }, resolve('packages/swing-lab/clips/findings/fo_sway.mp4'));
  await tab.tap(button('/^Analyse/'));
  await tab.sees({ text: '/y the top your hips have moved/' }, 400_000);
});
