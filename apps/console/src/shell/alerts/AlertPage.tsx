import type { Alert } from '@simpletread/contract';
import { alertAdvice, alertLabel } from '@simpletread/domain';
import type { ReactNode } from 'react';
import { LinkBase } from 'react-admin';

import { HistoryPanel, recordPath, subjectText } from '../audit/index.js';
import { useCan } from '../auth/index.js';
import entries from '../detail/Entries.module.css';
import panel from '../detail/Panel.module.css';
import { Pairs, Panel, RecordPage, StateChip } from '../detail/index.js';
import { PageHeader } from '../frame/index.js';
import { Instant } from '../time/index.js';
import { ALERT_FACES, SEVERITY_FACES } from './alert-face.js';
import { AlertActions } from './AlertActions.js';

const REFRESH_MS = 30_000;

const About = ({ about: { type, id } }: { readonly about: NonNullable<Alert['about']> }) => {
  const path = recordPath(type, id);
  return path === null ? (
    <>{id}</>
  ) : (
    <LinkBase to={path}>{`Open the ${subjectText(type).toLowerCase()}`}</LinkBase>
  );
};

const pairsOf = (alert: Alert): [string, ReactNode][] => [
  ['About', alert.subject],
  ...(alert.about === null
    ? []
    : [['Record', <About key="about" about={alert.about} />] as [string, ReactNode]]),
  ['Owner', alert.owner?.name ?? 'Unassigned'],
  ['Times', String(alert.count)],
  ['First seen', <Instant key="first" at={alert.firstSeenAt} isFull />],
  ['Last seen', <Instant key="last" at={alert.lastSeenAt} isFull />],
  ...(alert.closedAt === null
    ? []
    : [['Closed', <Instant key="closed" at={alert.closedAt} isFull />] as [string, ReactNode]]),
  ...(alert.note === null ? [] : [['Note', alert.note] as [string, ReactNode]]),
];

const Evidence = ({ alert: { evidence, count } }: { readonly alert: Alert }) => (
  <Panel
    title="Evidence"
    {...(count > evidence.length ? { extra: `the last ${evidence.length} of ${count}` } : {})}
  >
    <ol className={entries.entries}>
      {evidence.map(({ at, facts }, place) => (
        <li key={`${at}-${String(place)}`} className={entries.entry}>
          <b>
            <Instant at={at} isFull />
          </b>
          {facts.map(({ label, text }) => (
            <div key={label}>{`${label}: ${text}`}</div>
          ))}
        </li>
      ))}
    </ol>
  </Panel>
);

const AlertView = ({ alert }: { readonly alert: Alert }) => {
  const can = useCan();
  return (
    <>
      <PageHeader
        title={alertLabel(alert.kind)}
        marks={
          <>
            <StateChip face={SEVERITY_FACES[alert.severity]} />
            <StateChip face={ALERT_FACES[alert.state]} />
          </>
        }
        note={alertAdvice(alert.kind)}
        actions={can('alerts.handle') ? <AlertActions alert={alert} /> : undefined}
      />
      <div className={panel.stack}>
        <Panel title="Alert">
          <Pairs pairs={pairsOf(alert)} />
        </Panel>
        <Evidence alert={alert} />
        <HistoryPanel type="alert" id={alert.id} seen={alert.version} />
      </div>
    </>
  );
};

/** One alert: what happened, how often, who deals with it and what they found. */
export const AlertPage = () => (
  <RecordPage<Alert> resource="alerts" refreshMs={REFRESH_MS}>
    {(alert) => <AlertView key={alert.id} alert={alert} />}
  </RecordPage>
);
