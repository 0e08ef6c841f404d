import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';

interface DiscardDialogProps {
  readonly onKeep: () => void;
  readonly onDiscard: () => void;
}

/** Asks before unsaved edits are lost. */
export const DiscardDialog = ({ onKeep, onDiscard }: DiscardDialogProps) => {
  const [title, text] = [useId(), useId()];
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={onKeep}
      maxWidth="xs"
      fullWidth
      aria-labelledby={title}
      aria-describedby={text}
    >
      <DialogTitle id={title}>Discard your changes?</DialogTitle>
      <DialogContent id={text}>Your edits aren’t saved.</DialogContent>
      <DialogActions>
        <Button onClick={onDiscard} color="error">
          Discard
        </Button>
        <Button onClick={onKeep} variant="contained" autoFocus>
          Keep editing
        </Button>
      </DialogActions>
    </Dialog>
  );
};
