import type { SimulationResult } from '@simpletread/contract';

import { Panel, PlainTable } from '../../shell/detail/index.js';
import { countText } from './money-text.js';
import styles from './Simulations.module.css';

type Conflicts = SimulationResult['conflicts'];
type Pair = Conflicts['keptOut'][number];

interface PairsProps {
  readonly title: string;
  readonly pairs: readonly Pair[];
  readonly columns: readonly [string, string];
}

const MOST_SHOWN = 30;

const PairTable = ({ title, pairs, columns: [first, second] }: PairsProps) =>
  pairs.length === 0 ? null : (
    <>
      <h3 className={styles.part}>{title}</h3>
      <PlainTable
        label={title}
        rows={pairs.slice(0, MOST_SHOWN)}
        keyOf={({ promotion, other }) => `${promotion.id} ${other.id}`}
        columns={[
          { label: first, render: ({ promotion }) => promotion.name },
          { label: second, render: ({ other }) => `${other.name}${other.isDraft ? '' : ' (in force)'}` },
          { label: 'Orders', isEnd: true, render: ({ orders }) => countText(orders) },
        ]}
      />
    </>
  );

const Never = ({ neverApplied }: Pick<Conflicts, 'neverApplied'>) =>
  neverApplied.length === 0 ? null : (
    <>
      <h3 className={styles.part}>Never applied</h3>
      <PlainTable
        label="Never applied"
        rows={neverApplied}
        keyOf={({ id }) => id}
        columns={[
          { label: 'Promotion', render: ({ name }) => name },
          {
            label: 'Reasons (orders)',
            render: ({ reasons }) =>
              reasons.map(({ words, orders }) => `${words} (${countText(orders)})`).join(', ') || 'No orders',
          },
        ]}
      />
    </>
  );

/** Conflicts of the draft's promotions with each other and with others. */
export const ConflictsPanel = ({ result: { conflicts } }: { readonly result: SimulationResult }) => {
  const { keptOut, together, neverApplied } = conflicts;
  return (
    <Panel title="Conflicts">
      {keptOut.length + together.length + neverApplied.length === 0 && (
        <p className={styles.none}>None. Every promotion applied, and none overlapped.</p>
      )}
      <Never neverApplied={neverApplied} />
      <PairTable title="Blocked by another promotion" pairs={keptOut} columns={['Promotion', 'Blocked by']} />
      <PairTable title="Applied to the same order" pairs={together} columns={['Promotion', 'With']} />
    </Panel>
  );
};
