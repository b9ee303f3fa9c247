import { Link } from '@tanstack/react-router';
import { deletePlan, followPlan, restorePlan } from '#src/data/commands/workout-plans.ts';
import { useWorkoutPlans } from '#src/data/queries/workouts.ts';
import type { WorkoutPlan } from '#src/domain/entities/workout.entity.ts';
import { DeleteIcon, EditIcon } from '#src/ui/icons/icons.ts';
import { Page } from '#src/ui/layout/page.tsx';
import { Badge } from '#src/ui/primitives/badge.tsx';
import { Button, IconButton } from '#src/ui/primitives/button.tsx';
import { buttonLook } from '#src/ui/primitives/button-look.ts';
import { EmptyState } from '#src/ui/primitives/empty-state.tsx';
import { showToast, showUndo } from '#src/ui/primitives/toast.ts';
import { BackLink } from '#src/ui/layout/back-link.tsx';
import { Name } from '#src/ui/primitives/name.tsx';
import { copy } from './copy.ts';
import type { GoTo } from './workout-search.ts';

const words = copy.plans;

const PlanRow = ({ plan }: { readonly plan: WorkoutPlan }) => {
  const remove = async () => {
    const deleted = await deletePlan(plan.id);
    if (deleted.ok) showUndo(words.deleted, () => void restorePlan(plan));
    else showToast({ text: deleted.error, tone: 'error' });
  };
  return (
    <li className="rule-b flex items-center gap-x-1 py-2">
      <span className="flex min-w-0 flex-1 flex-col items-start gap-1">
        <Name className="font-medium">{plan.name}</Name>
        <span className="text-note text-rough">
          {`${plan.split}, ${copy.home.facts(plan.exercises.length, plan.minutes)}`}
        </span>
        {plan.active ? (
          <Badge tone="fairway">{words.followed}</Badge>
        ) : (
          <Button onClick={() => void followPlan(plan.id)}>{words.follow}</Button>
        )}
      </span>
      <Link
        to="/workout-new"
        search={{ plan: plan.id, step: 'plan' }}
        aria-label={words.edit(plan.name)}
        className={buttonLook({ variant: 'quiet', size: 'icon' })}
      >
        <EditIcon />
      </Link>
      <IconButton label={words.delete(plan.name)} icon={<DeleteIcon />} onClick={() => void remove()} />
    </li>
  );
};

/** All stored plans. The golfer follows one of them. */
export const PlansScreen = ({ go }: { readonly go: GoTo }) => {
  const { plans, ready } = useWorkoutPlans();
  return (
    <Page title={words.title} back={<BackLink label={copy.back} onClick={() => go({})} />}>
      {ready && plans.length === 0 && <EmptyState>{words.empty}</EmptyState>}
      <ul>
        {plans.map((plan) => (
          <PlanRow key={plan.id} plan={plan} />
        ))}
      </ul>
    </Page>
  );
};
