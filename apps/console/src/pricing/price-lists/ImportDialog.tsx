import type { PriceListRow } from '@simpletread/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { newIdempotencyKey } from '../../shell/api/index.js';
import { FormDialog } from '../../shell/dialog/index.js';
import { CheckControl, FileControl } from '../../shell/form/index.js';
import { Outcomes } from './Outcomes.js';
import { usePriceListCalls } from './price-list-calls.js';

interface ImportDialogProps {
  readonly priceList: PriceListRow;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

interface Wish {
  readonly file: File;
  readonly isReplacing: boolean;
  readonly isDryRun: boolean;
}

const flag = (value: boolean): 'true' | 'false' => (value ? 'true' : 'false');

/** A CSV table on its way in: tried first, and then all of it or nothing. */
export const ImportDialog = ({ priceList, onDone, onClose }: ImportDialogProps) => {
  const data = usePriceListCalls();
  const [file, setFile] = useState<File | null>(null);
  const [isReplacing, setReplacing] = useState(false);
  const send = useMutation({
    mutationFn: ({ file: table, isReplacing: replaces, isDryRun }: Wish) =>
      data.importPriceEntries(
        priceList.id,
        { version: priceList.version, isDryRun: flag(isDryRun), isReplacing: flag(replaces), file: table },
        newIdempotencyKey(),
      ),
    onSuccess: ({ isApplied }) => {
      if (isApplied) onDone();
    },
  });
  const tried = send.data;
  const isGood = tried !== undefined && tried.counts.refused === 0;
  return (
    <FormDialog
      title={`Import prices into ${priceList.name}`}
      confirm={isGood ? 'Import' : 'Preview changes'}
      isBusy={send.isPending || file === null}
      error={send.error?.message ?? null}
      onSubmit={() => {
        if (file !== null) send.mutate({ file, isReplacing, isDryRun: !isGood });
      }}
      onClose={onClose}
    >
      <FileControl
        label="CSV file with the columns of the export or of the grid"
        accept=".csv,text/csv"
        onChange={(table) => {
          send.reset();
          setFile(table);
        }}
      />
      <CheckControl
        label="Remove prices missing from the file"
        value={isReplacing}
        onChange={(value) => {
          send.reset();
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
