import { useId, type ReactNode } from 'react';

import styles from './Panel.module.css';

interface PanelProps {
  readonly title: string;
  readonly extra?: ReactNode;
  readonly children: ReactNode;
}

/** A titled sheet of a record's page. */
export const Panel = ({ title, extra, children }: PanelProps) => {
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {extra !== undefined && <div className={styles.extra}>{extra}</div>}
      </div>
      {children}
    </section>
  );
};
