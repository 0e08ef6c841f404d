import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

import styles from './AskDialog.module.css';

/** What went wrong or is missing, on the dialog that it is about. */
export const DialogFault = ({ children }: { readonly children: ReactNode }) => (
  <p className={styles.wrong} role="alert">
    <CircleAlert size={18} aria-hidden="true" />
    {children}
  </p>
);
