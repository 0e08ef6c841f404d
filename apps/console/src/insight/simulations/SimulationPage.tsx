import Button from '@mui/material/Button';
import type { SimulationRecord } from '@simpletread/contract';
import { Download, Printer } from 'lucide-react';
import { LinkBase } from 'react-admin';

import { useCan } from '../../shell/auth/index.js';
import panel from '../../shell/detail/Panel.module.css';
import { Pairs, Panel, RecordPage } from '../../shell/detail/index.js';
import { useStaffAction } from '../../shell/action/index.js';
import { PageHeader } from '../../shell/frame/index.js';
import { downloadCsv } from '../../shell/list/index.js';
import { Instant } from '../../shell/time/index.js';
import { ComparePanel } from './ComparePanel.js';
import { ConflictsPanel } from './ConflictsPanel.js';
import { FiguresPanel } from './FiguresPanel.js';
import { LimitsPanel } from './LimitsPanel.js';
import { PromotionsPanel } from './PromotionsPanel.js';
import { resultCsv } from './result-csv.js';
import { isUnderWay, Progress, SimulationChip } from './simulation-faces.js';
import styles from './Simulations.module.css';
import { WorstPanel } from './WorstPanel.js';
import { useSimulationCalls } from './simulation-calls.js';

const REFRESH_MS = 1_000;

interface RecordProps {
  readonly record: SimulationRecord;
}

const Actions = ({ record }: RecordProps) => {
  const can = useCan();
  const data = useSimulationCalls();
  const { result } = record;
  const cancel = useStaffAction({
    run: (id: string, key) => data.cancelSimulation(id, key),
    reload: ['simulations'],
    done: () => 'Simulation cancelled.',
    isAlone: true,
  });
  if (isUnderWay(record))
    return can('simulations.run') ? (
      <Button color="error" disabled={cancel.isBusy} onClick={() => cancel.start(record.id)}>
        Cancel simulation
      </Button>
    ) : null;
  if (result === null) return null;
  return (
    <>
      <Button
        startIcon={<Download size={15} aria-hidden="true" />}
        onClick={() => downloadCsv(`simulation-${record.fromDay}-${record.toDay}`, resultCsv(record, result))}
      >
        Export
      </Button>
      <Button startIcon={<Printer size={15} aria-hidden="true" />} onClick={() => window.print()}>
        Print
      </Button>
    </>
  );
};

const linked = (path: string, rules: SimulationRecord['promotions']) =>
  rules.length === 0 ? (
    'none'
  ) : (
    <span className={styles.rules}>
      {rules.map(({ id, name }) => (
        <LinkBase key={id} to={`/${path}/${id}/show`}>
          {name}
        </LinkBase>
      ))}
    </span>
  );

const Inputs = ({ record }: RecordProps) => (
  <Panel title="Inputs">
    <div className={styles.facts}>
      <Pairs
        pairs={[
          ['Period (ET)', `${record.fromDay} to ${record.toDay}`],
          ['As of', <Instant key="asOf" at={record.asOf} isFull />],
          ['Orders and carts', <Progress key="done" {...record} />],
          ...(record.campaignId === null
            ? []
            : [
                [
                  'Campaign',
                  <LinkBase key="campaign" to={`/campaigns/${record.campaignId}/show`}>
                    {record.campaignName}
                  </LinkBase>,
                ] as const,
              ]),
          ['Promotions simulated', linked('promotions', record.promotions)],
          ['Price lists simulated', linked('price-lists', record.priceLists)],
          ['Margin floor', `${record.floorPercent}%`],
          ['Started by', record.startedByName],
        ]}
      />
    </div>
  </Panel>
);

const WORDS: Readonly<Partial<Record<SimulationRecord['state'], string>>> = {
  waiting: 'It starts when a worker is free.',
  running: 'You can leave this page. The simulation keeps running.',
  cancelled: 'It was cancelled, so there are no figures.',
  failed: 'It failed, so there are no figures. Please start it again.',
};

const SimulationView = ({ record }: RecordProps) => {
  const { result } = record;
  const words = WORDS[record.state];
  return (
    <div className={styles.page}>
      <PageHeader
        title={record.name}
        marks={<SimulationChip state={record.state} />}
        actions={<Actions record={record} />}
      />
      <div className={panel.stack}>
        {words !== undefined && (
          <p className={styles.state} role="status">
            {record.state === 'running' && <Progress {...record} />} {words}
          </p>
        )}
        {result !== null && (
          <>
            <FiguresPanel record={record} result={result} />
            <PromotionsPanel result={result} />
            <ConflictsPanel result={result} />
            {result.after.margin !== null && <WorstPanel result={result} />}
            <ComparePanel record={record} result={result} />
          </>
        )}
        <Inputs record={record} />
        <LimitsPanel />
      </div>
    </div>
  );
};

/** One simulation: how far it has come, and what came of it. */
export const SimulationPage = () => (
  <RecordPage<SimulationRecord> resource="simulations" refreshMs={REFRESH_MS}>
    {(record) => <SimulationView key={record.id} record={record} />}
  </RecordPage>
);
