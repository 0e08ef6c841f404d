import type { AdminCase } from '@simpletread/contract';
import {
  formatMoney,
  formatPhone,
  ORDER_STATE_WORDS,
  ownValue,
  satisfactionLabel,
  shortDayWords,
} from '@simpletread/domain';
import { LinkBase } from 'react-admin';

import { HistoryPanel } from '../../shell/audit/index.js';
import { Pairs, Panel } from '../../shell/detail/index.js';
import { Instant } from '../../shell/time/index.js';
import { CASE_FACES } from './case-face.js';
import styles from './Cases.module.css';

const OrderPanel = ({ order }: { readonly order: NonNullable<AdminCase['order']> }) => (
  <Panel title="Order">
    {!order.isTheirs && (
      <p className={`${styles.panelText} ${styles.failed}`}>
        The writer hasn’t proved to be the buyer. Don’t share details of the order before they do.
      </p>
    )}
    <Pairs
      pairs={[
        [
          'Number',
          <LinkBase key="number" to={`/orders/${order.id}/show`}>
            {order.orderNumber}
          </LinkBase>,
        ],
        ['State', ownValue(ORDER_STATE_WORDS, order.state) ?? order.state],
        ['Tires', order.tires],
        ['Total', formatMoney(order.totalInCents)],
        ['Placed', <Instant key="placed" at={order.placedAt} />],
        ...(order.promisedOn === null ? [] : [['Promised', shortDayWords(order.promisedOn)] as const]),
      ]}
    />
  </Panel>
);

const Related = ({
  title,
  cases,
}: {
  readonly title: string;
  readonly cases: readonly AdminCase['others'][number][];
}) =>
  cases.length === 0 ? null : (
    <Panel title={title}>
      <ul className={styles.related}>
        {cases.map(({ id, caseNumber, subject, state }) => (
          <li key={id}>
            <LinkBase to={`/cases/${id}/show`}>{caseNumber}</LinkBase> {subject}{' '}
            <span className={styles.dim}>{CASE_FACES[state].label}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );

const SatisfactionPanel = ({ asked }: { readonly asked: NonNullable<AdminCase['satisfaction']> }) => (
  <Panel title="Satisfaction">
    <Pairs
      pairs={[
        ['Rating', asked.rating === null ? 'No answer yet' : satisfactionLabel(asked.rating)],
        ['Agent', asked.agentName],
        asked.answeredAt === null
          ? ['Asked', <Instant key="asked" at={asked.askedAt} />]
          : ['Answered', <Instant key="answered" at={asked.answeredAt} />],
      ]}
    />
    {asked.comment !== '' && <p className={`${styles.panelText} ${styles.words}`}>{asked.comment}</p>}
  </Panel>
);

/** The customer, their order and their other cases, beside the thread. */
export const CaseSide = ({ record }: { readonly record: AdminCase }) => {
  const { customer, order, follows, mergedInto, others } = record;
  return (
    <div className={styles.side}>
      <Panel title={record.name}>
        <Pairs
          pairs={[
            ...(record.email === '' ? [] : [['Email', record.email] as const]),
            ...(record.phone === ''
              ? []
              : [['Phone', formatPhone(record.phone, 'parentheses') || record.phone] as const]),
            ...(customer === null
              ? [['Customer', 'No orders or account yet'] as const]
              : [
                  [
                    'Customer',
                    <LinkBase key="customer" to={`/customers/${customer.id}/show`}>
                      {customer.orderCount === 1 ? '1 order' : `${customer.orderCount} orders`}
                    </LinkBase>,
                  ] as const,
                ]),
          ]}
        />
      </Panel>
      {order !== null && <OrderPanel order={order} />}
      {order === null && record.orderNumber !== null && (
        <Panel title="Order">
          <p className={styles.panelText}>
            The customer wrote {record.orderNumber}, but we have no order with this number.
          </p>
        </Panel>
      )}
      {record.satisfaction !== null && <SatisfactionPanel asked={record.satisfaction} />}
      {follows !== null && (
        <Related
          title={follows.isStranger ? 'Sent from another address to' : 'Goes on from'}
          cases={[follows]}
        />
      )}
      {mergedInto !== null && <Related title="Merged into" cases={[mergedInto]} />}
      <Related title="Other cases" cases={others} />
      <HistoryPanel type="case" id={record.id} seen={record.version} />
    </div>
  );
};
