import { alertLabel, type AlertKind } from '@simpletread/domain';
import { LinkBase, type RaRecord, useGetList } from 'react-admin';

import { useCan } from '../../shell/auth/index.js';
import { Panel } from '../../shell/detail/index.js';
import { Instant } from '../../shell/time/index.js';
import styles from './Today.module.css';

const MOST = 10;

interface MyAlert extends RaRecord {
  readonly kind: AlertKind;
  readonly subject: string;
  readonly lastSeenAt: string;
}

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

/** The work that the person took and hasn't finished; nothing if there is none. */
export const MyWork = () => {
  const can = useCan();
  const alerts = useMine<MyAlert>('alerts', 'lastSeenAt', can('alerts.handle'));
  const applications = useMine<MyApplication>(
    'installer-applications',
    'createdAt',
    can('installerApplications.decide'),
  );
  const rows = [
    ...alerts.map(({ id, kind, subject, lastSeenAt }) => ({
      to: `/alerts/${id}/show`,
      title: alertLabel(kind),
      detail: subject,
      at: lastSeenAt,
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
    <Panel title="My work" extra={`${rows.length} taken`}>
      <ul role="list" className={styles.running}>
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
