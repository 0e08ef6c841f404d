import Button from '@mui/material/Button';
import type { QuoteRow } from '@simpletread/contract';
import { type Cents, formatMoney, QUOTE_STATES, quoteDayWords } from '@simpletread/domain';
import { Chip } from '@simpletread/ui';
import { LinkBase } from 'react-admin';

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
import { phoneText } from '../../orders/index.js';
import { Instant } from '../../shell/time/index.js';
import { QUOTE_FACES } from './quote-face.js';
import styles from './Quotes.module.css';
import { TermsPanel } from './TermsPanel.js';

/** The price of the first option, the least expensive one. */
const totalText = ({ options }: QuoteRow, totalInCents: Cents): string =>
  options > 1 ? `from ${formatMoney(totalInCents)}` : formatMoney(totalInCents);

const COLUMNS: readonly Column<QuoteRow>[] = [
  {
    id: 'number',
    label: 'Quote',
    render: (row) => (
      <>
        <b>{row.number}</b>
        <span className={styles.narrow}>{row.firstName}</span>
      </>
    ),
  },
  {
    id: 'customer',
    label: 'Customer',
    from: 'M',
    render: (row) => (row.firstName === '' ? 'Erased' : `${row.firstName}, ${row.email}`),
  },
  { id: 'phone', label: 'Phone', from: 'XXL', render: (row) => phoneText(row.phone) },
  { id: 'tires', label: 'Tires', isEnd: true, from: 'L', render: (row) => row.quantity },
  {
    id: 'total',
    label: 'Quoted',
    isEnd: true,
    render: (row) => (row.totalInCents === null ? '–' : totalText(row, row.totalInCents)),
  },
  {
    id: 'state',
    label: 'State',
    render: (row) => (
      <span className={styles.chips}>
        <StateChip face={QUOTE_FACES[row.state]} />
        {row.isUndelivered && (
          <Chip tone="bad" mark="ring">
            Not delivered
          </Chip>
        )}
      </span>
    ),
  },
  { id: 'madeBy', label: 'Written by', from: 'L', render: (row) => row.madeBy },
  OWNER_COLUMN,
  {
    id: 'lastDay',
    label: 'Good until',
    sortBy: 'lastDay',
    from: 'L',
    render: (row) => (row.lastDay === null ? '–' : quoteDayWords(row.lastDay)),
  },
  {
    id: 'created',
    label: 'Created',
    sortBy: 'createdAt',
    from: 'M',
    render: (row) => <Instant at={row.createdAt} />,
  },
];

const FILTERS: readonly FilterField[] = [
  {
    kind: 'choice',
    source: 'state',
    label: 'State',
    options: QUOTE_STATES.map((state) => ({ value: state, label: QUOTE_FACES[state].label })),
  },
  { kind: 'flag', source: 'isMine', label: 'Whose', yes: 'Mine', no: 'Colleagues’' },
  { kind: 'flag', source: 'isUndelivered', label: 'Delivery', yes: 'Failed', no: 'No failures' },
];

const nameOf = (row: QuoteRow) => `quote ${row.number}`;

/** Quotes with what became of them. */
export const QuoteList = () => {
  const can = useCan();
  const owner = useOwnerFilter('quotes');
  return (
    <ListPage<QuoteRow>
      resource="quotes"
      savedFor="quotes"
      title="Quotes"
      above={can('quotes.write') ? <TermsPanel /> : undefined}
      sort={{ field: 'createdAt', order: 'DESC' }}
      searchHint="Number, name, email or phone"
      filters={[...FILTERS, ...owner]}
      views={[
        { name: 'All', filter: {} },
        { name: 'Mine', filter: { isMine: true } },
        { name: 'Drafts', filter: { state: 'draft' } },
        { name: 'Opened', filter: { state: 'opened' } },
        { name: 'Not delivered', filter: { isUndelivered: true } },
      ]}
      columns={COLUMNS}
      nameOf={nameOf}
      bulkActions={(ids) => <BulkOwner kind="quotes" ids={ids} nameOf={nameOf} />}
      isSelectable={can('quotes.write')}
      csv={[
        { label: 'Quote', value: (row) => row.number },
        { label: 'Customer', value: (row) => row.firstName },
        { label: 'Email', value: (row) => row.email },
        { label: 'Phone', value: (row) => row.phone },
        { label: 'Tires', value: (row) => row.quantity },
        { label: 'Quoted', value: (row) => (row.totalInCents === null ? '' : formatMoney(row.totalInCents)) },
        { label: 'State', value: (row) => QUOTE_FACES[row.state].label },
        { label: 'Written by', value: (row) => row.madeBy },
        { label: 'Owner', value: (row) => row.owner?.name ?? '' },
        { label: 'Good until', value: (row) => row.lastDay ?? '' },
        { label: 'Created (UTC)', value: (row) => row.createdAt },
      ]}
      actions={
        can('quotes.write') ? (
          <Button variant="contained" component={LinkBase} to="/quotes/create">
            New quote
          </Button>
        ) : undefined
      }
    />
  );
};
