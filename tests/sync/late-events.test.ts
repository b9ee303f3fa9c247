import { describe, expect, it } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import type { Phone } from './device.ts';
import { type LateEvents, withLateEvents } from './late-events.ts';
import { cardOn, newRound, pullsCard, score, sent, strokesOn } from './one-round.ts';
import { golferOfEachTest } from './phones.ts';

// Two tabs share one storage. The syncing tab learns of the other tab's write only after a later write of its own.

describe('late change events of another tab', { timeout: 30_000 }, () => {
  const golfer = golferOfEachTest();
  const open = async () => {
    const news = withLateEvents();
    const phone = await golfer.phone('a', { storage: news.storage });
    await phone.db.rounds.insert(newRound('r1', 'sam'));
    await sent(phone);
    return { news, phone };
  };
  const onAnother = async (card: readonly (number | undefined)[]) => {
    const tablet = await golfer.phone('b');
    await eventually(async () => expect(await strokesOn(tablet)).toEqual(card));
  };
  const importTwenty = async (phone: Phone) => {
    await phone.db.rounds.bulkInsert(Array.from({ length: 20 }, (_, n) => newRound(`imported${n}`, 'sam')));
    await eventually(() => expect(phone.report?.status.pending).toBe(0));
  };
  /** The tab that missed the write ends, and the next one still sends the five on the second hole. */
  const isMadeUpFor = async (news: LateEvents, phone: Phone) => {
    news.forget();
    await phone.killAndReopen();
    await sent(phone);
    await onAnother([undefined, 5, undefined]);
  };
  const commits = (fault: 'lost-acknowledgement' | 'late-acknowledgement', delayMs = 0) =>
    golfer.services.faults.add({ kind: fault, method: 'commit', document: 'rounds/r1', delayMs });
  const moment = (ms: number) =>
    new Promise((done) => {
      setTimeout(done, ms);
    });

  it('do not undo a newer stroke when the syncing tab ends', async () => {
    const { news, phone } = await open();
    await news.elsewhere(() => score(phone, 2, 5));
    await score(phone, 1, 6);
    await sent(phone);
    commits('lost-acknowledgement');
    news.tell();
    await moment(300);
    await phone.killAndReopen();
    await sent(phone);
    await score(phone, 3, 3);
    await sent(phone);
    expect(await strokesOn(phone)).toEqual([6, 5, 3]);
    await onAnother([6, 5, 3]);
  });

  it('do not replace a newer stroke while both wait to be sent', async () => {
    const { news, phone } = await open();
    commits('late-acknowledgement', 300);
    await score(phone, 3, 4);
    await news.elsewhere(() => score(phone, 2, 5));
    await score(phone, 1, 6);
    news.tell();
    await moment(600);
    await onAnother([6, 5, 4]);
  });

  it('are not sent by the tab that takes over', async () => {
    const { news, phone } = await open();
    await news.elsewhere(() => score(phone, 2, 5));
    await score(phone, 1, 6);
    await sent(phone);
    await phone.killAndReopen();
    await sent(phone);
    news.tell();
    await moment(300);
    await onAnother([6, 5, undefined]);
  });

  it('that never come because the syncing tab ended are recovered', async () => {
    const { news, phone } = await open();
    await news.elsewhere(() => score(phone, 2, 5));
    await phone.db.rounds.insert({ ...newRound('r2', 'sam'), notes: 'later' });
    await eventually(() => expect(phone.report?.status.pending).toBe(0));
    await moment(100);
    await isMadeUpFor(news, phone);
  });

  it('that never come, with an import announced meanwhile, are recovered', async () => {
    const { news, phone } = await open();
    await news.elsewhere(() => score(phone, 2, 5));
    await importTwenty(phone);
    await moment(100);
    await isMadeUpFor(news, phone);
  });

  it('that never come, of a stroke not yet on disk when a pull looked, are recovered', async () => {
    const { news, phone } = await open();
    const stroke = await news.onDiskLater(() => score(phone, 2, 5));
    await importTwenty(phone);
    phone.engine.pullAll();
    await moment(200);
    await stroke.land();
    await isMadeUpFor(news, phone);
  });

  it('are sent by the tab that takes over, however late they came', async () => {
    const { news, phone } = await open();
    await moment(1_000); // the pull after the push also looks for what to send
    await news.elsewhere(() => score(phone, 2, 5));
    await moment(1_500);
    await phone.db.rounds.insert(newRound('r2', 'sam'));
    await eventually(() => expect(phone.engine.states.get('rounds/r2').acknowledgedAt).toBeDefined());
    await moment(1_000);
    golfer.services.faults.add({ kind: 'drop', method: 'commit', times: 'always' });
    news.tell();
    await eventually(() => expect(golfer.services.faults.struck.drop).toBeGreaterThan(1));
    golfer.services.faults.clear();
    await phone.killAndReopen();
    await sent(phone);
    await onAnother([undefined, 5, undefined]);
  });

  /**
   * Sends another round first, so that RxDB looks for nothing older. The late events then arrive as a pull begins,
   * which drops them.
   */
  const comeWithAPull = async (news: LateEvents, phone: Phone) => {
    await moment(1_500);
    await phone.db.rounds.insert(newRound('r2', 'sam'));
    await eventually(() => expect(phone.engine.states.get('rounds/r2').acknowledgedAt).toBeDefined());
    await moment(1_000);
    news.tell();
    phone.engine.pullAll();
    await moment(300);
  };

  it('are sent however late they came, even at the moment a pull begins', async () => {
    const { news, phone } = await open();
    await moment(1_000);
    await news.elsewhere(() => score(phone, 2, 5));
    await comeWithAPull(news, phone);
    await sent(phone);
    await onAnother([undefined, 5, undefined]);
  });

  it('are sent where the stroke before them met another phone’s in the cloud', async () => {
    const { news, phone } = await open();
    const tablet = await golfer.phone('b');
    await pullsCard(tablet, [undefined, undefined, undefined]);
    await moment(1_000);
    await score(tablet, 3, 4);
    await sent(tablet);
    golfer.services.faults.add({ kind: 'late-acknowledgement', method: 'batchGet', delayMs: 500 });
    await score(phone, 1, 6);
    await moment(200);
    await news.elsewhere(() => score(phone, 2, 5));
    await comeWithAPull(news, phone);
    await sent(phone);
    await pullsCard(tablet, [6, 5, 4]);
  });
});

