import Checkbox from '@mui/material/Checkbox';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { classNames } from '@simpletread/ui';
import { useListContext, type RaRecord } from 'react-admin';

import type { Column } from './column.js';
import styles from './ListTable.module.css';

interface ListHeadProps<Row extends RaRecord> {
  readonly columns: readonly Column<Row>[];
  readonly isSelectable: boolean;
}

const SelectAll = () => {
  const { data = [], selectedIds = [], onSelect } = useListContext();
  const isAll = data.length > 0 && data.every(({ id }) => selectedIds.includes(id));
  return (
    <TableCell className={styles.check}>
      <Checkbox
        slotProps={{ input: { 'aria-label': 'Select all on this page' } }}
        checked={isAll}
        onChange={() => onSelect(isAll ? [] : data.map(({ id }) => id))}
      />
    </TableCell>
  );
};

/** The head of a list: names its columns and sorts by them. */
export const ListHead = <Row extends RaRecord>({ columns, isSelectable }: ListHeadProps<Row>) => {
  const { sort, setSort } = useListContext<Row>();
  return (
    <TableHead>
      <TableRow>
        {isSelectable && <SelectAll />}
        {columns.map(({ id, label, sortBy, isEnd, from }) => {
          const isSorted = sort.field === sortBy;
          const direction = sort.order === 'ASC' ? 'asc' : 'desc';
          return (
            <TableCell
              key={id}
              className={classNames(isEnd && styles.end, from && styles[`from${from}`])}
              sortDirection={isSorted && direction}
            >
              {sortBy === undefined ? (
                label
              ) : (
                <TableSortLabel
                  active={isSorted}
                  direction={isSorted ? direction : 'asc'}
                  hideSortIcon
                  onClick={() =>
                    setSort({ field: sortBy, order: isSorted && direction === 'asc' ? 'DESC' : 'ASC' })
                  }
                >
                  {label}
                </TableSortLabel>
              )}
            </TableCell>
          );
        })}
      </TableRow>
    </TableHead>
  );
};
