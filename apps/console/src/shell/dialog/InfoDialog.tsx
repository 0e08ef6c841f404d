import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';

interface InfoDialogProps {
  readonly title: string;
  readonly onClose: () => void;
  /** The words of the button that closes it; null leaves that to its content. */
  readonly close?: string | null;
  readonly children: ReactNode;
}

/** A dialog that shows something and asks for nothing. */
export const InfoDialog = ({ title, onClose, close = 'Close', children }: InfoDialogProps) => {
  const id = useId();
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>{children}</DialogContent>
      {close !== null && (
        <DialogActions>
          <Button onClick={onClose}>{close}</Button>
        </DialogActions>
      )}
    </Dialog>
  );
};
