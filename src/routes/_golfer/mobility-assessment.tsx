import { createFileRoute } from '@tanstack/react-router';
import { type GoTo, parseAssessmentSearch } from '#src/features/assessment/assessment-search.ts';
import { MobilityAssessmentScreen } from '#src/features/assessment/mobility/mobility-screen.tsx';

const MobilityAssessment = () => {
  const navigate = Route.useNavigate();
  const go: GoTo = (search, options) => void navigate({ search, ...options });
  return <MobilityAssessmentScreen at={Route.useSearch()} go={go} />;
};

export const Route = createFileRoute('/_golfer/mobility-assessment')({
  validateSearch: parseAssessmentSearch(12),
  component: MobilityAssessment,
});
