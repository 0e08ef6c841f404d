import Button from '@mui/material/Button';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useDataProvider, useListContext, type RaRecord } from 'react-admin';

import { Keys, useShortcuts } from '../../shortcuts/index.js';
import { csvOf, downloadCsv, type CsvColumn } from './csv.js';
import { totalText } from '../total-text.js';
import { readAllRows } from './read-all-rows.js';
import { useNotice } from '../../action/index.js';

/** Writes all rows of the list, or the selected ones, into a CSV file (E). */
export const ExportButton = <Row extends RaRecord>({ csv }: { readonly csv: readonly CsvColumn<Row>[] }) => {
  const { resource, sort, filterValues, selectedIds = [] } = useListContext<Row>();
  const dataProvider = useDataProvider();
  const notice = useNotice();
  const [isBusy, setIsBusy] = useState(false);
  const write = async (): Promise<void> => {
    setIsBusy(true);
    try {
      const filter = selectedIds.length > 0 ? { id: selectedIds } : filterValues;
      const { rows, total } = await readAllRows<Row>(dataProvider, resource, { sort, filter });
      downloadCsv(resource, csvOf(csv, rows));
      const part = rows.length < total ? `, the first of ${totalText(total)}` : '';
      notice.tell(`${rows.length} rows exported${part}.`);
    } catch (error) {
      notice.warn(error instanceof Error ? error.message : 'The export failed.');
    } finally {
      setIsBusy(false);
    }
  };
  useShortcuts([{ keys: 'e', label: 'Export', group: 'Lists', run: () => void write() }]);
  return (
    <Button
      disabled={isBusy}
      onClick={() => void write()}
      startIcon={<Download size={15} aria-hidden="true" />}
    >
      Export
      <Keys keys="e" />
    </Button>
  );
};
