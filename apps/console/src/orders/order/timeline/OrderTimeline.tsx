import type { AdminOrder } from '@simpletread/contract';
import { classNames } from '@simpletread/ui';
import type { Ref } from 'react';
import { LinkBase } from 'react-admin';

import { Panel } from '../../../shell/detail/index.js';
import panel from '../../../shell/detail/Panel.module.css';
import { dayText, exactTimeText, useMinute } from '../../../shell/time/index.js';
import { NoteForm } from './NoteForm.js';
import styles from './OrderTimeline.module.css';

type TimelineEvent = AdminOrder['timeline'][number];

const isCancelling = ({ type }: TimelineEvent): boolean => /cancel/i.test(type);

/** The line is painted as far as the order went: not to its cancellation, nor behind it. */
const paintedCount = (events: readonly TimelineEvent[]): number => {
  const end = events.findIndex(isCancelling);
  return end === -1 ? events.length : end - 1;
};

const toneOf = (event: TimelineEvent): string | undefined => {
  if (isCancelling(event)) return styles['stopped'];
  return /note/i.test(event.type) ? styles['note'] : undefined;
};

/** Oldest first, in any arrival order. Upcoming events follow below. */
const byTime = (events: readonly TimelineEvent[]): readonly TimelineEvent[] =>
  [...events].sort((a, b) => Date.parse(a.at) - Date.parse(b.at));

// As `4K7QZ-9M2XA`.
const ORDER_NUMBER = /([0-9A-Z]{5}-[0-9A-Z]{5})/;

/** The words of an event; the number of another order leads to it. */
const Detail = ({ event: { detail, aboutOrderId } }: { readonly event: TimelineEvent }) => {
  const [before = '', number, after] = detail.split(ORDER_NUMBER);
  if (aboutOrderId === null || number === undefined) return <>{detail}</>;
  return (
    <>
      {before}
      <LinkBase to={`/orders/${aboutOrderId}/show`}>{number}</LinkBase>
      {after}
    </>
  );
};

interface OrderTimelineProps {
  readonly order: AdminOrder;
  readonly noteField: Ref<HTMLTextAreaElement>;
}

/** The order's past and upcoming events, and the form for a note. */
export const OrderTimeline = ({ order, noteField }: OrderTimelineProps) => {
  const now = useMinute();
  const events = byTime(order.timeline);
  const painted = paintedCount(events);
  return (
    <Panel title="Timeline" extra="ET">
      <ol className={styles.timeline} role="list">
        {events.map((event, index) => (
          <li
            key={event.id}
            className={classNames(styles.event, toneOf(event), index >= painted && styles.unpainted)}
          >
            <time dateTime={event.at}>
              {dayText(event.at, now)}, {exactTimeText(event.at)}
              {event.actorName !== null && `, ${event.actorName}`}
            </time>
            <b>{event.title}</b>
            {event.detail !== '' && (
              <div className={panel.dim}>
                <Detail event={event} />
              </div>
            )}
          </li>
        ))}
        {order.steps
          .filter(({ state }) => state === 'todo')
          .map(({ name }) => (
            <li key={name} className={classNames(styles.event, styles.todo)}>
              <small>upcoming</small>
              <b>{name}</b>
            </li>
          ))}
      </ol>
      <NoteForm orderId={order.id} field={noteField} />
    </Panel>
  );
};
