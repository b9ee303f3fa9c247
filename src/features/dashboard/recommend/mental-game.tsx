import type { Profile } from '#src/domain/entities/profile.entity.ts';
import { ROUTINES } from '#src/domain/routines/routines.ts';
import { copy } from '#src/features/dashboard/copy.ts';
import type { Go } from '#src/features/dashboard/dashboard-search.ts';
import { EditIcon } from '#src/ui/icons/icons.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { Row } from './row.tsx';

const { thought: thoughtWords, mental: mentalWords } = copy.recommend;

type Props = { readonly profile: Profile; readonly go: Go };

export const SwingThought = ({ profile: { swingThought }, go }: Props) => (
  <div className="flex items-center justify-between gap-4 border-l-4 border-fairway py-1 pl-4">
    <div className="min-w-0">
      <h3 className="text-note font-medium text-rough">{thoughtWords.title}</h3>
      <p className={swingThought ? 'text-lead font-medium wrap-anywhere' : 'text-rough'}>
        {swingThought || thoughtWords.none}
      </p>
    </div>
    <Button variant="quiet" onClick={() => go({ show: 'thought' })}>
      <EditIcon className="size-5" />
      {swingThought ? thoughtWords.edit : thoughtWords.set}
    </Button>
  </div>
);

export const MentalGame = ({ profile: { preshotRoutine, playingGoals = [] }, go }: Props) => {
  const routine = ROUTINES.find(({ id }) => id === preshotRoutine);
  return (
    <div>
      <h3 className="text-note font-medium text-rough">{mentalWords.title}</h3>
      <ul>
        <li className="rule-b">
          <Row label={mentalWords.routine} onOpen={() => go({ show: 'routine' })}>
            {routine?.name ?? mentalWords.noRoutine}
          </Row>
        </li>
        <li>
          <Row label={mentalWords.goals} onOpen={() => go({ show: 'goals' })}>
            {playingGoals.length > 0 ? mentalWords.goalCount(playingGoals.length) : mentalWords.noGoals}
          </Row>
        </li>
      </ul>
    </div>
  );
};
