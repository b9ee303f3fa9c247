import { readFileSync } from 'node:fs';
import { plantAccount, plantAsIs } from '#dev/seed/plant.ts';
import { test } from './driver/journey.ts';
import { button, field, heading, openPad, scoreOverPar, scored, signIn, teeOff } from './golfer.ts';

// A golfer of the customer's earlier app signs in to Divot for the first time, in every engine.

test.setTimeout(300_000);

type Stored = Readonly<Record<string, unknown>>;
const frozen = JSON.parse(readFileSync('tests/fixtures/documents/earlier-app.json', 'utf8')) as Record<
  'profiles' | 'rounds' | 'workouts',
  Stored[]
>;
/** The document with its times as the earlier app stored them, and `uid` as its owner. */
const ofGolfer = (document: Stored | undefined, uid: string): Stored => ({
  ...Object.fromEntries(
    Object.entries(document ?? {}).map(([key, value]) => {
      const isTime = ['date', 'completedAt', 'createdAt'].includes(key) && typeof value === 'string';
      return [key, isTime ? new Date(value) : value];
    }),
  ),
  ...(document && 'userId' in document ? { userId: uid } : {}),
});

test('the earlier app’s profile, round and workout are there, and new golf goes beside them', async ({
  phone,
  golfer,
  openPhone,
  product: { services },
}) => {
  const uid = `earlier-${golfer.email.split('@')[0]}`;
  const cloud = {
    project: services.project,
    identityOrigin: services.identity.origin,
    documentsOrigin: services.documents.origin,
  };
  await plantAccount(cloud, { uid, email: golfer.email, password: golfer.password });
  await plantAsIs(cloud, {
    [`users/${uid}`]: ofGolfer(frozen.profiles[1], uid),
    [`rounds/${uid}`]: ofGolfer(frozen.rounds[1], uid),
    [`workouts/${uid}`]: ofGolfer(frozen.workouts[1], uid),
  });

  const { tab } = phone;
  await signIn(tab, golfer);
  await tab.open('/dashboard');
  await tab.sees(heading('Sam Snead'));
  await tab.sees({ text: 'Break 90' });
  await tab.sees({ text: 'Slice' });
  await tab.open('/workout');
  await tab.sees({ text: '/May 2\\b/' });
  await tab.open('/playing');
  await tab.sees({ text: '/May 2\\b/' });
  await tab.open('/profile?group=you');
  await tab.shows(field('Name', true), /^Sam Snead$/);
  await tab.type(field('Rounds planned a month'), '10');
  await tab.tap(button('Save', true));
  await tab.sees({ text: 'Saved.', exact: true });
  await teeOff(tab, 'Heron Creek');
  await scoreOverPar(tab, 0);
  await tab.sees(scored(1, 4));
  await tab.open('/profile?group=you');
  // What the earlier app wrote and Divot cannot show is named, and keeps nothing else waiting.
  await tab.sees({ text: '/^2 need attention$/' });

  const tablet = await openPhone();
  await signIn(tablet.tab, golfer);
  await tablet.tab.open('/profile?group=you');
  await tablet.tab.shows(field('Rounds planned a month'), /^10$/);
  await tablet.tab.open('/playing');
  await tablet.tab.sees({ text: '/May 2\\b/' });
  await openPad(tablet.tab);
  await tablet.tab.sees(scored(1, 4));
});
