import Button from '@mui/material/Button';
import type { AdminQuote } from '@simpletread/contract';
import { quoteFileName } from '@simpletread/domain';
import { useState } from 'react';
import { useNotify } from 'react-admin';

import { saveFile } from '../../shell/files/index.js';
import { useQuoteCalls } from './quote-calls.js';

/** Saves a quote as its customer got it. */
export const QuoteFileButton = ({ quote: { id, number } }: { readonly quote: AdminQuote }) => {
  const calls = useQuoteCalls();
  const notify = useNotify();
  const [isLoading, setIsLoading] = useState(false);
  const save = async (): Promise<void> => {
    setIsLoading(true);
    try {
      saveFile(await calls.quoteFile(id), quoteFileName(number));
    } catch (error) {
      notify(error instanceof Error ? error.message : 'We couldn’t load the quote. Try again.', {
        type: 'error',
      });
    } finally {
      setIsLoading(false);
    }
  };
  return (
    <Button loading={isLoading} onClick={() => void save()}>
      Save PDF
    </Button>
  );
};
