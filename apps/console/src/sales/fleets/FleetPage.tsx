import Button from '@mui/material/Button';
import type { FleetRow } from '@simpletread/contract';
import { fleetCloseReasonLabel } from '@simpletread/domain';
import { useState } from 'react';

import { phoneText } from '../../orders/index.js';
import { useStaffAction } from '../../shell/action/index.js';
import { HistoryPanel } from '../../shell/audit/index.js';
import { useCan } from '../../shell/auth/index.js';
import panel from '../../shell/detail/Panel.module.css';
import { Pairs, Panel, RecordPage, StateChip } from '../../shell/detail/index.js';
import { PageHeader } from '../../shell/frame/index.js';
import { useShortcuts } from '../../shell/shortcuts/index.js';
import { Instant } from '../../shell/time/index.js';
import { AccountsPanel } from './AccountsPanel.js';
import { CertificatesPanel } from './certificates/CertificatesPanel.js';
import { CloseFleetDialog } from './CloseFleetDialog.js';
import { CostPanel } from './CostPanel.js';
import { FLEET_READS, useFleetCalls } from './fleet-calls.js';
import { FLEET_FACES } from './fleet-face.js';
import { FleetDialog } from './FleetDialog.js';
import styles from './Fleets.module.css';
import { PurchaseOrdersPanel } from './purchase-orders/PurchaseOrdersPanel.js';
import { dayText } from './unit-text.js';
import { UnitsPanel } from './units/UnitsPanel.js';

const REFRESH_MS = 30_000;

interface FleetProps {
  readonly fleet: FleetRow;
}

const countText = ({ unitCount, dueCount, soonCount, certificateEndsOn }: FleetRow): string =>
  [
    unitCount === 1 ? '1 unit' : `${unitCount} units`,
    ...(dueCount === 0 ? [] : [dueCount === 1 ? '1 rotation due' : `${dueCount} rotations due`]),
    ...(soonCount === 0 ? [] : [`${soonCount} due soon`]),
    ...(certificateEndsOn === null ? [] : [`tax certificate valid until ${dayText(certificateEndsOn)}`]),
  ].join(', ');

const Actions = ({ fleet }: FleetProps) => {
  const calls = useFleetCalls();
  const [open, setOpen] = useState<'edit' | 'close' | null>(null);
  const reopen = useStaffAction({
    run: (version: number, key) => calls.reopenFleet(fleet.id, version, key),
    reload: FLEET_READS,
    done: ({ name }) => `${name} is active again.`,
    isAlone: true,
  });
  useShortcuts([{ keys: 'e', label: 'Edit the fleet', group: 'Fleet', run: () => setOpen('edit') }]);
  return (
    <>
      {fleet.state === 'active' ? (
        <Button color="error" onClick={() => setOpen('close')}>
          Close fleet
        </Button>
      ) : (
        <Button disabled={reopen.isBusy} onClick={() => reopen.start(fleet.version)}>
          Reopen fleet
        </Button>
      )}
      <Button onClick={() => setOpen('edit')}>Edit</Button>
      {open === 'edit' && <FleetDialog fleet={fleet} onClose={() => setOpen(null)} />}
      {open === 'close' && <CloseFleetDialog fleet={fleet} onClose={() => setOpen(null)} />}
    </>
  );
};

const Contact = ({ fleet }: FleetProps) => (
  <Panel title="Contact">
    <Pairs
      pairs={[
        ['Name', fleet.contactName || 'Erased'],
        ['Email', fleet.email || '–'],
        ['Phone', fleet.phone === '' ? '–' : phoneText(fleet.phone)],
        ['Added', <Instant key="added" at={fleet.createdAt} />],
        ...(fleet.closeReason === null
          ? []
          : [['Closed because', fleetCloseReasonLabel(fleet.closeReason)] as const]),
      ]}
    />
    {fleet.note !== '' && <p className={styles.note}>{fleet.note}</p>}
  </Panel>
);

const Desk = ({ fleet }: FleetProps) => {
  const can = useCan();
  return (
    <>
      <PageHeader
        title={fleet.name}
        marks={<StateChip face={FLEET_FACES[fleet.state]} />}
        note={countText(fleet)}
        actions={can('fleets.manage') ? <Actions fleet={fleet} /> : undefined}
      />
      <div className={panel.stack}>
        <UnitsPanel fleet={fleet} />
        <PurchaseOrdersPanel fleet={fleet} />
        <CertificatesPanel fleet={fleet} />
        <div className={styles.facts}>
          <Contact fleet={fleet} />
          <AccountsPanel fleet={fleet} />
          <CostPanel fleetId={fleet.id} />
        </div>
        <HistoryPanel type="fleet" id={fleet.id} seen={fleet.version} />
      </div>
    </>
  );
};

/** One fleet: its units, contact, accounts and history. */
export const FleetPage = () => (
  <RecordPage<FleetRow> resource="fleets" refreshMs={REFRESH_MS}>
    {(fleet) => <Desk key={fleet.id} fleet={fleet} />}
  </RecordPage>
);
