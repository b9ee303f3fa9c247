import { useRouter } from '@tanstack/react-router';
import { historyFields } from '#src/app/history-fields.ts';
import { documentIn } from '#src/domain/entities/document-in.ts';
import { DeletedScreen } from '#src/features/history/deleted-screen.tsx';
import { HistoryScreen } from '#src/features/history/history-screen.tsx';
import { documentName } from '#src/features/profile/document-name.ts';
import type { parseHistorySearch } from '#src/platform/history-search.ts';
import { usePreferences } from '#src/platform/settings/preferences.ts';
import type { Addressed } from './addressed.tsx';

export const History = ({ at }: Addressed<ReturnType<typeof parseHistorySearch>>) => {
  const shown = documentIn(at.of ?? '');
  const { units } = usePreferences();
  const { history } = useRouter();
  const onBack = () => history.back();
  if (!shown) return <DeletedScreen nameOf={documentName} onBack={onBack} />;
  const [name, id] = shown;
  return (
    <HistoryScreen
      key={`${name}/${id}`}
      name={name}
      id={id}
      fields={historyFields(name, units)}
      nameOf={documentName}
      onBack={onBack}
    />
  );
};
