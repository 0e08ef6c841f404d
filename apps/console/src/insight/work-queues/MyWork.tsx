import type { MyWork as MyWorkRow } from '@simpletread/contract';
import { classNames } from '@simpletread/ui';
import { useQuery } from '@tanstack/react-query';
import { LinkBase, type RaRecord, useGetList } from 'react-admin';

import { useCan } from '../../shell/auth/index.js';
import { Panel } from '../../shell/detail/index.js';
import { Instant } from '../../shell/time/index.js';
import styles from './Today.module.css';
import { useWaitingCalls } from './waiting-calls.js';

const MOST = 10;

interface MyApplication extends RaRecord {
  readonly company: string;
  readonly city: string;
  readonly createdAt: string;
}

const useMine = <Row extends RaRecord>(resource: string, field: string, isEnabled: boolean) =>
  useGetList<Row>(
    resource,
    {
      filter: { isMine: true, isOpen: true },
      pagination: { page: 1, perPage: MOST },
      sort: { field, order: 'ASC' },
    },
    { enabled: isEnabled, retry: false },
  ).data ?? [];

/** The person's open records, those handed over by colleagues first. */
const useOwned = () => {
  const calls = useWaitingCalls();
  const enabled = useCan()('work.assign');
  return (
    useQuery({ queryKey: ['work', 'mine'], queryFn: () => calls.myWork(), retry: false, enabled }).data ?? []
  );
};

const NOUNS: Readonly<Record<MyWorkRow['kind'], string>> = {
  orders: 'Order',
  returns: 'Return',
  'price-claims': 'Price claim',
  'coverage-claims': 'Coverage claim',
  'sales-requests': 'Sales request',
  fleets: 'Fleet',
  messages: 'Failed message',
  alerts: 'Alert',
  quotes: 'Quote',
  reviews: 'Review',
  approvals: 'Request to approve',
};

const detailOf = ({ kind, handedBy, note }: MyWorkRow): string => {
  if (handedBy === null) return NOUNS[kind];
  return `${NOUNS[kind]}, handed to you by ${handedBy}${note === null ? '' : `: “${note}”`}`;
};

/** The work that the person took or was handed, and hasn't finished; nothing if there is none. */
export const MyWork = () => {
  const can = useCan();
  const applications = useMine<MyApplication>(
    'installer-applications',
    'createdAt',
    can('installerApplications.decide'),
  );
  const owned = useOwned();
  const rows = [
    ...owned.map((work) => ({
      to: `/${work.kind}/${work.id}/show`,
      title: work.title,
      detail: detailOf(work),
      at: work.since,
    })),
    ...applications.map(({ id, company, city, createdAt }) => ({
      to: `/installer-applications/${id}/show`,
      title: company,
      detail: city,
      at: createdAt,
    })),
  ];
  if (rows.length === 0) return null;
  return (
    <Panel title="My work" extra={`${rows.length} open`}>
      <ul role="list" className={classNames(styles.running, styles.mine)}>
        {rows.map(({ to, title, detail, at }) => (
          <li key={to}>
            <LinkBase to={to}>{title}</LinkBase>
            <span className={styles.dim}>
              {detail}, <Instant at={at} />
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
};
