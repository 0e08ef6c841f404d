import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import { useId, type ReactNode } from 'react';

import styles from '../../shell/dialog/AskDialog.module.css';

interface LinkDialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog that hands something over and asks for nothing. */
export const LinkDialog = ({ title, onClose, children }: LinkDialogProps) => {
  const id = useId();
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={id}>
      <div className={styles.form}>
        <h2 id={id}>{title}</h2>
        {children}
        <div className={styles.foot}>
          <Button onClick={onClose}>Close</Button>
        </div>
      </div>
    </Dialog>
  );
};
