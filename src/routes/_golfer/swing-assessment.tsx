import { createFileRoute } from '@tanstack/react-router';
import { type GoTo, assessmentAtFrom } from '#src/features/assessment/assessment-at.ts';
import { SwingAssessmentScreen } from '#src/features/assessment/swing/swing-screen.tsx';
import { nothingElse } from '#src/platform/search-params.ts';

const SwingAssessment = () => {
  const navigate = Route.useNavigate();
  const go: GoTo = (search, options) => void navigate({ search, ...options });
  return <SwingAssessmentScreen at={Route.useSearch()} go={go} />;
};

export const Route = createFileRoute('/_golfer/swing-assessment')({
  validateSearch: nothingElse(assessmentAtFrom(14)),
  component: SwingAssessment,
});
