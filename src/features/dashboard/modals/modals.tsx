import type { Profile } from '#src/domain/entities/profile.entity.ts';
import type { DashboardSearch, Go } from '#src/features/dashboard/dashboard-search.ts';
import { GoalsManager } from './goals-manager.tsx';
import { RoutineChooser } from './routine-chooser.tsx';
import { SwingIssue } from './swing-issue.tsx';
import { ThoughtEditor } from './thought-editor.tsx';

type Props = { readonly at: DashboardSearch; readonly profile: Profile; readonly go: Go };

/** The dashboard modal named in the address. */
export const Modals = ({ at: { show, fault }, profile, go }: Props) => {
  const close = () => go({});
  if (fault) return <SwingIssue faultId={fault} profile={profile} onClose={close} />;
  switch (show) {
    case 'thought':
      return <ThoughtEditor profile={profile} onClose={close} />;
    case 'routine':
      return <RoutineChooser profile={profile} onClose={close} />;
    case 'goals':
      return <GoalsManager profile={profile} onClose={close} />;
    default:
      return null;
  }
};
