import type { Profile } from '#src/domain/entities/profile.entity.ts';
import { copy } from '#src/features/dashboard/copy.ts';
import { Tabs } from '#src/ui/primitives/tabs.tsx';
import { OffCourse } from './off-course.tsx';
import { OnCourse } from './on-course.tsx';

type Tab = 'off-course' | 'on-course';

type Props = {
  readonly profile: Profile | undefined;
  readonly tab: Tab;
  readonly onTab: (tab: Tab) => void;
};

export const TrainingTabs = ({ profile, tab, onTab }: Props) => (
  <section aria-label={copy.train.title} className="rule-t pt-1">
    <h2 className="sr-only">{copy.train.title}</h2>
    <Tabs<Tab>
      label={copy.train.title}
      value={tab}
      onChange={onTab}
      tabs={[
        { value: 'off-course', label: copy.train.off, panel: <OffCourse profile={profile} /> },
        { value: 'on-course', label: copy.train.on, panel: <OnCourse profile={profile} /> },
      ]}
    />
  </section>
);
