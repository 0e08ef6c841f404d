import { ACCOUNT_TYPES, VERIFIED_GROUPS } from '@simpletread/domain';
import { Chip } from '@simpletread/ui';

import { type Column, type FilterField, ListPage } from '../../shell/list/index.js';
import { Instant } from '../../shell/time/index.js';
import { GROUP_WORDS } from '../account-types/index.js';
import { type AccountRow, standingText } from './account-row.js';

const COLUMNS: readonly Column<AccountRow>[] = [
  { id: 'name', label: 'Name', render: (row) => row.name },
  { id: 'email', label: 'Email', sortBy: 'email', from: 'M', render: (row) => row.email },
  { id: 'type', label: 'Account', render: standingText },
  {
    id: 'groups',
    label: 'Member or verified',
    from: 'L',
    render: (row) => (
      <>
        {row.isCrewMember && <Chip>SimpleCrew</Chip>}
        {row.verifiedGroups.map((group) => (
          <Chip key={group} tone="good">
            {GROUP_WORDS[group]}
          </Chip>
        ))}
      </>
    ),
  },
  {
    id: 'since',
    label: 'Since',
    sortBy: 'createdAt',
    from: 'M',
    render: (row) => <Instant at={row.createdAt} />,
  },
];

const FILTERS: readonly FilterField[] = [
  {
    kind: 'choice',
    source: 'type',
    label: 'Type',
    options: ACCOUNT_TYPES.map((type) => ({ value: type, label: type })),
  },
  { kind: 'flag', source: 'isCrewMember', label: 'SimpleCrew', yes: 'Members', no: 'Others' },
  {
    kind: 'choice',
    source: 'verifiedGroup',
    label: 'Verified',
    options: VERIFIED_GROUPS.map((group) => ({ value: group, label: GROUP_WORDS[group] })),
  },
];

/** Customers' accounts. */
export const AccountList = () => (
  <ListPage<AccountRow>
    resource="accounts"
    title="Accounts"
    sort={{ field: 'createdAt', order: 'DESC' }}
    searchHint="Name or email"
    filters={FILTERS}
    views={[
      { name: 'All', filter: {} },
      { name: 'Fleet', filter: { type: 'Fleet' } },
      { name: 'Partners', filter: { type: 'Partner Program' } },
      { name: 'SimpleCrew', filter: { isCrewMember: true } },
    ]}
    columns={COLUMNS}
    nameOf={(row) => row.name}
    csv={[
      { label: 'Name', value: (row) => row.name },
      { label: 'Email', value: (row) => row.email },
      { label: 'Account', value: standingText },
      { label: 'Since', value: (row) => row.createdAt },
    ]}
  />
);
