import Button from '@mui/material/Button';
import type { CustomerEntry } from '@simpletread/contract';
import { Skeleton } from '@simpletread/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { CircleUserRound, type LucideIcon, Mail, ReceiptText, ScrollText, StickyNote } from 'lucide-react';
import { useState } from 'react';
import { LinkBase } from 'react-admin';

import { useCan } from '../../../shell/auth/index.js';
import { Panel } from '../../../shell/detail/index.js';
import { dayText, timeText, useMinute } from '../../../shell/time/index.js';
import { useCustomerCalls } from '../customer-calls.js';
import styles from './Customer.module.css';

type Kind = CustomerEntry['kind'];

const ICONS: Readonly<Record<Kind, LucideIcon>> = {
  order: ReceiptText,
  message: Mail,
  quote: ScrollText,
  account: CircleUserRound,
  note: StickyNote,
};

const CHOICES = [
  { kind: null, label: 'All', permission: 'customers.read' },
  { kind: 'order', label: 'Orders', permission: 'orders.read' },
  { kind: 'message', label: 'Messages', permission: 'messages.read' },
  { kind: 'quote', label: 'Quotes', permission: 'quotes.read' },
  { kind: 'note', label: 'Notes', permission: 'contacts.read' },
] as const;

const pathOf = ({ kind }: CustomerEntry): string => (kind === 'quote' ? 'quotes' : 'orders');

const Entry = ({ entry }: { readonly entry: CustomerEntry }) => {
  const Icon = ICONS[entry.kind];
  return (
    <li className={styles.entry}>
      <time dateTime={entry.at}>{timeText(entry.at)}</time>
      <Icon size={16} aria-hidden="true" />
      <div>
        <p>
          <b>
            {entry.kind === 'message' ? (
              <LinkBase to={`/messages/${entry.id}/show`}>{entry.title}</LinkBase>
            ) : (
              entry.title
            )}
          </b>
          {entry.of !== null && (
            <>
              , <LinkBase to={`/${pathOf(entry)}/${entry.of.id}/show`}>{entry.of.number}</LinkBase>
            </>
          )}
          {entry.by !== null && <span className={styles.dim}>, {entry.by}</span>}
        </p>
        {entry.detail !== '' && <p className={styles.dim}>{entry.detail}</p>}
      </div>
    </li>
  );
};

interface Day {
  readonly label: string;
  readonly entries: CustomerEntry[];
}

const byDay = (entries: readonly CustomerEntry[], now: Date): readonly Day[] => {
  const days: Day[] = [];
  for (const entry of entries) {
    const label = dayText(entry.at, now);
    const last = days.at(-1);
    if (last?.label === label) last.entries.push(entry);
    else days.push({ label, entries: [entry] });
  }
  return days;
};

const Entries = ({ customerId, kind }: { readonly customerId: string; readonly kind: Kind | null }) => {
  const now = useMinute();
  const { customerTimeline } = useCustomerCalls();
  const { data, error, hasNextPage, fetchNextPage, isFetchingNextPage, refetch } = useInfiniteQuery({
    queryKey: ['customers', 'timeline', customerId, kind],
    queryFn: ({ pageParam }) => customerTimeline(customerId, { kind, before: pageParam }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
  if (data === undefined)
    return error === null ? (
      <div className={styles.older}>
        <Skeleton />
      </div>
    ) : (
      <p className={styles.none} role="alert">
        The timeline didn’t load. <Button onClick={() => void refetch()}>Try again</Button>
      </p>
    );
  const entries = data.pages.flatMap((page) => page.entries);
  if (entries.length === 0) return <p className={styles.none}>Nothing yet.</p>;
  return (
    <>
      {byDay(entries, now).map((day) => (
        <section key={day.label} aria-label={day.label}>
          <div className={styles.day}>{day.label}</div>
          <ol className={styles.entries} role="list">
            {day.entries.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </ol>
        </section>
      ))}
      {hasNextPage && (
        <div className={styles.older}>
          <Button variant="outlined" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {isFetchingNextPage ? 'Loading…' : 'Show older entries'}
          </Button>
        </div>
      )}
    </>
  );
};

/** Everything that happened with a customer, newest first. */
export const TimelinePanel = ({ customerId }: { readonly customerId: string }) => {
  const can = useCan();
  const [kind, setKind] = useState<Kind | null>(null);
  return (
    <Panel title="Timeline" extra="ET">
      <div className={styles.kinds} role="group" aria-label="Show">
        {CHOICES.filter(({ permission }) => can(permission)).map((choice) => (
          <Button
            key={choice.label}
            variant={choice.kind === kind ? 'contained' : 'outlined'}
            aria-pressed={choice.kind === kind}
            onClick={() => setKind(choice.kind)}
          >
            {choice.label}
          </Button>
        ))}
      </div>
      <Entries customerId={customerId} kind={kind} />
    </Panel>
  );
};
