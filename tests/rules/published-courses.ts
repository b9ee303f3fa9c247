import {
  collection,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  setDoc,
  Timestamp,
  where,
} from 'firebase/firestore/lite';
import { describe, it } from 'vitest';
import { MAX_TEES_BYTES, MAX_TEES_OPENINGS } from '#src/domain/rounds/course-card.ts';
import { allows, refuses, type RulesCloud } from './cloud.ts';
import { deviceTime, fullest } from './samples.ts';
import { entityIn } from './scene.ts';

// Published courses: the golfer's own document stays private, and other golfers read a small card beside it.

type More = Readonly<Record<string, unknown>>;
const PUBLISHED = deviceTime();
const MANY_WORDS = Array.from({ length: 80 }, () => 'x'.repeat(24));

export const describePublishedCourses = (cloud: () => RulesCloud): void => {
  describe('published courses', () => {
    const own = (db: Firestore, key: string) => doc(db, 'courses', key);
    const at = (db: Firestore, key: string) => doc(db, 'courseCards', key);
    const rate = (db: Firestore) => doc(db, 'rates', 'ada~courses');
    const course = (key: string) => ({
      ...fullest(entityIn('courses'), { key, owner: 'ada' }),
      published: true,
      serverTimestamp: serverTimestamp(),
    });
    const card = (more: More = {}) => ({
      userId: 'ada',
      createdAt: PUBLISHED,
      name: 'Falcon Heath',
      tees: '[]',
      searchWords: ['falcon', 'heath'],
      serverTimestamp: serverTimestamp(),
      _deleted: false,
      ...more,
    });
    /** Publishes as the app does: course, count and card in one commit. */
    const publish = (key: string, count: number, more: More = {}, since: unknown = serverTimestamp()) =>
      runTransaction(cloud().ada, (transaction) => {
        transaction.set(own(cloud().ada, key), course(key));
        transaction.set(rate(cloud().ada), { last: key, count, since, serverTimestamp: serverTimestamp() });
        transaction.set(at(cloud().ada, key), card(more));
        return Promise.resolve();
      });
    const find = (db: Firestore, most = 50) =>
      getDocs(
        query(
          collection(db, 'courseCards'),
          where('searchWords', 'array-contains', 'falcon'),
          orderBy('createdAt'),
          limit(most),
        ),
      );

    it('are found by other golfers by their card, and changed by none of them', async () => {
      await setDoc(own(cloud().admin, 'links'), course('links'));
      await setDoc(at(cloud().admin, 'links'), card());
      await allows(find(cloud().bo), 'finds');
      await allows(getDoc(at(cloud().bo, 'links')), 'reads the card');
      await refuses(getDoc(own(cloud().bo, 'links')), 'reads the course');
      await refuses(
        getDocs(query(collection(cloud().bo, 'courses'), where('published', '==', true))),
        'lists the courses',
      );
      await refuses(find(cloud().bo, 51), 'lists more than a page');
      await refuses(setDoc(at(cloud().bo, 'links'), card()), 'changes');
      await refuses(setDoc(at(cloud().bo, 'links'), card({ userId: 'bo' })), 'takes over');
      await refuses(getDoc(at(cloud().visitor, 'links')), 'a visitor reads');
      await refuses(find(cloud().visitor), 'a visitor finds');
    });

    it('leave nothing when withdrawn except their owner', async () => {
      await setDoc(at(cloud().admin, 'withdrawn'), card());
      const bare = { userId: 'ada', _deleted: true, serverTimestamp: serverTimestamp() };
      await refuses(setDoc(at(cloud().bo, 'withdrawn'), bare), 'by another golfer');
      await refuses(setDoc(at(cloud().ada, 'withdrawn'), { ...bare, sentBy: 'x'.repeat(900_000) }), 'with a text');
      await allows(setDoc(at(cloud().ada, 'withdrawn'), bare), 'by their owner');
    });

    it('are small: every field of a card has its limit, and there is no other field', async () => {
      await setDoc(own(cloud().admin, 'small'), course('small'));
      await setDoc(at(cloud().admin, 'small'), card());
      const change = (more: More) => setDoc(at(cloud().ada, 'small'), card(more));
      await allows(change({ tees: 'x'.repeat(MAX_TEES_BYTES) }), 'the most tees');
      await setDoc(at(cloud().admin, 'small'), card({ searchWords: MANY_WORDS }));
      await allows(change({ searchWords: MANY_WORDS, name: 'x'.repeat(80) }), 'the most words');
      await setDoc(at(cloud().admin, 'small'), card());
      const long = 'x'.repeat(900_000);
      for (const [what, more] of Object.entries({
        'tees of any size': { tees: long },
        'tees of 10,001 letters with accents': { tees: 'é'.repeat(MAX_TEES_BYTES / 2 + 1) },
        'tees that nest thousands of lists': { tees: '['.repeat(MAX_TEES_OPENINGS + 1) },
        'tees as a list of maps': { tees: [{ name: long }] },
        'one long word': { searchWords: [long] },
        'a map for a word': { searchWords: [{ word: long }] },
        'too many words': { searchWords: [...MANY_WORDS, 'x'] },
        'a long name': { name: 'x'.repeat(81) },
        'a note': { note: 'x' },
        'who sent it': { sentBy: long },
        disagreements: { conflicts: [{ kept: long }] },
        'device time': { serverTimestamp: deviceTime() },
      })) {
        await refuses(change(more), what);
      }
      const { searchWords: _, ...wordless } = card();
      await refuses(setDoc(at(cloud().ada, 'small'), wordless), 'without words');
    });

    it('are counted: twenty new ones in a day, each beside a course of the same golfer', async () => {
      await setDoc(own(cloud().admin, 'uncounted'), course('uncounted'));
      await refuses(setDoc(at(cloud().ada, 'uncounted'), card()), 'uncounted');
      await allows(publish('first', 1), 'the first');
      const since = (await getDoc(rate(cloud().ada))).get('since');
      await refuses(publish('second', 1), 'counted anew');
      await allows(publish('second', 2, {}, since), 'the second');
      await allows(setDoc(at(cloud().ada, 'first'), card({ name: 'New Heath' })), 'a change of the first');
      await refuses(setDoc(at(cloud().ada, 'first'), card({ searchWords: ['links'] })), 'other words, uncounted');
      await refuses(publish('first', 3, { createdAt: Timestamp.fromMillis(0) }, since), 'an age that it does not have');
      await setDoc(rate(cloud().admin), { last: 'x', count: 20, since, serverTimestamp: serverTimestamp() });
      await refuses(publish('one-too-many', 21, {}, since), 'the twenty-first');
      const yesterday = Timestamp.fromMillis(Date.now() - 25 * 3_600_000);
      await setDoc(rate(cloud().admin), { last: 'x', count: 20, since: yesterday, serverTimestamp: yesterday });
      await allows(publish('next-day', 1), 'the next day');
      const alone = (key: string) =>
        runTransaction(cloud().ada, async (transaction) => {
          const counted = { last: key, count: 2, since: (await transaction.get(rate(cloud().ada))).get('since') };
          transaction.set(rate(cloud().ada), { ...counted, serverTimestamp: serverTimestamp() });
          transaction.set(at(cloud().ada, key), card());
        });
      await refuses(alone('no-course'), 'a card without a course');
      await setDoc(own(cloud().admin, 'of-bo'), { ...course('of-bo'), userId: 'bo' });
      await refuses(alone('of-bo'), 'a card for another golfer’s course');
    });
  });
};
