import type { Profile } from '#src/domain/entities/profile.entity.ts';

/** True if the profile has the nested flag, an assessment date or a non-empty fault list. */
export const isSwingAssessed = ({
  assessment,
  swingAssessment,
}: Pick<Profile, 'assessment' | 'swingAssessment'>): boolean =>
  assessment?.swingAssessmentComplete === true ||
  Boolean(swingAssessment?.assessmentDate) ||
  (swingAssessment?.faultIds?.length ?? 0) > 0;
