import { INSTALLER_APPLICATION_STATES } from '@simpletread/domain';

import { StateChip } from '../../shell/detail/index.js';
import { type Column, type FilterField, ListPage, SENT_AND_CHANGED } from '../../shell/list/index.js';
import { INSTALLER_FACES, type InstallerRow } from './installer-face.js';

const COLUMNS: readonly Column<InstallerRow>[] = [
  { id: 'company', label: 'Shop', sortBy: 'company', render: (row) => row.company },
  { id: 'applicant', label: 'Applicant', from: 'L', render: (row) => row.applicant },
  { id: 'place', label: 'Place', from: 'M', render: (row) => `${row.city}, ${row.state} ${row.zip}` },
  { id: 'assignee', label: 'Assigned to', from: 'L', render: (row) => row.assignee ?? 'Unassigned' },
  {
    id: 'status',
    label: 'State',
    render: (row) => <StateChip face={INSTALLER_FACES[row.status]} />,
  },
  ...SENT_AND_CHANGED,
];

const FILTERS: readonly FilterField[] = [
  {
    kind: 'choice',
    source: 'status',
    label: 'State',
    options: INSTALLER_APPLICATION_STATES.map((status) => ({
      value: status,
      label: INSTALLER_FACES[status].label,
    })),
  },
  { kind: 'text', source: 'state', label: 'US state' },
  { kind: 'text', source: 'zip', label: 'ZIP' },
  { kind: 'flag', source: 'isMine', label: 'Assigned to', yes: 'Me', no: 'Others or unassigned' },
];

/** The queue of shops that apply to the installer program. */
export const InstallerApplicationList = () => (
  <ListPage<InstallerRow>
    resource="installer-applications"
    title="Installer applications"
    sort={{ field: 'createdAt', order: 'DESC' }}
    searchHint="Shop, applicant, city or email"
    filters={FILTERS}
    views={[
      { name: 'Open', filter: { isOpen: true } },
      { name: 'To review', filter: { isOurTurn: true } },
      { name: 'New', filter: { status: 'submitted' } },
      { name: 'Mine', filter: { isOpen: true, isMine: true } },
      { name: 'All', filter: {} },
    ]}
    columns={COLUMNS}
    nameOf={(row) => row.company}
    csv={[
      { label: 'Shop', value: (row) => row.company },
      { label: 'Applicant', value: (row) => row.applicant },
      { label: 'City', value: (row) => row.city },
      { label: 'State', value: (row) => row.state },
      { label: 'ZIP', value: (row) => row.zip },
      { label: 'Status', value: (row) => INSTALLER_FACES[row.status].label },
      { label: 'Sent', value: (row) => row.createdAt },
    ]}
  />
);
