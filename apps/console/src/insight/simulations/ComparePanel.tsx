import type { SimulationRecord, SimulationResult, SimulationRow } from '@simpletread/contract';
import { useGetList, useGetOne } from 'react-admin';
import { useSearchParams } from 'react-router-dom';

import { WHOLE_RECORD } from '../../shell/api/index.js';
import { Panel, PlainTable } from '../../shell/detail/index.js';
import form from '../../shell/form/Form.module.css';
import { SelectControl } from '../../shell/form/index.js';
import { figureRows } from './figure-rows.js';
import styles from './Simulations.module.css';

const MOST = 100;

interface CompareProps {
  readonly record: SimulationRecord;
  readonly result: SimulationResult;
}

const Table = ({ record, result, other }: CompareProps & { readonly other: SimulationRecord }) => {
  if (other.result === null) return null;
  const theirs = new Map(figureRows(other.result).map((row) => [row.label, row]));
  return (
    <PlainTable
      label={`Compared with ${other.name}`}
      rows={figureRows(result)}
      keyOf={({ label }) => label}
      columns={[
        { label: 'Figure', render: ({ label }) => label },
        { label: `${record.name}, after`, isEnd: true, render: ({ after }) => after },
        { label: `${record.name}, change`, isEnd: true, render: ({ change }) => change },
        {
          label: `${other.name}, after`,
          isEnd: true,
          render: ({ label }) => theirs.get(label)?.after ?? '–',
        },
        {
          label: `${other.name}, change`,
          isEnd: true,
          render: ({ label }) => theirs.get(label)?.change ?? '–',
        },
      ]}
    />
  );
};

/** Compares with another simulation. The address names it, so the comparison can be shared. */
export const ComparePanel = ({ record, result }: CompareProps) => {
  const [asked, setAsked] = useSearchParams();
  const chosen = asked.get('with') ?? '';
  const { data: rows = [] } = useGetList<SimulationRow>('simulations', {
    pagination: { page: 1, perPage: MOST },
    sort: { field: 'createdAt', order: 'DESC' },
    filter: { state: 'done' },
  });
  const { data: other } = useGetOne<SimulationRecord>(
    'simulations',
    { id: chosen, meta: WHOLE_RECORD },
    { enabled: chosen !== '' },
  );
  const others = rows.filter(({ id }) => id !== record.id);
  if (others.length === 0) return null;
  const hasOtherGround =
    other !== undefined && (other.fromDay !== record.fromDay || other.toDay !== record.toDay);
  return (
    <Panel title="Compare with another simulation">
      <div className={form.fields}>
        <SelectControl
          label="Compare with"
          hint={hasOtherGround ? `It covers ${other.fromDay} to ${other.toDay}.` : undefined}
          options={[['', 'None'], ...others.map(({ id, name }) => [id, name] as const)]}
          value={chosen}
          onChange={(id) => setAsked(id === '' ? {} : { with: id }, { replace: true })}
        />
      </div>
      {other !== undefined && chosen !== '' && (
        <div className={styles.compared}>
          <Table record={record} result={result} other={other} />
        </div>
      )}
    </Panel>
  );
};
