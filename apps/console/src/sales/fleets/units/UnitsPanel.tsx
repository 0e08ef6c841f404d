import Button from '@mui/material/Button';
import type { FleetRow, FleetUnitRow } from '@simpletread/contract';
import { EmptyState, Skeleton } from '@simpletread/ui';
import { useQuery } from '@tanstack/react-query';
import { Download, Plus, Upload } from 'lucide-react';
import { useState } from 'react';
import { LinkBase, useDataProvider } from 'react-admin';

import { useCan } from '../../../shell/auth/index.js';
import { Panel, PlainTable, StateChip } from '../../../shell/detail/index.js';
import { csvOf, downloadCsv, readAllRows } from '../../../shell/list/index.js';
import { useShortcuts } from '../../../shell/shortcuts/index.js';
import { faceOfUnit } from '../fleet-face.js';
import styles from '../Fleets.module.css';
import { dueText, milesText, sizeText, UNIT_CSV, vehicleText } from '../unit-text.js';
import { ImportUnitsDialog } from './ImportUnitsDialog.js';
import { RotationDialog } from './RotationDialog.js';
import { UnitDialog } from './UnitDialog.js';

interface UnitsProps {
  readonly fleet: FleetRow;
}

type Open = 'add' | 'import' | FleetUnitRow | null;

const MOST_SHOWN = 300;

/** The units of a fleet, the most overdue first. */
export const UnitsPanel = ({ fleet }: UnitsProps) => {
  const can = useCan();
  const data = useDataProvider();
  const [open, setOpen] = useState<Open>(null);
  const mayChange = can('fleets.manage') && fleet.state === 'active';
  const {
    data: found,
    error,
    refetch,
  } = useQuery({
    queryKey: ['fleet-units', 'of', fleet.id, fleet.updatedAt],
    queryFn: () =>
      readAllRows<FleetUnitRow>(data, 'fleet-units', {
        sort: { field: 'urgency', order: 'DESC' },
        filter: { fleetId: fleet.id },
      }),
    placeholderData: (before) => before,
  });
  const rows = found?.rows ?? [];
  useShortcuts(
    mayChange ? [{ keys: 'n', label: 'Add a unit', group: 'Fleet', run: () => setOpen('add') }] : [],
  );
  return (
    <Panel
      title="Units"
      extra={
        <div className={styles.tools}>
          {rows.length > 0 && (
            <Button
              size="small"
              startIcon={<Download size={15} aria-hidden="true" />}
              onClick={() => downloadCsv(`units-${fleet.name}`, csvOf(UNIT_CSV, rows))}
            >
              Export
            </Button>
          )}
          {mayChange && (
            <>
              <Button
                size="small"
                startIcon={<Upload size={15} aria-hidden="true" />}
                onClick={() => setOpen('import')}
              >
                Import
              </Button>
              <Button
                size="small"
                startIcon={<Plus size={15} aria-hidden="true" />}
                onClick={() => setOpen('add')}
              >
                Add unit
              </Button>
            </>
          )}
        </div>
      }
    >
      {found === undefined && error === null && (
        <div className={styles.none} aria-busy="true">
          <Skeleton width="70%" height={14} />
        </div>
      )}
      {found === undefined && error !== null && (
        <EmptyState
          tone="error"
          layout="row"
          headingLevel={3}
          title="We couldn’t load the units"
          actions={<Button onClick={() => void refetch()}>Try again</Button>}
        />
      )}
      {found !== undefined && rows.length === 0 && (
        <p className={styles.none}>
          {mayChange ? 'No units yet. Add the first one, or import a CSV file.' : 'No units yet.'}
        </p>
      )}
      {rows.length > 0 && (
        <PlainTable
          label="Units"
          rows={rows.slice(0, MOST_SHOWN)}
          keyOf={({ id }) => id}
          columns={[
            {
              label: 'Unit',
              render: ({ id, unitNumber }) => (
                <LinkBase className={styles.number} to={`/fleet-units/${id}/show`}>
                  {unitNumber}
                </LinkBase>
              ),
            },
            {
              label: 'Vehicle',
              render: (unit) => <span className={styles.vehicle}>{vehicleText(unit)}</span>,
            },
            { label: 'Tires', render: sizeText },
            { label: 'Miles', isEnd: true, render: ({ miles }) => milesText(miles) },
            { label: 'Rotation', render: (unit) => <StateChip face={faceOfUnit(unit)} /> },
            {
              label: 'Due',
              render: (unit) => <span className={styles.due}>{unit.isRetired ? '–' : dueText(unit)}</span>,
            },
            ...(mayChange
              ? [
                  {
                    label: 'Log',
                    isEnd: true,
                    render: (unit: FleetUnitRow) =>
                      unit.isRetired ? null : (
                        <Button
                          size="small"
                          aria-label={`Log rotation of unit ${unit.unitNumber}`}
                          onClick={() => setOpen(unit)}
                        >
                          Log rotation
                        </Button>
                      ),
                  },
                ]
              : []),
          ]}
        />
      )}
      {rows.length > MOST_SHOWN && (
        <p className={styles.none}>And {rows.length - MOST_SHOWN} more, in the export.</p>
      )}
      {open === 'add' && <UnitDialog fleetId={fleet.id} unit={null} onClose={() => setOpen(null)} />}
      {open === 'import' && <ImportUnitsDialog fleet={fleet} onClose={() => setOpen(null)} />}
      {open !== null && typeof open === 'object' && (
        <RotationDialog unit={open} onClose={() => setOpen(null)} />
      )}
    </Panel>
  );
};
