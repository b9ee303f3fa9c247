import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { remindOfAssessments } from '#src/features/assessment/reminders.ts';
import * as notifications from '#src/platform/device/notifications.ts';
import { setClock } from '#src/platform/clock/clock.ts';
import { toastsOfEachTest } from '#tests/support/toasts.ts';

let notices: string[] = [];
const toasts = toastsOfEachTest();

const memory = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
};

const sam = {
  swingAssessment: { faultIds: ['slice'], assessmentDate: new Date(2026, 4, 10, 18).toISOString() },
  mobilityAssessmentComplete: true,
  mobilityAssessedOn: '2026-05-11',
};

describe('the reminder of an assessment', () => {
  beforeEach(() => {
    vi.stubGlobal('localStorage', memory());
    notices = [];
    vi.spyOn(notifications, 'sendNotification').mockImplementation(({ path }) =>
      Promise.resolve(notices.push(path) > 0),
    );
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    setClock(() => new Date());
  });

  it('comes on the 28th calendar day, however early in the morning, once', async () => {
    setClock(() => new Date(2026, 5, 6, 23, 59));
    await remindOfAssessments('sam', sam);
    expect(toasts).toEqual([]);
    setClock(() => new Date(2026, 5, 7, 0, 1));
    await remindOfAssessments('sam', sam);
    await remindOfAssessments('sam', sam);
    expect(toasts.map(({ text }) => text)).toEqual(['Your swing assessment is 28 days old. Time for a new one.']);
    expect(notices).toEqual(['/swing-assessment']);
  });

  it('comes for both, one after the other, and again 28 days after the next result', async () => {
    setClock(() => new Date(2026, 5, 20, 12));
    await remindOfAssessments('sam', sam);
    await remindOfAssessments('sam', sam);
    expect(notices).toEqual(['/swing-assessment', '/mobility-assessment']);
    const again = { ...sam, mobilityAssessedOn: '2026-06-20' };
    await remindOfAssessments('sam', again);
    expect(notices).toHaveLength(2);
    setClock(() => new Date(2026, 6, 18, 12));
    await remindOfAssessments('sam', again);
    expect(notices).toHaveLength(3);
  });

  it('never comes for somebody who never did one', async () => {
    await remindOfAssessments('sam', {});
    expect(toasts).toEqual([]);
  });
});
