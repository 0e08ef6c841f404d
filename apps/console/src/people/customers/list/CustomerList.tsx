import type { CustomerRow } from '@simpletread/contract';
import { formatMoney } from '@simpletread/domain';
import { Chip } from '@simpletread/ui';

import { phoneText } from '../../../orders/index.js';
import { useCan } from '../../../shell/auth/index.js';
import { type Column, type FilterField, ListPage } from '../../../shell/list/index.js';
import { Instant } from '../../../shell/time/index.js';
import { customerTitle } from '../customer-name.js';
import styles from './CustomerList.module.css';

const COLUMNS: readonly Column<CustomerRow>[] = [
  {
    id: 'name',
    label: 'Name',
    render: (row) => (
      <>
        <b>{customerTitle(row)}</b>
        <span className={styles.narrow}>{row.email}</span>
      </>
    ),
  },
  { id: 'email', label: 'Email', from: 'M', render: (row) => row.email || '–' },
  {
    id: 'phone',
    label: 'Phone',
    from: 'L',
    render: (row) => (row.phone === '' ? '–' : phoneText(row.phone)),
  },
  { id: 'zip', label: 'ZIP', from: 'XL', render: (row) => row.zip ?? '–' },
  {
    id: 'account',
    label: 'Account',
    from: 'L',
    render: (row) =>
      row.hasAccount ? <Chip mark="full">Account</Chip> : <span className={styles.dim}>guest</span>,
  },
  { id: 'orders', label: 'Orders', isEnd: true, render: (row) => row.orderCount },
  { id: 'paid', label: 'Paid', isEnd: true, render: (row) => formatMoney(row.totalInCents) },
  {
    id: 'last',
    label: 'Last order',
    isEnd: true,
    from: 'L',
    render: (row) => (row.lastOrderAt === null ? '–' : <Instant at={row.lastOrderAt} />),
  },
  {
    id: 'since',
    label: 'Since',
    sortBy: 'since',
    isEnd: true,
    from: 'M',
    render: (row) => <Instant at={row.since} />,
  },
];

const FILTERS: readonly FilterField[] = [
  { kind: 'flag', source: 'hasAccount', label: 'Account', yes: 'With an account', no: 'Guests' },
  { kind: 'flag', source: 'isErased', label: 'Erased', yes: 'Erased', no: 'Not erased' },
];

/** Everyone who ordered, opened an account or was sent a quote: one row for each mailbox. */
export const CustomerList = () => {
  const seesContacts = useCan()('contacts.read');
  return (
    <ListPage<CustomerRow>
      resource="customers"
      savedFor="customers"
      title="Customers"
      sort={{ field: 'since', order: 'DESC' }}
      searchHint={seesContacts ? 'Name, email, phone or ZIP' : 'ZIP'}
      filters={FILTERS}
      views={[
        { name: 'All', filter: {} },
        { name: 'Accounts', filter: { hasAccount: true } },
        { name: 'Guests', filter: { hasAccount: false, isErased: false } },
        { name: 'Erased', filter: { isErased: true } },
      ]}
      columns={COLUMNS}
      nameOf={customerTitle}
      csv={[
        { label: 'Name', value: customerTitle },
        { label: 'Email', value: (row) => row.email },
        { label: 'Phone', value: (row) => row.phone },
        { label: 'ZIP', value: (row) => row.zip ?? '' },
        { label: 'Orders', value: (row) => String(row.orderCount) },
        { label: 'Paid', value: (row) => formatMoney(row.totalInCents) },
        { label: 'Last order (UTC)', value: (row) => row.lastOrderAt ?? '' },
        { label: 'Since (UTC)', value: (row) => row.since },
      ]}
    />
  );
};
