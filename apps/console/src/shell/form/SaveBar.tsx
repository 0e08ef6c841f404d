import Button from '@mui/material/Button';
import type { ReactNode } from 'react';

import styles from './SaveBar.module.css';

interface SaveBarProps {
  /** The state of the edits, or their error. */
  readonly words: ReactNode;
  readonly save: string;
  readonly isBusy: boolean;
  readonly isWrong?: boolean;
  readonly onSave?: () => void;
  readonly onUndo?: () => void;
  readonly onDiscard?: () => void;
}

/** Shows unsaved edits and saves them; stays visible. */
export const SaveBar = ({
  words,
  save,
  isBusy,
  isWrong = false,
  onSave,
  onUndo,
  onDiscard,
}: SaveBarProps) => (
  <div className={styles.bar} role="group" aria-label="Unsaved changes">
    <p className={isWrong ? styles.wrong : undefined} role={isWrong ? 'alert' : 'status'}>
      {words}
    </p>
    {onUndo !== undefined && <Button onClick={onUndo}>Undo</Button>}
    {onDiscard !== undefined && (
      <Button disabled={isBusy} onClick={onDiscard}>
        Discard
      </Button>
    )}
    <Button
      variant="contained"
      disabled={isBusy}
      {...(onSave === undefined ? { type: 'submit' as const } : { onClick: onSave })}
    >
      {save}
    </Button>
  </div>
);
