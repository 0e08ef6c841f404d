import Button from '@mui/material/Button';

import { PageNote } from '../note/index.js';
import styles from './StaleNote.module.css';

interface StaleNoteProps {
  readonly onLoad: () => void;
  readonly onKeep: () => void;
}

/** A colleague saved the record while this person was editing it. */
export const StaleNote = ({ onLoad, onKeep }: StaleNoteProps) => (
  <div className={styles.stale}>
    <PageNote
      tone="warning"
      isLive
      action={
        <>
          <Button onClick={onLoad}>Load theirs</Button> <Button onClick={onKeep}>Keep mine</Button>
        </>
      }
    >
      A colleague saved this while you were editing it. Your edits are still here.
    </PageNote>
  </div>
);
