import Button from '@mui/material/Button';
import type { FleetRow } from '@simpletread/contract';
import { FLEET_STATES } from '@simpletread/domain';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { phoneText } from '../../orders/index.js';
import { useCan } from '../../shell/auth/index.js';
import { StateChip } from '../../shell/detail/index.js';
import {
  BulkOwner,
  type Column,
  type FilterField,
  ListPage,
  OWNER_COLUMN,
  useOwnerFilter,
} from '../../shell/list/index.js';
import { Instant } from '../../shell/time/index.js';
import { FLEET_FACES } from './fleet-face.js';
import { FleetDialog } from './FleetDialog.js';
import styles from './Fleets.module.css';
import { dayText } from './unit-text.js';

const COLUMNS: readonly Column<FleetRow>[] = [
  { id: 'name', label: 'Fleet', sortBy: 'name', render: (row) => <b>{row.name}</b> },
  { id: 'state', label: 'State', render: (row) => <StateChip face={FLEET_FACES[row.state]} /> },
  {
    id: 'units',
    label: 'Units',
    sortBy: 'unitCount',
    isEnd: true,
    from: 'M',
    render: (row) => row.unitCount,
  },
  {
    id: 'due',
    label: 'Rotations due',
    sortBy: 'dueCount',
    isEnd: true,
    render: (row) => <span className={row.dueCount > 0 ? styles.late : undefined}>{row.dueCount}</span>,
  },
  { id: 'soon', label: 'Due soon', isEnd: true, from: 'M', render: (row) => row.soonCount },
  {
    id: 'certificate',
    label: 'Certificate ends',
    sortBy: 'certificateEndsOn',
    from: 'L',
    render: (row) => (row.certificateEndsOn === null ? '' : dayText(row.certificateEndsOn)),
  },
  { id: 'contact', label: 'Contact', from: 'L', render: (row) => row.contactName || 'Erased' },
  OWNER_COLUMN,
  {
    id: 'updated',
    label: 'Changed',
    sortBy: 'updatedAt',
    isEnd: true,
    from: 'XL',
    render: (row) => <Instant at={row.updatedAt} />,
  },
];

const FILTERS: readonly FilterField[] = [
  {
    kind: 'choice',
    source: 'state',
    label: 'State',
    options: FLEET_STATES.map((state) => ({ value: state, label: FLEET_FACES[state].label })),
  },
  { kind: 'flag', source: 'isDue', label: 'Rotations', yes: 'Due', no: 'None due' },
  {
    kind: 'flag',
    source: 'isCertificateEnding',
    label: 'Tax certificate',
    yes: 'Ends within 30 days',
    no: 'Not ending',
  },
];

/** Fleets with their units and due rotations. */
export const FleetList = () => {
  const can = useCan();
  const navigate = useNavigate();
  const [isAdding, setAdding] = useState(false);
  const owner = useOwnerFilter('fleets');
  return (
    <>
      <ListPage<FleetRow>
        resource="fleets"
        savedFor="fleets"
        title="Fleets"
        sort={{ field: 'name', order: 'ASC' }}
        searchHint="Name, contact or email"
        filters={[...FILTERS, ...owner]}
        views={[
          { name: 'Active', filter: { state: 'active' }, isCounted: true },
          { name: 'Mine', filter: { owner: 'me', state: 'active' } },
          { name: 'Rotations due', filter: { isDue: true }, isCounted: true },
          { name: 'Certificates ending', filter: { isCertificateEnding: true } },
          { name: 'Closed', filter: { state: 'closed' } },
          { name: 'All', filter: {} },
        ]}
        columns={COLUMNS}
        nameOf={(row) => row.name}
        bulkActions={(ids) => <BulkOwner kind="fleets" ids={ids} nameOf={(row: FleetRow) => row.name} />}
        isSelectable
        above={
          can('fleets.manage') ? (
            <Button
              variant="contained"
              startIcon={<Plus size={15} aria-hidden="true" />}
              onClick={() => setAdding(true)}
            >
              New fleet
            </Button>
          ) : undefined
        }
        csv={[
          { label: 'Fleet', value: (row) => row.name },
          { label: 'State', value: (row) => FLEET_FACES[row.state].label },
          { label: 'Units', value: (row) => row.unitCount },
          { label: 'Rotations due', value: (row) => row.dueCount },
          { label: 'Due soon', value: (row) => row.soonCount },
          { label: 'Certificate ends', value: (row) => row.certificateEndsOn ?? '' },
          { label: 'Contact', value: (row) => row.contactName },
          { label: 'Email', value: (row) => row.email },
          { label: 'Phone', value: (row) => (row.phone === '' ? '' : phoneText(row.phone)) },
          { label: 'Owner', value: (row) => row.owner?.name ?? '' },
          { label: 'Accounts', value: (row) => row.accounts.map(({ email }) => email).join(', ') },
          { label: 'Added (UTC)', value: (row) => row.createdAt },
        ]}
      />
      {isAdding && (
        <FleetDialog
          fleet={null}
          onDone={({ id }) => void navigate(`/fleets/${id}/show`)}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  );
};
