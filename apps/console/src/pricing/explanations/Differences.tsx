import { type Cents, cents, formatMoney, subtractCents } from '@simpletread/domain';

import { Panel, PlainTable } from '../../shell/detail/index.js';
import styles from './ExplainPrice.module.css';
import { type Explanation, partDifferences, ruleDifferences } from './price-differences.js';

interface DifferencesProps {
  readonly a: Explanation;
  readonly b: Explanation;
}

const gapWords = (differenceInCents: Cents): string => {
  if (differenceInCents === 0) return 'none';
  const size = formatMoney(cents(Math.abs(differenceInCents)));
  return differenceInCents > 0 ? `B pays ${size} more` : `B pays ${size} less`;
};

const NOTHING = '–';

/** Why one of two carts costs more than the other: part by part, and rule by rule. */
export const Differences = ({ a, b }: DifferencesProps) => {
  const parts = partDifferences(a, b);
  const rules = ruleDifferences(a, b);
  const gap = subtractCents(b.pricing.totalInCents, a.pricing.totalInCents);
  return (
    <Panel title="The difference" extra={gapWords(gap)}>
      <PlainTable
        label="Parts of both totals"
        rows={parts}
        keyOf={({ id }) => id}
        columns={[
          { label: 'Part', render: ({ label }) => label },
          { label: 'A', isEnd: true, render: ({ amounts }) => formatMoney(amounts[0]) },
          { label: 'B', isEnd: true, render: ({ amounts }) => formatMoney(amounts[1]) },
          {
            label: 'B minus A',
            isEnd: true,
            render: ({ differenceInCents }) =>
              differenceInCents === 0 ? NOTHING : formatMoney(differenceInCents),
          },
        ]}
      />
      {rules.length === 0 ? (
        <p className={styles.note}>No promotion or price list makes a difference.</p>
      ) : (
        <PlainTable
          label="Rules that make the difference"
          rows={rules}
          keyOf={({ id }) => id}
          columns={[
            { label: 'Rule', render: ({ name }) => name },
            { label: 'Off A', isEnd: true, render: ({ amounts }) => formatMoney(amounts[0]) },
            { label: 'Why', render: ({ words }) => words[0] ?? 'not one of its rules' },
            { label: 'Off B', isEnd: true, render: ({ amounts }) => formatMoney(amounts[1]) },
            { label: 'Why', render: ({ words }) => words[1] ?? 'not one of its rules' },
          ]}
        />
      )}
    </Panel>
  );
};
