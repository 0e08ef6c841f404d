'use client';

import { ModalDialog } from '../../shell/controls';
import { ZipForm } from './ZipForm';

interface ZipDialogProps {
  readonly zip: string;
  readonly onClose: () => void;
}

/** The question for the place, in front of the page. */
export const ZipDialog = ({ zip, onClose }: ZipDialogProps) => (
  <ModalDialog onClose={onClose} title="Where do the tires go?">
    <ZipForm zip={zip} onChosen={onClose} />
  </ModalDialog>
);
