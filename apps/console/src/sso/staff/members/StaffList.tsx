import type { StaffMember } from '@simpletread/contract';

import { type Column, type FilterField, ListPage } from '../../../shell/list/index.js';
import { Instant } from '../../../shell/time/index.js';
import { InviteButton } from './InviteButton.js';
import { MEMBER_FACES, roleText } from './member-face.js';
import { MemberChip } from './MemberChip.js';

const COLUMNS: readonly Column<StaffMember>[] = [
  { id: 'name', label: 'Name', sortBy: 'name', render: (row) => <b>{row.name}</b> },
  { id: 'email', label: 'Email', sortBy: 'email', from: 'L', render: (row) => row.email },
  { id: 'role', label: 'Role', sortBy: 'role', render: (row) => roleText(row.role) },
  {
    id: 'factor',
    label: 'Second step',
    from: 'L',
    render: (row) => (row.hasSecondFactor ? 'Set up' : 'None'),
  },
  { id: 'seen', label: 'Last seen', from: 'M', render: (row) => <Instant at={row.lastSeenAt} /> },
  { id: 'state', label: 'Access', render: (row) => <MemberChip state={row.state} /> },
];

const FILTERS: readonly FilterField[] = [
  {
    kind: 'choice',
    source: 'state',
    label: 'Access',
    options: Object.entries(MEMBER_FACES).map(([value, { label }]) => ({ value, label })),
  },
  { kind: 'text', source: 'role', label: 'Role' },
];

/** Everyone who works here. */
export const StaffList = () => (
  <ListPage<StaffMember>
    resource="staff"
    title="Staff"
    sort={{ field: 'name', order: 'ASC' }}
    searchHint="Name or email"
    filters={FILTERS}
    views={[
      { name: 'All', filter: {} },
      { name: 'With access', filter: { state: 'active' } },
      { name: 'Waiting', filter: { state: 'waiting' } },
      { name: 'Invited', filter: { state: 'invited' } },
    ]}
    above={<InviteButton />}
    columns={COLUMNS}
    nameOf={(row) => row.name}
    csv={[
      { label: 'Name', value: (row) => row.name },
      { label: 'Email', value: (row) => row.email },
      { label: 'Role', value: (row) => row.role },
      { label: 'Access', value: (row) => MEMBER_FACES[row.state].label },
      { label: 'Second step', value: (row) => (row.hasSecondFactor ? 'yes' : 'no') },
    ]}
  />
);
