import { importPriceEntries, type PriceListRow } from '@simpletread/contract';

import { useStaffAction } from '../../shell/action/index.js';
import { type BodyOf, isPassing } from '../../shell/api/index.js';
import { FormDialog, UNSENT } from '../../shell/dialog/index.js';
import { CheckInput, FileInput, formContract } from '../../shell/form/index.js';
import { Outcomes } from './Outcomes.js';
import { usePriceListCalls } from './price-list-calls.js';

interface ImportDialogProps {
  readonly priceList: PriceListRow;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

interface TableForm {
  readonly file: File | null;
  /** True to remove the prices that the table does not name. */
  readonly isReplacing: boolean;
}

const BLANK: TableForm = { file: null, isReplacing: false };

type Table = BodyOf<typeof importPriceEntries>;

const flag = (value: boolean): 'true' | 'false' => (value ? 'true' : 'false');

/** Checks a table for a price list of this version. */
const contractOf = ({ version }: PriceListRow, isDryRun: boolean) =>
  formContract<TableForm, Table>({
    schema: importPriceEntries.body,
    inputOf: ({ file, isReplacing }) => ({
      version,
      isDryRun: flag(isDryRun),
      isReplacing: flag(isReplacing),
      // Nothing chosen is refused like an empty file.
      file: file ?? new Blob(),
    }),
  });

/** A CSV table on its way in: tried first, and then all of it or nothing. */
export const ImportDialog = ({ priceList, onDone, onClose }: ImportDialogProps) => {
  const data = usePriceListCalls();
  const send = (table: Table, key: string) => data.importPriceEntries(priceList.id, table, key);
  const trying = useStaffAction({ run: send, reload: [], done: () => null });
  const importing = useStaffAction({
    run: send,
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
      isBusy={trying.isBusy || importing.isBusy}
      error={importing.error ?? trying.error}
      values={BLANK}
      contract={contractOf(priceList, !isGood)}
      onSubmit={async (table) => {
        if (!isGood) importing.forget();
        return (await (isGood ? importing : trying).submit(table)) ?? UNSENT;
      }}
      onClose={onClose}
    >
      <FileInput
        source="file"
        label="CSV file with the columns of the export or of the grid"
        accept=".csv,text/csv"
        onEdit={forget}
      />
      <CheckInput source="isReplacing" label="Remove prices missing from the file" onEdit={forget} />
      {tried === undefined ? (
        <p>You see a preview first. Nothing is saved until you confirm.</p>
      ) : (
        <Outcomes rows={tried.rows.map(({ row, outcome, problem }) => ({ line: row, outcome, problem }))} />
      )}
    </FormDialog>
  );
};
