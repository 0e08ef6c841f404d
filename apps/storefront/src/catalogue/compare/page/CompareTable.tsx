import type { Comparison } from '@simpletread/domain';
import { Toggle } from '@simpletread/ui';
import type { CompareBuyForm } from './compare-buy-props';
import { CompareCell } from './CompareCell';
import { CompareHead } from './CompareHead';
import styles from './CompareTable.module.css';
import type { ComparedItem } from '../rows/comparison-fact';
import type { ComparisonGroup } from '../rows/comparison-rows';
import type { ShownPair } from './shown-pair';

interface CompareTableProps {
  readonly items: readonly ComparedItem[];
  readonly groups: readonly ComparisonGroup[];
  readonly comparison: Comparison;
  readonly pair: ShownPair;
  readonly BuyForm: CompareBuyForm;
}

const leadingOf = (groups: readonly ComparisonGroup[]): number | null => {
  const rows = groups.flatMap((group) => group.rows);
  const price = rows.find(({ id }) => id === 'total') ?? rows.find(({ id }) => id === 'tire');
  return price?.best[0] ?? null;
};

/** Every fact of every tire. Differences are marked; the switch hides the rest, without script. */
export const CompareTable = ({ items, groups, comparison, pair, BuyForm }: CompareTableProps) => {
  const rows = groups.flatMap((group) => group.rows);
  const different = rows.filter(({ isDifferent }) => isDifferent).length;
  return (
    <div className={styles.compare}>
      <div className={styles.bar} data-print="hide">
        <p>
          {different === 0
            ? 'These tires match in every detail.'
            : `${different} of ${rows.length} facts differ.`}
        </p>
        <Toggle
          label="Show differences only"
          name="differences"
          autoComplete="off"
          className={styles.switch}
        />
      </div>
      <table role="table" className={styles.table} data-count={items.length}>
        <caption className={styles.caption}>
          Tires side by side. Facts that differ are marked, and so is the best value if one is better.
        </caption>
        <CompareHead
          items={items}
          comparison={comparison}
          pair={pair}
          leading={leadingOf(groups)}
          BuyForm={BuyForm}
        />
        {groups.map((group) => (
          <tbody role="rowgroup" key={group.id} className={styles.group}>
            <tr role="row" className={styles.groupRow}>
              <th role="rowheader" scope="rowgroup" colSpan={items.length + 1}>
                {group.label}
              </th>
            </tr>
            {group.rows.map((row) => (
              <tr role="row" key={row.id} className={styles.row} data-different={row.isDifferent}>
                <th role="rowheader" scope="row">
                  {row.label}
                  <span className={row.isDifferent ? styles.differs : styles.same}>
                    {row.isDifferent ? 'Differs' : 'Same'}
                  </span>
                </th>
                {items.map((item, place) => (
                  <CompareCell key={item.tireId} row={row} place={place} isOfPair={pair.includes(place)} />
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
};
