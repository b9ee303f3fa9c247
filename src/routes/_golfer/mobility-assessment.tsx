import { createFileRoute } from '@tanstack/react-router';
import { type GoTo, assessmentAtFrom } from '#src/features/assessment/assessment-at.ts';
import { MobilityAssessmentScreen } from '#src/features/assessment/mobility/mobility-screen.tsx';
import { nothingElse } from '#src/platform/search-params.ts';

const MobilityAssessment = () => {
  const navigate = Route.useNavigate();
  const go: GoTo = (search, options) => void navigate({ search, ...options });
  return <MobilityAssessmentScreen at={Route.useSearch()} go={go} />;
};

export const Route = createFileRoute('/_golfer/mobility-assessment')({
  validateSearch: nothingElse(assessmentAtFrom(12)),
  component: MobilityAssessment,
});
