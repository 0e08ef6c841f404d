import { ACCOUNT_TYPES, APPLICATION_STATES } from '@simpletread/domain';

import { StateChip } from '../../../shell/detail/index.js';
import { type Column, type FilterField, ListPage, SENT_AND_CHANGED } from '../../../shell/list/index.js';
import { APPLICATION_FACES, type ApplicationRow } from './application-face.js';

const nameOf = ({ type, companyName }: ApplicationRow): string =>
  companyName === null ? type : `${type} for ${companyName}`;

const COLUMNS: readonly Column<ApplicationRow>[] = [
  { id: 'what', label: 'Application', render: nameOf },
  { id: 'name', label: 'Applicant', from: 'M', render: (row) => row.name },
  { id: 'email', label: 'Email', from: 'L', render: (row) => row.email },
  {
    id: 'by',
    label: 'Started by',
    from: 'L',
    render: (row) => (row.source === 'staff' ? 'Staff' : 'Customer'),
  },
  {
    id: 'state',
    label: 'State',
    render: (row) => <StateChip face={APPLICATION_FACES[row.state]} />,
  },
  ...SENT_AND_CHANGED,
];

const FILTERS: readonly FilterField[] = [
  {
    kind: 'choice',
    source: 'state',
    label: 'State',
    options: APPLICATION_STATES.map((state) => ({ value: state, label: APPLICATION_FACES[state].label })),
  },
  {
    kind: 'choice',
    source: 'type',
    label: 'Type',
    options: ACCOUNT_TYPES.map((type) => ({ value: type, label: type })),
  },
];

/** The queue of applications for account types. */
export const ApplicationList = () => (
  <ListPage<ApplicationRow>
    resource="account-applications"
    title="Applications"
    sort={{ field: 'createdAt', order: 'DESC' }}
    searchHint="Name or company"
    filters={FILTERS}
    views={[
      { name: 'Open', filter: { isOpen: true } },
      { name: 'To review', filter: { isOurTurn: true } },
      { name: 'New', filter: { state: 'submitted' } },
      { name: 'All', filter: {} },
    ]}
    columns={COLUMNS}
    nameOf={nameOf}
    csv={[
      { label: 'Application', value: nameOf },
      { label: 'Applicant', value: (row) => row.name },
      { label: 'State', value: (row) => APPLICATION_FACES[row.state].label },
      { label: 'Sent', value: (row) => row.createdAt },
    ]}
  />
);
