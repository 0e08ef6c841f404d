import type { PriceListRow } from '@simpletread/contract';
import { useState } from 'react';

import { useStaffAction } from '../../shell/action/index.js';
import { isPassing } from '../../shell/api/index.js';
import { FormDialog } from '../../shell/dialog/index.js';
import { CheckControl, FileControl } from '../../shell/form/index.js';
import { Outcomes } from './Outcomes.js';
import { usePriceListCalls } from './price-list-calls.js';

interface ImportDialogProps {
  readonly priceList: PriceListRow;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

interface Input {
  readonly version: number;
  readonly table: File;
  /** True to remove the prices that the table does not name. */
  readonly replaces: boolean;
}

const flag = (value: boolean): 'true' | 'false' => (value ? 'true' : 'false');

/** A CSV table on its way in: tried first, and then all of it or nothing. */
export const ImportDialog = ({ priceList, onDone, onClose }: ImportDialogProps) => {
  const data = usePriceListCalls();
  const [file, setFile] = useState<File | null>(null);
  const [isReplacing, setReplacing] = useState(false);
  const send = ({ version, table, replaces }: Input, isDryRun: boolean, key: string) =>
    data.importPriceEntries(
      priceList.id,
      { version, isDryRun: flag(isDryRun), isReplacing: flag(replaces), file: table },
      key,
    );
  const trying = useStaffAction({
    run: (request: Input, key) => send(request, true, key),
    reload: [],
    done: () => null,
  });
  const importing = useStaffAction({
    run: (request: Input, key) => send(request, false, key),
    reload: [],
    done: () => null,
    onDone: ({ isApplied }) => {
      if (isApplied) onDone();
    },
    // Only a lost call may be repeated as it was; what the server refuses is tried again first.
    onFailed: (error) => {
      if (!isPassing(error)) trying.forget();
    },
  });
  const forget = (): void => {
    trying.forget();
    importing.forget();
  };
  const tried = importing.last?.output ?? trying.last?.output;
  const isGood = tried !== undefined && tried.counts.refused === 0;
  return (
    <FormDialog
      title={`Import prices into ${priceList.name}`}
      confirm={isGood ? 'Import' : 'Preview changes'}
      isBusy={trying.isBusy || importing.isBusy || file === null}
      error={importing.error ?? trying.error}
      onSubmit={() => {
        if (file === null) return;
        const request: Input = { version: priceList.version, table: file, replaces: isReplacing };
        if (isGood) importing.start(request);
        else {
          importing.forget();
          trying.start(request);
        }
      }}
      onClose={onClose}
    >
      <FileControl
        label="CSV file with the columns of the export or of the grid"
        accept=".csv,text/csv"
        onChange={(table) => {
          forget();
          setFile(table);
        }}
      />
      <CheckControl
        label="Remove prices missing from the file"
        value={isReplacing}
        onChange={(value) => {
          forget();
          setReplacing(value);
        }}
      />
      {tried === undefined ? (
        <p>You see a preview first. Nothing is saved until you confirm.</p>
      ) : (
        <Outcomes rows={tried.rows.map(({ row, outcome, problem }) => ({ line: row, outcome, problem }))} />
      )}
    </FormDialog>
  );
};
