import Button from '@mui/material/Button';
import type { FleetUnitRecord } from '@simpletread/contract';
import { useState } from 'react';
import { LinkBase } from 'react-admin';

import { useStaffAction } from '../../../shell/action/index.js';
import { HistoryPanel } from '../../../shell/audit/index.js';
import { useCan } from '../../../shell/auth/index.js';
import panel from '../../../shell/detail/Panel.module.css';
import { Pairs, Panel, PlainTable, RecordPage, StateChip } from '../../../shell/detail/index.js';
import { FormDialog } from '../../../shell/dialog/index.js';
import { PageHeader } from '../../../shell/frame/index.js';
import { useShortcuts } from '../../../shell/shortcuts/index.js';
import { FLEET_READS, useFleetCalls } from '../fleet-calls.js';
import { faceOfUnit } from '../fleet-face.js';
import styles from '../Fleets.module.css';
import { dayText, dueText, milesText, sizeText, vehicleText } from '../unit-text.js';
import { ReadingDialog } from './ReadingDialog.js';
import { RotationDialog } from './RotationDialog.js';
import { UnitDialog } from './UnitDialog.js';

const REFRESH_MS = 30_000;

interface UnitProps {
  readonly unit: FleetUnitRecord;
}

type Reading = FleetUnitRecord['readings'][number];

const KINDS: Readonly<Record<Reading['kind'], string>> = {
  reading: 'Odometer',
  rotation: 'Rotation',
  correction: 'Correction',
};

const RetireDialog = ({ unit, onClose }: UnitProps & { readonly onClose: () => void }) => {
  const calls = useFleetCalls();
  const retire = useStaffAction({
    run: (version: number, key) => calls.retireUnit(unit.id, { version, isRetired: true }, key),
    reload: FLEET_READS,
    done: ({ unitNumber }) => `Unit ${unitNumber} is retired. You can restore it.`,
    onDone: onClose,
  });
  return (
    <FormDialog
      title={`Retire unit ${unit.unitNumber}?`}
      confirm="Retire unit"
      cancel="Cancel"
      isDangerous
      isBusy={retire.isBusy}
      error={retire.error}
      onSubmit={() => retire.submit(unit.version)}
      onClose={onClose}
    >
      <p>It leaves the rotation list. Its history stays.</p>
    </FormDialog>
  );
};

const Actions = ({ unit }: UnitProps) => {
  const calls = useFleetCalls();
  const [open, setOpen] = useState<'edit' | 'reading' | 'rotation' | 'retire' | null>(null);
  const close = (): void => setOpen(null);
  const restore = useStaffAction({
    run: (version: number, key) => calls.retireUnit(unit.id, { version, isRetired: false }, key),
    reload: FLEET_READS,
    done: ({ unitNumber }) => `Unit ${unitNumber} is back in service.`,
    isAlone: true,
  });
  useShortcuts(
    unit.isRetired
      ? []
      : [
          { keys: 'l', label: 'Log a rotation', group: 'Unit', run: () => setOpen('rotation') },
          { keys: 'm', label: 'Log the odometer', group: 'Unit', run: () => setOpen('reading') },
        ],
  );
  if (unit.isRetired)
    return (
      <Button disabled={restore.isBusy} onClick={() => restore.start(unit.version)}>
        Restore
      </Button>
    );
  return (
    <>
      <Button color="error" onClick={() => setOpen('retire')}>
        Retire
      </Button>
      <Button onClick={() => setOpen('edit')}>Edit</Button>
      <Button onClick={() => setOpen('reading')}>Log odometer</Button>
      <Button variant="contained" onClick={() => setOpen('rotation')}>
        Log rotation
      </Button>
      {open === 'edit' && <UnitDialog fleetId={unit.fleetId} unit={unit} onClose={close} />}
      {open === 'reading' && <ReadingDialog unit={unit} onClose={close} />}
      {open === 'rotation' && <RotationDialog unit={unit} onClose={close} />}
      {open === 'retire' && <RetireDialog unit={unit} onClose={close} />}
    </>
  );
};

const Facts = ({ unit }: UnitProps) => (
  <div className={styles.facts}>
    <Panel title="Unit">
      <Pairs
        pairs={[
          [
            'Fleet',
            <LinkBase key="fleet" to={`/fleets/${unit.fleetId}/show`}>
              {unit.fleetName}
            </LinkBase>,
          ],
          ['Vehicle', vehicleText(unit)],
          ['Tires', sizeText(unit)],
          ['VIN', unit.vin ?? '–'],
          ['Plate', unit.plate ?? '–'],
        ]}
      />
    </Panel>
    <Panel title="Rotation">
      <Pairs
        pairs={[
          ['Odometer', unit.miles === null ? '–' : `${milesText(unit.miles)} miles`],
          ['Read on', dayText(unit.milesOn)],
          ['Last rotation', dayText(unit.rotatedOn)],
          ['Odometer then', unit.rotatedMiles === null ? '–' : `${milesText(unit.rotatedMiles)} miles`],
          ['Next by day', dayText(unit.rotation.dueOn)],
          ['Next by miles', unit.rotation.dueMiles === null ? '–' : milesText(unit.rotation.dueMiles)],
        ]}
      />
    </Panel>
  </div>
);

const Readings = ({ readings }: Pick<FleetUnitRecord, 'readings'>) => (
  <Panel title="Log">
    {readings.length === 0 ? (
      <p className={styles.none}>Nothing logged yet. Start with the odometer or the last rotation.</p>
    ) : (
      <PlainTable
        label="Log"
        rows={readings}
        keyOf={({ id }) => id}
        columns={[
          { label: 'Day', render: ({ on }) => dayText(on) },
          { label: 'What', render: ({ kind }) => KINDS[kind] },
          { label: 'Miles', isEnd: true, render: ({ miles }) => milesText(miles) },
          { label: 'Reason', render: ({ reason }) => reason ?? '–' },
          { label: 'By', render: ({ byName }) => byName },
        ]}
      />
    )}
  </Panel>
);

const Desk = ({ unit }: UnitProps) => {
  const can = useCan();
  return (
    <>
      <PageHeader
        title={`Unit ${unit.unitNumber}`}
        marks={<StateChip face={faceOfUnit(unit)} />}
        note={unit.isRetired ? unit.fleetName : `${unit.fleetName}. ${dueText(unit)}`}
        actions={can('fleets.manage') ? <Actions unit={unit} /> : undefined}
      />
      <div className={panel.stack}>
        <Facts unit={unit} />
        <Readings readings={unit.readings} />
        <HistoryPanel type="fleetUnit" id={unit.id} seen={unit.version} />
      </div>
    </>
  );
};

/** One unit: its vehicle, odometer and rotations. */
export const UnitPage = () => (
  <RecordPage<FleetUnitRecord> resource="fleet-units" refreshMs={REFRESH_MS}>
    {(unit) => <Desk key={unit.id} unit={unit} />}
  </RecordPage>
);