describe('a response that never came', { timeout: 30_000 }, () => {
  const golfer = golferOfEachTest();

  it('does not bring back a score that the golfer has corrected since', async () => {
    const phone: Phone = await golfer.phone('a');
    await phone.db.rounds.insert(newRound('r1', 'sam'));
    await score(phone, 1, 4);
    await sent(phone);
    golfer.services.faults.add({ kind: 'lost-acknowledgement', method: 'commit', document: 'rounds/r1' });
    await score(phone, 1, 5);
    await new Promise((done) => {
      setTimeout(done, 300);
    });
    phone.goOffline();
    await phone.killAndReopen();
    await score(phone, 1, 4);
    golfer.services.faults.add({
      kind: 'late-acknowledgement',
      method: 'batchGet',
      document: 'rounds/r1',
      delayMs: 500,
    });
    phone.goOnline();
    await sent(phone);
    phone.engine.pullAll();
    await phone.engine.inSync();
    expect((await strokesOn(phone))?.[0]).toBe(4);
    const tablet = await golfer.phone('b');
    await eventually(async () => expect((await strokesOn(tablet))?.[0]).toBe(4));
  });
});

describe('a response that came', { timeout: 30_000 }, () => {
  const golfer = golferOfEachTest();
  const unanswered = async (phone: Phone) =>
    (await phone.db.getLocal<{ value: object }>('document-states'))?.toJSON().data.value;

  it('is on disk, so that the next start does not take the stroke for unacknowledged', async () => {
    const phone = await golfer.phone('a');
    await phone.db.rounds.insert(newRound('r1', 'sam'));
    await sent(phone);
    await score(phone, 1, 4);
    await sent(phone);

    await eventually(async () => expect(await unanswered(phone)).toEqual({}));
  });

  it('counts when the app ended before it was noted: the round does not wait until its next stroke', async () => {
    const phone = await golfer.phone('a', { storage: withLateEvents().storage });
    const after = { kind: 'late-acknowledgement', method: 'commit', document: 'rounds/r1', delayMs: 300 } as const;
    golfer.services.faults.add(after);
    await phone.db.rounds.insert(newRound('r1', 'sam'));
    await eventually(async () => expect(await unanswered(phone)).toHaveProperty('rounds/r1'));
    const value = await unanswered(phone);
    await sent(phone);
    await eventually(async () => expect(await unanswered(phone)).toEqual({}));
    await phone.db.upsertLocal('document-states', { value });
    await phone.killAndReopen();

    await eventually(() => expect(phone.report?.status).toMatchObject({ phase: 'idle', pending: 0 }));
  });

  it('and refused the round is not asked for again by the next start: that is the golfer’s to decide', async () => {
    const phone = await golfer.phone('a', { storage: withLateEvents().storage });
    const refused = { kind: 'status', service: 'documents', method: 'commit', document: 'rounds/r1' } as const;
    golfer.services.faults.add({ ...refused, status: 403, code: 'PERMISSION_DENIED', times: 'always' });
    await phone.db.rounds.insert(newRound('r1', 'sam'));
    await eventually(() => expect(phone.engine.rejectedKeys()).toEqual(['rounds/r1']));
    const { updatedAt } = (await cardOn(phone))!;
    await phone.killAndReopen();
    await eventually(() => expect(phone.report?.status).toMatchObject({ attention: 1 }));
    expect(await phone.engine.dirtyKeys()).toEqual(['rounds/r1']);
    await phone.engine.inSync();

    expect(golfer.services.faults.struck.status).toBe(1);
    expect(await cardOn(phone)).toMatchObject({ updatedAt });
  });
});
