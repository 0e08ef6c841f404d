import { alertLabel, deskPromiseLabel } from '@simpletread/domain';
import { classNames } from '@simpletread/ui';
import { LinkBase } from 'react-admin';

import { SEVERITY_FACES } from '../../shell/alerts/index.js';
import { Panel, PlainTable, StateChip } from '../../shell/detail/index.js';
import { ROW_OPENING } from '../../shell/list/index.js';
import { Instant } from '../../shell/time/index.js';
import styles from './Dashboard.module.css';
import type { Desk } from './use-dashboard.js';

type Promised = Desk['promises'][number];
type Count = Promised['today'];

const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 0 });

/** `96%`, with the counts behind it; never 100% while one was missed. */
const keptText = ({ due, kept }: Count): string => {
  if (due === 0) return 'none due';
  const share = kept === due ? 1 : Math.min(0.99, kept / due);
  return `${percent.format(share)} (${kept} of ${due})`;
};

const Kept = ({ count }: { readonly count: Count }) => (
  <span
    className={classNames(
      count.due === 0 ? styles.dim : styles.strong,
      count.kept < count.due && styles.down,
    )}
  >
    {keptText(count)}
  </span>
);

const TEAMS = [
  { team: 'general', label: 'Phones, chat and email' },
  { team: 'fleet', label: 'Fleet team' },
] as const;

const HoursPanel = ({ support }: { readonly support: Desk['support'] }) => (
  <Panel title="Support today" extra="ET">
    <ul role="list" className={styles.list}>
      {TEAMS.map(({ team, label }) => {
        const { isOpen, nextChange, today } = support[team];
        return (
          <li key={team} className={styles.pair}>
            <span>
              {label}
              <span className={styles.hours}>{today ?? 'Closed all day'}</span>
            </span>
            <span className={isOpen ? styles.open : styles.dim}>{nextChange.replace(/ ET$/, '')}</span>
          </li>
        );
      })}
    </ul>
  </Panel>
);

const PromisesPanel = ({ promises }: { readonly promises: Desk['promises'] }) => (
  <Panel title="Promises kept">
    <PlainTable
      label="Promises kept"
      rows={promises}
      keyOf={({ promise }) => promise}
      columns={[
        { label: 'Promise', render: ({ promise }) => deskPromiseLabel(promise) },
        { label: 'Today', isEnd: true, render: ({ today }) => <Kept count={today} /> },
        { label: 'Last 7 days', isEnd: true, render: ({ week }) => <Kept count={week} /> },
      ]}
    />
  </Panel>
);

const OPEN_ALERTS = `/alerts?${new URLSearchParams({ filter: JSON.stringify({ state: 'open' }) }).toString()}`;

const AlertsPanel = ({ alerts }: { readonly alerts: NonNullable<Desk['alerts']> }) => (
  <Panel title="Alerts" extra={<LinkBase to={OPEN_ALERTS}>All open alerts</LinkBase>}>
    {alerts.length === 0 && <p className={styles.empty}>No open alerts for customer support.</p>}
    <ul role="list" className={styles.list}>
      {alerts.map(({ id, kind, severity, subject, lastSeenAt }) => (
        <li key={id} className={classNames(styles.pair, styles.opens)} data-row={id} {...ROW_OPENING}>
          <span>
            <LinkBase to={`/alerts/${id}/show`} data-row-link="">
              {alertLabel(kind)}
            </LinkBase>
            <span className={styles.hours}>
              {subject}, <Instant at={lastSeenAt} />
            </span>
          </span>
          <StateChip face={SEVERITY_FACES[severity]} />
        </li>
      ))}
    </ul>
  </Panel>
);

/** An agent’s desk: when support is open, which promises were kept, and the alerts that change what agents say. */
export const DeskPanels = ({ desk }: { readonly desk: Desk }) => (
  <>
    <HoursPanel support={desk.support} />
    <PromisesPanel promises={desk.promises} />
    {desk.alerts !== null && <AlertsPanel alerts={desk.alerts} />}
  </>
);
