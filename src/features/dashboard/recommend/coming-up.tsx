import { useComingUp } from '#src/data/queries/coming-up.ts';
import type { ComingUp } from '#src/domain/insights/coming-up.ts';
import { appointmentText } from '#src/platform/day-text.ts';
import { copy } from '#src/features/dashboard/copy.ts';
import { Badge } from '#src/ui/primitives/badge.tsx';
import { Row } from './row.tsx';

const words = copy.recommend.coming;

const Line = ({ item }: { readonly item: ComingUp }) => {
  switch (item.kind) {
    case 'swing-due':
      return <Row link={{ to: '/swing-assessment' }}>{words.swing(item.daysAgo)}</Row>;
    case 'mobility-due':
      return <Row link={{ to: '/mobility-assessment' }}>{words.mobility(item.daysAgo)}</Row>;
    case 'lesson':
      return (
        <Row link={{ to: '/scheduling' }}>
          {words.lesson(appointmentText(item.at), item.with)} {!item.confirmed && <Badge>{words.unconfirmed}</Badge>}
        </Row>
      );
    case 'game':
      return <Row link={{ to: '/find-game' }}>{words.game(appointmentText(item.at), item.place)}</Row>;
    default:
      return null;
  }
};

/** Assessments that are due, and lessons and games in the next days. Empty if there are none. */
export const ComingUpList = () => {
  const items = useComingUp();
  if (items.length === 0) return null;
  return (
    <div>
      <h3 className="text-note font-medium text-rough">{words.title}</h3>
      <ul>
        {items.map((item) => (
          <li key={'at' in item ? `${item.kind} ${item.at}` : item.kind} className="rule-b last:border-b-0">
            <Line item={item} />
          </li>
        ))}
      </ul>
    </div>
  );
};
