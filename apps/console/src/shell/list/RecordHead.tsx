import { classNames } from '@simpletread/ui';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useListContext, type RaRecord } from 'react-admin';

import type { Column } from './column.js';
import styles from './RecordTable.module.css';

interface RecordHeadProps<Row extends RaRecord> {
  readonly columns: readonly Column<Row>[];
  readonly isSelectable: boolean;
}

const SelectAll = () => {
  const { data = [], selectedIds = [], onSelect } = useListContext();
  const isAll = data.length > 0 && data.every(({ id }) => selectedIds.includes(id));
  return (
    <th className={styles.check} scope="col">
      <input
        type="checkbox"
        aria-label="Select all on this page"
        checked={isAll}
        onChange={() => onSelect(isAll ? [] : data.map(({ id }) => id))}
      />
    </th>
  );
};

/** The head of a list: names what stands below and sorts by it. */
export const RecordHead = <Row extends RaRecord>({ columns, isSelectable }: RecordHeadProps<Row>) => {
  const { sort, setSort } = useListContext<Row>();
  return (
    <thead>
      <tr>
        {isSelectable && <SelectAll />}
        {columns.map(({ id, label, sortBy, isEnd, from }) => {
          const look = classNames(isEnd && styles.end, from && styles[`from${from}`]);
          if (sortBy === undefined) {
            return (
              <th key={id} scope="col" className={look}>
                {label}
              </th>
            );
          }
          const isSorted = sort.field === sortBy;
          const isUp = sort.order === 'ASC';
          const Arrow = isUp ? ArrowUp : ArrowDown;
          return (
            <th
              key={id}
              scope="col"
              className={look}
              aria-sort={isSorted ? (isUp ? 'ascending' : 'descending') : 'none'}
            >
              <button
                type="button"
                className={classNames(styles.sort, isSorted && styles.sorted)}
                onClick={() => setSort({ field: sortBy, order: isSorted && isUp ? 'DESC' : 'ASC' })}
              >
                {label}
                {isSorted && <Arrow size={12} aria-hidden="true" />}
              </button>
            </th>
          );
        })}
      </tr>
    </thead>
  );
};
