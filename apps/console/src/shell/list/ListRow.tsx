import Checkbox from '@mui/material/Checkbox';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { classNames } from '@simpletread/ui';
import { LinkBase, useListContext, type RaRecord } from 'react-admin';

import type { Column } from './column.js';
import { rememberOpened } from './last-opened.js';
import { ROW_OPENING } from './row-opening.js';
import styles from './ListTable.module.css';

interface ListRowProps<Row extends RaRecord> {
  readonly row: Row;
  readonly columns: readonly Column<Row>[];
  readonly nameOf: (row: Row) => string;
  readonly isSelectable: boolean;
  readonly isOpenable: boolean;
  readonly isFresh: boolean;
}

/** One record. A click anywhere on it opens it, as does the link in its first column. */
export const ListRow = <Row extends RaRecord>({
  row,
  columns,
  nameOf,
  isSelectable,
  isOpenable,
  isFresh,
}: ListRowProps<Row>) => {
  const { resource, selectedIds = [], onToggleItem } = useListContext<Row>();
  const id = String(row.id);
  const isSelected = selectedIds.includes(row.id);
  return (
    <TableRow
      data-row={id}
      className={classNames(
        isOpenable && styles.openable,
        isSelected && styles.selected,
        isFresh && styles.fresh,
      )}
      {...(isOpenable ? ROW_OPENING : {})}
    >
      {isSelectable && (
        <TableCell className={styles.check} data-selects="">
          <Checkbox
            slotProps={{ input: { 'aria-label': `Select ${nameOf(row)}` } }}
            checked={isSelected}
            onChange={() => onToggleItem(row.id)}
          />
        </TableCell>
      )}
      {columns.map(({ id: columnId, isEnd, from, render }, index) => (
        <TableCell key={columnId} className={classNames(isEnd && styles.end, from && styles[`from${from}`])}>
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
        </TableCell>
      ))}
    </TableRow>
  );
};
