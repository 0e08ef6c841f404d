import type { SalesRequestRow } from '@simpletread/contract';
import { lostReasonLabel, requestSourceLabel } from '@simpletread/domain';
import { LinkBase } from 'react-admin';

import { phoneText } from '../../orders/index.js';
import { useCan } from '../../shell/auth/index.js';
import { Pairs, Panel, RecordPage, StateChip } from '../../shell/detail/index.js';
import { PageHeader } from '../../shell/frame/index.js';
import { Instant, useMinute } from '../../shell/time/index.js';
import { RequestActions } from './RequestActions.js';
import { SALES_REQUEST_FACES } from './request-face.js';
import { clockOf, nameText, valueText } from './request-text.js';
import styles from './Pipeline.module.css';

const REFRESH_MS = 30_000;

const Facts = ({ record }: { readonly record: SalesRequestRow }) => {
  const { quote, lostReason } = record;
  return (
    <div className={styles.facts}>
      <Panel title="Request">
        <Pairs
          pairs={[
            ['Number', record.requestNumber],
            ['Came by', requestSourceLabel(record.source)],
            ['Tires', record.quantity],
            ['Vehicle', `${record.make} ${record.model}`.trim() || '–'],
            ['Size', record.size || '–'],
            ['Brand', record.brand || '–'],
            ['Received', <Instant key="received" at={record.createdAt} isFull />],
          ]}
        />
      </Panel>
      <Panel title="Customer">
        <Pairs
          pairs={[
            ['Name', record.name || 'Erased'],
            ['Email', record.email || '–'],
            ['Phone', record.phone === '' ? '–' : phoneText(record.phone)],
          ]}
        />
      </Panel>
      <Panel title="Progress">
        <Pairs
          pairs={[
            ['In this state since', <Instant key="since" at={record.stateSince} isFull />],
            ['Next step', record.nextStep ?? '–'],
            ['Due', record.nextStepAt === null ? '–' : <Instant key="due" at={record.nextStepAt} isFull />],
            [
              'Quote',
              quote === null ? (
                '–'
              ) : (
                <LinkBase key="quote" to={`/quotes/${quote.id}/show`}>
                  {quote.number}
                </LinkBase>
              ),
            ],
            ['Value', valueText(record)],
            ...(lostReason === null ? [] : [['Lost because', lostReasonLabel(lostReason)] as const]),
          ]}
        />
      </Panel>
    </div>
  );
};

const Desk = ({ record }: { readonly record: SalesRequestRow }) => {
  const can = useCan();
  const now = useMinute();
  return (
    <>
      <PageHeader
        title={nameText(record)}
        marks={<StateChip face={SALES_REQUEST_FACES[record.state]} />}
        note={`${record.requestNumber}. ${clockOf(record, now).text}`}
        actions={can('quotes.write') ? <RequestActions record={record} /> : undefined}
      />
      <Facts record={record} />
    </>
  );
};

/** One sales request: what is asked for, by whom, and what comes next. */
export const RequestPage = () => (
  <RecordPage<SalesRequestRow> resource="sales-requests" refreshMs={REFRESH_MS}>
    {(record) => <Desk key={record.id} record={record} />}
  </RecordPage>
);
