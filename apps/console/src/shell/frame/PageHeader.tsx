import type { ReactNode } from 'react';

import { Colleagues } from '../presence/index.js';
import { OwnerControl } from '../work-owners/index.js';
import styles from './PageHeader.module.css';

interface PageHeaderProps {
  readonly title: string;
  /** Chips beside the title. */
  readonly marks?: ReactNode;
  readonly note?: ReactNode;
  readonly actions?: ReactNode;
}

/** The page's title and its actions. */
export const PageHeader = ({ title, marks, note, actions }: PageHeaderProps) => (
  <div className={styles.head}>
    <title>{`${title} · SimpleTread console`}</title>
    <div className={styles.words}>
      <h1>{title}</h1>
      {marks}
      <OwnerControl />
      <Colleagues />
      {note !== undefined && <p className={styles.note}>{note}</p>}
    </div>
    {actions !== undefined && <div className={styles.actions}>{actions}</div>}
  </div>
);
