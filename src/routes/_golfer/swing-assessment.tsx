import { createFileRoute } from '@tanstack/react-router';
import { type GoTo, parseAssessmentSearch } from '#src/features/assessment/assessment-search.ts';
import { SwingAssessmentScreen } from '#src/features/assessment/swing/swing-screen.tsx';

const SwingAssessment = () => {
  const navigate = Route.useNavigate();
  const go: GoTo = (search, options) => void navigate({ search, ...options });
  return <SwingAssessmentScreen at={Route.useSearch()} go={go} />;
};

export const Route = createFileRoute('/_golfer/swing-assessment')({
  validateSearch: parseAssessmentSearch(14),
  component: SwingAssessment,
});
