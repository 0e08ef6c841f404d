import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';

/** An error or something missing, in the dialog or panel that it is about. */
export const DialogFault = ({ children }: { readonly children: ReactNode }) => (
  <Alert severity="error">{children}</Alert>
);
