import ButtonBase from '@mui/material/ButtonBase';
import { MOST_RECEIPTS } from '@simpletread/contract';
import { useState } from 'react';
import { useNotify } from 'react-admin';

import { useCan } from '../../shell/auth/index.js';
import { useReceiptCalls } from './receipt-calls.js';
import { saveFile } from '../../shell/files/index.js';

/** Saves the receipts of the selected orders as one file. They show addresses, so it needs `contacts.read`. */
export const BulkReceipts = ({ orderIds }: { readonly orderIds: readonly string[] }) => {
  const calls = useReceiptCalls();
  const notify = useNotify();
  const can = useCan();
  const [isLoading, setIsLoading] = useState(false);
  if (!can('contacts.read') || orderIds.length > MOST_RECEIPTS) return null;
  const save = async (): Promise<void> => {
    setIsLoading(true);
    try {
      saveFile(await calls.receipts(orderIds), 'Receipts.pdf');
    } catch (error) {
      notify(error instanceof Error ? error.message : 'We couldn’t load the receipts. Try again.', {
        type: 'error',
      });
    } finally {
      setIsLoading(false);
    }
  };
  return (
    <ButtonBase disabled={isLoading} onClick={() => void save()}>
      {isLoading ? 'Loading receipts…' : 'Receipts (PDF)'}
    </ButtonBase>
  );
};
