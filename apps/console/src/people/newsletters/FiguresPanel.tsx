import type { NewsletterRecord } from '@simpletread/contract';
import { formatMoney, NEWSLETTER_DAYS } from '@simpletread/domain';

import { Pairs, Panel, PlainTable } from '../../shell/detail/index.js';
import { Instant } from '../../shell/time/index.js';
import { shareText } from './newsletter-face.js';
import styles from './Newsletters.module.css';

const count = (n: number): string => n.toLocaleString('en-US');

/** The outcome: emails, clicks, departures and orders. */
export const FiguresPanel = ({ figures, startedAt, finishedAt }: NewsletterRecord) => {
  const { sent, measured, opened, clicked, left, orders, ordersInCents, links } = figures;
  return (
    <Panel title="Results">
      <Pairs
        pairs={[
          ['Started', startedAt === null ? '–' : <Instant at={startedAt} isFull />],
          ['Finished', finishedAt === null ? '–' : <Instant at={finishedAt} isFull />],
          ['Sent', count(sent)],
          ['Clicked', `${count(clicked)} (${shareText(clicked, sent)})`],
          [
            'Opened',
            measured === 0
              ? 'No recipient agreed to be counted'
              : `${count(opened)} of ${count(measured)} who agreed to be counted (${shareText(opened, measured)})`,
          ],
          [`Left the list within ${NEWSLETTER_DAYS} days`, `${count(left)} (${shareText(left, sent)})`],
          [
            `Orders within ${NEWSLETTER_DAYS} days of a click`,
            `${count(orders)} (${formatMoney(ordersInCents)})`,
          ],
        ]}
      />
      {links.length === 0 ? (
        <p className={styles.hint}>No link has been clicked yet.</p>
      ) : (
        <PlainTable
          label="Clicks by link"
          rows={links}
          keyOf={(row) => row.path}
          columns={[
            { label: 'Page', render: (row) => <span className={styles.path}>{row.path}</span> },
            { label: 'People', isEnd: true, render: (row) => count(row.people) },
            { label: 'Clicks', isEnd: true, render: (row) => count(row.times) },
          ]}
        />
      )}
    </Panel>
  );
};
