import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';

type TabsProps<T extends string> = {
  readonly label: string;
  readonly value: T;
  readonly onChange: (value: T) => void;
  readonly tabs: readonly { readonly value: T; readonly label: string; readonly panel: ReactNode }[];
};

/** Controlled, so that the address can hold the open tab. Arrow keys move between tabs. */
export const Tabs = <T extends string>({ label, value, onChange, tabs }: TabsProps<T>) => (
  <BaseTabs.Root value={value} onValueChange={(next) => onChange(next as T)}>
    <BaseTabs.List aria-label={label} className="rule-b relative flex gap-6 overflow-x-auto" activateOnFocus>
      {tabs.map((tab) => (
        <BaseTabs.Tab
          key={tab.value}
          value={tab.value}
          className="min-h-touch max-w-full min-w-touch shrink-0 border-b-3 border-transparent px-0.5 text-note font-medium whitespace-nowrap text-rough tiny:whitespace-normal transition-colors duration-120 -outline-offset-3 hover:text-ink data-active:border-fairway-ink data-active:text-ink"
        >
          {tab.label}
        </BaseTabs.Tab>
      ))}
    </BaseTabs.List>
    {tabs.map((tab) => (
      <BaseTabs.Panel key={tab.value} value={tab.value} className="pt-4 outline-offset-4">
        {tab.panel}
      </BaseTabs.Panel>
    ))}
  </BaseTabs.Root>
);
