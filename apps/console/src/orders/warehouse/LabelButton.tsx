import Button from '@mui/material/Button';
import { Printer } from 'lucide-react';
import { useState } from 'react';

import { useNotice } from '../../shell/action/index.js';
import { useWarehouseCalls } from './warehouse-calls.js';

interface LabelButtonProps {
  readonly code: string;
  readonly orderNumber: string;
}

/** Saves a parcel's label for the label printer. */
export const LabelButton = ({ code, orderNumber }: LabelButtonProps) => {
  const calls = useWarehouseCalls();
  const notice = useNotice();
  const [isLoading, setIsLoading] = useState(false);
  const save = async (): Promise<void> => {
    setIsLoading(true);
    try {
      const url = URL.createObjectURL(await calls.label({ code, orderNumber }));
      const link = document.createElement('a');
      link.href = url;
      link.download = `label-${orderNumber}.pdf`;
      link.click();
      URL.revokeObjectURL(url);
    } catch (error) {
      notice.warn(error instanceof Error ? error.message : 'We couldn’t load the label. Try again.');
    } finally {
      setIsLoading(false);
    }
  };
  return (
    <Button
      variant="contained"
      startIcon={<Printer size={15} aria-hidden="true" />}
      loading={isLoading}
      onClick={() => void save()}
    >
      Save label (PDF)
    </Button>
  );
};
