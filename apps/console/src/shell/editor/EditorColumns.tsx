import type { ReactNode } from 'react';

import styles from './Editor.module.css';

interface EditorColumnsProps {
  /** What is seen of the record, or came of it, while somebody writes. */
  readonly side: ReactNode;
  /** Says how wide the side is (`--side`) and, on narrow screens, where it stands (`--side-order`). */
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** The fields, and beside them what they make. */
export const EditorColumns = ({ side, className = '', children }: EditorColumnsProps) => (
  <div className={`${styles.columns} ${className}`}>
    <div className={styles.main}>{children}</div>
    <div className={styles.side}>{side}</div>
  </div>
);
