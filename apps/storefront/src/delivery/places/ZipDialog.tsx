'use client';

import { ModalDialog } from '../../shell/controls';
import { ZipForm } from './ZipForm';

interface ZipDialogProps {
  readonly zip: string;
  readonly onClose: () => void;
}

/** The form for the place, over the page. */
export const ZipDialog = ({ zip, onClose }: ZipDialogProps) => (
  <ModalDialog onClose={onClose} title="Where are your tires going?">
    <ZipForm zip={zip} onChosen={onClose} />
  </ModalDialog>
);
