import type { Customer } from '@simpletread/contract';
import { formatMoney } from '@simpletread/domain';
import { Chip } from '@simpletread/ui';
import { useRef } from 'react';

import { WriteButton } from '../../../orders/index.js';
import { CasesPanel } from '../../../support/index.js';
import { useCan } from '../../../shell/auth/index.js';
import { RecordPage } from '../../../shell/detail/index.js';
import { PageHeader } from '../../../shell/frame/index.js';
import { PageNote } from '../../../shell/note/index.js';
import { useShortcuts } from '../../../shell/shortcuts/index.js';
import { dayText, useMinute } from '../../../shell/time/index.js';
import { customerTitle } from '../customer-name.js';
import { AccountsPanel } from './AccountsPanel.js';
import { ClaimsPanel, CoverageClaimsPanel, QuotesPanel, ReturnsPanel } from './AfterSalePanels.js';
import { BalancePanel } from './BalancePanel.js';
import { ContactPanel } from './ContactPanel.js';
import styles from './Customer.module.css';
import { NewQuoteButton } from './NewQuoteButton.js';
import { NotesPanel } from './NotesPanel.js';
import { OpenWork } from './OpenWork.js';
import { OrdersPanel } from './OrdersPanel.js';
import { PrivacyPanel } from './PrivacyPanel.js';
import { TimelinePanel } from './TimelinePanel.js';
import { VehiclesPanel } from './VehiclesPanel.js';

const REFRESH_MS = 30_000;

const counted = (count: number, one: string, many: string): string =>
  count === 0 ? `no ${many}` : `${count} ${count === 1 ? one : many}`;

const summaryOf = (record: Customer, now: Date): string => {
  const orders = counted(record.orderCount, 'order', 'orders');
  const returns = record.returnCount === null ? '' : `, ${counted(record.returnCount, 'return', 'returns')}`;
  const who = record.hasAccount ? 'Account holder' : 'Guest';
  return `${who}, customer since ${dayText(record.since, now)}. ${orders[0]?.toUpperCase() ?? ''}${orders.slice(1)}, ${formatMoney(record.totalInCents)} paid${returns}.`;
};

const Erased = ({ record }: { readonly record: Customer }) => {
  const now = useMinute();
  return (
    <>
      <PageHeader
        title={customerTitle(record)}
        marks={<Chip mark="ring">Erased</Chip>}
        note={`Erased ${dayText(record.erasedAt ?? record.since, now)}.`}
      />
      <PageNote>
        This person’s data was erased at their request. Their contact details and notes are gone. Their orders
        stay on the books without a name.
      </PageNote>
    </>
  );
};

const Desk = ({ record }: { readonly record: Customer }) => {
  const now = useMinute();
  const can = useCan();
  const mayNote = can('customers.note');
  // Masked contacts would fill the quote.
  const mayQuote = can('quotes.write') && can('contacts.read');
  const noteField = useRef<HTMLTextAreaElement>(null);
  useShortcuts(
    mayNote
      ? [{ keys: '/', label: 'Add a note', group: 'Customer', run: () => noteField.current?.focus() }]
      : [],
  );
  return (
    <>
      <PageHeader
        title={customerTitle(record)}
        marks={record.hasAccount ? <Chip mark="full">Account</Chip> : <Chip mark="ring">Guest</Chip>}
        note={summaryOf(record, now)}
        actions={
          <>
            <WriteButton about={{ kind: 'customer', id: record.id }} group="Customer" />
            {mayQuote && <NewQuoteButton record={record} />}
          </>
        }
      />
      <OpenWork work={record.openWork} />
      <div className={styles.columns}>
        <div className={styles.who}>
          <ContactPanel record={record} />
          <VehiclesPanel vehicles={record.vehicles} />
          <NotesPanel record={record} field={noteField} />
        </div>
        <div className={styles.center}>
          <OrdersPanel record={record} />
          <TimelinePanel customerId={record.id} />
        </div>
        <div className={styles.more}>
          <CasesPanel filter={{ customerId: record.id }} />
          <ReturnsPanel returns={record.returns} />
          <ClaimsPanel claims={record.priceClaims} />
          <CoverageClaimsPanel claims={record.coverageClaims} />
          <QuotesPanel quotes={record.quotes} />
          <BalancePanel record={record} />
          <AccountsPanel accounts={record.accounts} />
          <PrivacyPanel requests={record.privacy} />
        </div>
      </div>
    </>
  );
};

/** One customer: how to reach them, what is open, what they bought, and what colleagues know. */
export const CustomerPage = () => (
  <RecordPage<Customer> resource="customers" refreshMs={REFRESH_MS}>
    {(record) =>
      record.erasedAt === null ? (
        <Desk key={record.id} record={record} />
      ) : (
        <Erased key={record.id} record={record} />
      )
    }
  </RecordPage>
);
