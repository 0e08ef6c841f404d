import type { ReactNode } from 'react';

import styles from './Editor.module.css';

interface EditorColumnsProps {
  /** A view of the record or its effects beside the form. */
  readonly side: ReactNode;
  /** Sets the side's width (`--side`) and, on narrow screens, its position (`--side-order`). */
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
