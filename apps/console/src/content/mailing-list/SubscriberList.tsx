import type { SubscriberRow } from '@simpletread/contract';

import { type Column, type CsvColumn, ListPage } from '../../shell/list/index.js';
import { Instant } from '../../shell/time/index.js';

const STATE_WORDS: Readonly<Record<SubscriberRow['state'], string>> = {
  pending: 'Not confirmed',
  subscribed: 'Subscribed',
  left: 'Left',
};

const LEFT_WORDS: Readonly<Record<NonNullable<SubscriberRow['leftBy']>, string>> = {
  page: 'on our page',
  mailProgram: 'with their mail program',
};

const instant = (at: string | null) => (at === null ? '–' : <Instant at={at} />);

const COLUMNS: readonly Column<SubscriberRow>[] = [
  { id: 'email', label: 'Email', render: (row) => <b>{row.email}</b> },
  { id: 'state', label: 'Status', render: (row) => STATE_WORDS[row.state] },
  { id: 'asked', label: 'Asked', sortBy: 'askedAt', from: 'M', render: (row) => instant(row.askedAt) },
  {
    id: 'confirmed',
    label: 'Confirmed',
    sortBy: 'confirmedAt',
    from: 'M',
    render: (row) => instant(row.confirmedAt),
  },
  {
    id: 'left',
    label: 'Left',
    sortBy: 'leftAt',
    from: 'L',
    render: (row) =>
      row.leftBy === null ? (
        '–'
      ) : (
        <>
          {instant(row.leftAt)} {LEFT_WORDS[row.leftBy]}
        </>
      ),
  },
  { id: 'consent', label: 'Agreed to', from: 'XL', render: (row) => row.consent },
];

const CSV: readonly CsvColumn<SubscriberRow>[] = [
  { label: 'Email', value: (row) => row.email },
  { label: 'Status', value: (row) => STATE_WORDS[row.state] },
  { label: 'Asked (UTC)', value: (row) => row.askedAt },
  { label: 'Confirmed (UTC)', value: (row) => row.confirmedAt ?? '' },
  { label: 'Left (UTC)', value: (row) => row.leftAt ?? '' },
  { label: 'Agreed to', value: (row) => row.consent },
  { label: 'Link to leave', value: (row) => row.leaveUrl ?? '' },
];

/** The mailing list, with each person's consent. */
export const SubscriberList = () => (
  <ListPage<SubscriberRow>
    resource="subscribers"
    title="Mailing list"
    note="Only subscribed people agreed to get emails. Each email needs their own link to leave, which is in the CSV file."
    sort={{ field: 'askedAt', order: 'DESC' }}
    searchHint="Part of an email"
    views={[
      { name: 'Subscribed', filter: { state: 'subscribed' }, isCounted: true },
      { name: 'Not confirmed', filter: { state: 'pending' } },
      { name: 'Left', filter: { state: 'left' } },
      { name: 'All', filter: {} },
    ]}
    columns={COLUMNS}
    isOpenable={false}
    nameOf={(row) => row.email}
    csv={CSV}
  />
);
