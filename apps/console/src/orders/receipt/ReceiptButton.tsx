import Button from '@mui/material/Button';
import { receiptFileName } from '@simpletread/domain';
import { useState } from 'react';
import { useNotify } from 'react-admin';

import { useCan } from '../../shell/auth/index.js';
import { useReceiptCalls } from './receipt-calls.js';
import { saveFile } from '../../shell/files/index.js';

/** Saves the buyer's receipt as a file. It shows their address, so it needs `contacts.read`. */
export const ReceiptButton = ({ orderId }: { readonly orderId: string }) => {
  const calls = useReceiptCalls();
  const notify = useNotify();
  const can = useCan();
  const [isLoading, setIsLoading] = useState(false);
  if (!can('contacts.read')) return null;
  const save = async (): Promise<void> => {
    setIsLoading(true);
    try {
      saveFile(await calls.receipt(orderId), receiptFileName(orderId));
    } catch (error) {
      notify(error instanceof Error ? error.message : 'We couldn’t load the receipt. Try again.', {
        type: 'error',
      });
    } finally {
      setIsLoading(false);
    }
  };
  return (
    <Button size="small" loading={isLoading} onClick={() => void save()}>
      Save receipt (PDF)
    </Button>
  );
};
