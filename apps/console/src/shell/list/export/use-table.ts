import { useState } from 'react';

import { downloadCsv } from './csv.js';
import { useNotice } from '../../action/index.js';

/** Saves a table from the server as a file, and reports a failure. */
export const useTable = (
  read: () => Promise<{ readonly name: string; readonly text: string }>,
): { readonly save: () => void; readonly isBusy: boolean } => {
  const notice = useNotice();
  const [isBusy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    setBusy(true);
    try {
      const { name, text } = await read();
      downloadCsv(name.replace(/\.csv$/, ''), text);
    } catch (error) {
      notice.warn(error instanceof Error ? error.message : 'The export failed.');
    } finally {
      setBusy(false);
    }
  };
  return { save: () => void save(), isBusy };
};
