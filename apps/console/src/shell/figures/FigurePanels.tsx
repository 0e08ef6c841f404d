import type { ReactNode } from 'react';

import styles from './Figures.module.css';

/** Panels of figures side by side, where there is room. */
export const FigurePanels = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.panels}>{children}</div>
);

/** A sentence in a panel, below its figures or instead of them. */
export const FigureNote = ({ children }: { readonly children: ReactNode }) => (
  <p className={styles.note}>{children}</p>
);
