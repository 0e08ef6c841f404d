import Button from '@mui/material/Button';
import { type FleetRow, importFleetUnits } from '@simpletread/contract';
import { UNIT_COLUMNS } from '@simpletread/domain';
import { Download } from 'lucide-react';

import { useStaffAction } from '../../../shell/action/index.js';
import { type BodyOf, isPassing } from '../../../shell/api/index.js';
import { PlainTable } from '../../../shell/detail/index.js';
import { FormDialog, UNSENT } from '../../../shell/dialog/index.js';
import { FileInput, formContract } from '../../../shell/form/index.js';
import { downloadCsv } from '../../../shell/list/index.js';
import { FLEET_READS, useFleetCalls } from '../fleet-calls.js';
import styles from '../Fleets.module.css';

interface ImportUnitsDialogProps {
  readonly fleet: FleetRow;
  readonly onClose: () => void;
}

interface TableForm {
  readonly file: File | null;
}

type Table = BodyOf<typeof importFleetUnits>;

const MOST_SHOWN = 100;

const unitsText = (count: number): string => (count === 1 ? '1 unit' : `${count} units`);

// Nothing chosen is refused like an empty file.
const CONTRACT = formContract<TableForm & Record<string, unknown>, Table>({
  schema: importFleetUnits.body,
  inputOf: ({ file }) => ({ file: file ?? new Blob() }),
});

/** A CSV table of units: tried first; then its good rows are added, and the others stay here with their reasons. */
export const ImportUnitsDialog = ({ fleet, onClose }: ImportUnitsDialogProps) => {
  const calls = useFleetCalls();
  const trying = useStaffAction({
    run: (table: Table) => calls.previewUnits(fleet.id, table),
    reload: [],
    done: () => null,
  });
  const importing = useStaffAction({
    run: (table: Table, key) => calls.importUnits(fleet.id, table, key),
    reload: FLEET_READS,
    done: ({ goodCount }) => `${unitsText(goodCount)} added.`,
    onDone: ({ refused }) => {
      if (refused.length === 0) onClose();
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
  const done = importing.last?.output;
  const result = done ?? trying.last?.output;
  const isReady = done === undefined && result !== undefined && result.goodCount > 0;
  const { refusedCsv = null } = result ?? {};
  return (
    <FormDialog<TableForm, Table>
      title={`Import units into ${fleet.name}`}
      confirm={isReady ? `Add ${unitsText(result.goodCount)}` : 'Preview'}
      isBusy={trying.isBusy || importing.isBusy}
      error={importing.error ?? trying.error}
      isOver={done !== undefined}
      values={{ file: null }}
      contract={CONTRACT}
      onSubmit={async (table) => (await (isReady ? importing : trying).submit(table)) ?? UNSENT}
      onClose={onClose}
    >
      <FileInput source="file" label="CSV file, up to 2,000 units" accept=".csv,text/csv" onEdit={forget} />
      {result === undefined ? (
        <p className={styles.hint}>
          The first line names the columns: {UNIT_COLUMNS.join(', ')}. Unit, Year, Make and Model are needed.
          You see a preview first.
        </p>
      ) : (
        <p role="status">
          {done !== undefined
            ? `${unitsText(result.goodCount)} added.`
            : `${unitsText(result.goodCount)} can be added.`}
          {result.refused.length > 0 &&
            ` ${result.refused.length === 1 ? '1 row is' : `${result.refused.length} rows are`} refused.`}
        </p>
      )}
      {result !== undefined && result.refused.length > 0 && (
        <>
          <PlainTable
            label="Refused rows"
            rows={result.refused.slice(0, MOST_SHOWN)}
            keyOf={({ line }) => String(line)}
            columns={[
              { label: 'Line', render: ({ line }) => line },
              { label: 'Unit', render: ({ unitNumber }) => unitNumber || '–' },
              { label: 'Reason', render: ({ problem }) => problem },
            ]}
          />
          {refusedCsv !== null && (
            <Button
              startIcon={<Download size={15} aria-hidden="true" />}
              onClick={() => downloadCsv('refused-units', refusedCsv)}
            >
              Download refused rows
            </Button>
          )}
        </>
      )}
    </FormDialog>
  );
};
