import { classNames } from '@simpletread/ui';
import { LinkBase, useListContext, type RaRecord } from 'react-admin';

import type { Column } from './column.js';
import { rememberOpened } from './last-opened.js';
import styles from './RecordTable.module.css';

interface RecordRowProps<Row extends RaRecord> {
  readonly row: Row;
  readonly columns: readonly Column<Row>[];
  readonly nameOf: (row: Row) => string;
  readonly isSelectable: boolean;
  readonly isOpenable: boolean;
  readonly isFresh: boolean;
}

/** One record: its first column opens it. */
export const RecordRow = <Row extends RaRecord>({
  row,
  columns,
  nameOf,
  isSelectable,
  isOpenable,
  isFresh,
}: RecordRowProps<Row>) => {
  const { resource, selectedIds = [], onToggleItem } = useListContext<Row>();
  const id = String(row.id);
  const isSelected = selectedIds.includes(row.id);
  return (
    <tr data-row={id} className={classNames(isSelected && styles.selected, isFresh && styles.fresh)}>
      {isSelectable && (
        <td className={styles.check}>
          <input
            type="checkbox"
            aria-label={`Select ${nameOf(row)}`}
            checked={isSelected}
            onChange={() => onToggleItem(row.id)}
          />
        </td>
      )}
      {columns.map(({ id: columnId, isEnd, from, render }, index) => (
        <td key={columnId} className={classNames(isEnd && styles.end, from && styles[`from${from}`])}>
          {index === 0 && isOpenable ? (
            <LinkBase
              data-row-link=""
              className={styles.link}
              to={`/${resource}/${encodeURIComponent(id)}/show`}
              onClick={() => rememberOpened(resource, id)}
            >
              {render(row)}
            </LinkBase>
          ) : (
            render(row)
          )}
        </td>
      ))}
    </tr>
  );
};
