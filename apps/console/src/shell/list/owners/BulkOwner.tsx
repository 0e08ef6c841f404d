import ButtonBase from '@mui/material/ButtonBase';
import { MOST_BULK_ORDERS, type OwnedRecord } from '@simpletread/domain';
import { useState } from 'react';
import { type Identifier, type RaRecord, useListContext } from 'react-admin';

import { Keys, useShortcuts } from '../../shortcuts/index.js';
import { type CsvColumn, csvOf, downloadCsv } from '../export/csv.js';
import { BulkOwnerDialog, type BulkOwnerLine, useMayOwn } from '../../work-owners/index.js';

const RESULT_CSV: readonly CsvColumn<BulkOwnerLine>[] = [
  { label: 'Record', value: ([record]) => record },
  { label: 'Result', value: ([, result]) => result },
  { label: 'Details', value: ([, , details]) => details },
];

const save = (rows: readonly BulkOwnerLine[]): void => downloadCsv('assignments', csvOf(RESULT_CSV, rows));

interface BulkOwnerProps<Row extends RaRecord> {
  readonly kind: OwnedRecord;
  readonly ids: readonly Identifier[];
  readonly nameOf: (row: Row) => string;
}

/** Assigns the selected rows (U). Hidden from roles that don't do this work. */
export const BulkOwner = <Row extends RaRecord>({ kind, ids, nameOf }: BulkOwnerProps<Row>) => {
  const mayOwn = useMayOwn()(kind);
  const { data = [] } = useListContext<Row>();
  const [isOpen, setIsOpen] = useState(false);
  const isPossible = mayOwn && ids.length > 0 && ids.length <= MOST_BULK_ORDERS;
  const open = (): void => setIsOpen(true);
  useShortcuts(
    isPossible ? [{ keys: 'u', label: 'Assign the selected rows', group: 'Lists', run: open }] : [],
  );
  if (!mayOwn) return null;
  if (!isPossible) return <span>Select up to {MOST_BULK_ORDERS} rows to assign them.</span>;
  const named = (id: string): string => {
    const row = data.find((each) => String(each.id) === id);
    return row === undefined ? 'On another page' : nameOf(row);
  };
  return (
    <>
      <ButtonBase onClick={open}>
        Assign <Keys keys="u" />
      </ButtonBase>
      {isOpen && (
        <BulkOwnerDialog
          kind={kind}
          ids={ids.map(String)}
          nameOf={named}
          onDownload={save}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
};
