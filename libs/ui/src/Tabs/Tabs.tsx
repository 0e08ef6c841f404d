'use client';

import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import styles from './Tabs.module.css';

export type Tab = { id: string; label: ReactNode; panel: ReactNode };

export type TabsProps = {
  label: string;
  tabs: readonly Tab[];
  /** Controlled with `onValueChange`; alone it is the initial tab. */
  value?: string;
  onValueChange?: (id: string) => void;
  className?: string;
};

/** One of several panels, chosen with arrows or a press. */
export const Tabs = ({ label, tabs, value, onValueChange, className }: TabsProps) => {
  const start = value ?? tabs[0]?.id;
  const state = onValueChange
    ? { value: start, onValueChange: (id: unknown) => onValueChange(String(id)) }
    : { defaultValue: start };
  return (
    <BaseTabs.Root className={className} {...state}>
      <BaseTabs.List className={styles.list} aria-label={label} activateOnFocus>
        {tabs.map((tab) => (
          <BaseTabs.Tab key={tab.id} value={tab.id} className={styles.tab}>
            {tab.label}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      {tabs.map((tab) => (
        <BaseTabs.Panel key={tab.id} value={tab.id} className={styles.panel}>
          {tab.panel}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  );
};
