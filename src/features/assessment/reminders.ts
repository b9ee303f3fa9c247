import type { Profile } from '#src/domain/entities/profile.entity.ts';
import { dueAssessments } from '#src/domain/insights/coming-up.ts';
import { now } from '#src/platform/clock/clock.ts';
import { isTexts, readLocal, writeLocal } from '#src/platform/storage/local-store.ts';
import { sendNotification } from '#src/platform/device/notifications.ts';
import { showToast } from '#src/ui/primitives/toast.ts';
import { copy } from './copy.ts';

const MAX_STORED = 20;

const paths = { 'swing-due': '/swing-assessment', 'mobility-due': '/mobility-assessment' } as const;
type Reminded = Pick<Profile, 'swingAssessment' | 'mobilityAssessmentComplete' | 'mobilityAssessedOn'>;

const doneOn = (kind: keyof typeof paths, profile: Reminded) =>
  kind === 'swing-due' ? profile.swingAssessment?.assessmentDate : profile.mobilityAssessedOn;

/** Reminds the golfer once on this device of each assessment that is 28 days old, one at a time. */
export const remindOfAssessments = async (uid: string, profile: Reminded): Promise<void> => {
  const key = `divot-reminded-assessments-${uid}`;
  const reminded = readLocal(key, isTexts) ?? [];
  for (const { kind } of dueAssessments(profile, now())) {
    const mark = `${kind} ${doneOn(kind, profile)}`;
    if (reminded.includes(mark)) continue;
    writeLocal(key, [...reminded, mark].slice(-MAX_STORED));
    const text = copy.reminder[kind];
    showToast({ text });
    await sendNotification({ title: copy.reminder.title, body: text, path: paths[kind] });
    return;
  }
};
