import { TireGlyph } from '@simpletread/ui';
import type { ReactNode } from 'react';
import styles from './ProblemPage.module.css';

interface ProblemPageProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly actions: ReactNode;
}

/** A page that could not be shown: the problem, and links. */
export const ProblemPage = ({ title, children, actions }: ProblemPageProps) => (
  <div className={`l-wrap ${styles.page}`}>
    <TireGlyph size={72} strokeWidth={1.25} />
    <h1>{title}</h1>
    <div className={styles.words}>{children}</div>
    <div className={styles.actions}>{actions}</div>
  </div>
);
