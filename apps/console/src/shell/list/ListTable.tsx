import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { classNames, EmptyState, Skeleton } from '@simpletread/ui';
import { useRef } from 'react';
import { useListContext, type RaRecord } from 'react-admin';

import { useFreshIds } from '../live/index.js';
import { useShortcuts } from '../shortcuts/index.js';
import type { Column } from './column.js';
import { chosenColumns } from './columns/column-choice.js';
import { useColumnChoice } from './columns/use-column-choice.js';
import { lastOpened } from './last-opened.js';
import { ListHead } from './ListHead.js';
import { ListRow } from './ListRow.js';
import styles from './ListTable.module.css';
import { focusedRow, moveRowFocus } from './row-focus.js';
import { useDensity } from './use-density.js';

const SKELETON_ROWS = 8;

export interface ListTableProps<Row extends RaRecord> {
  /** The table's name for screen readers. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly nameOf: (row: Row) => string;
  readonly isSelectable?: boolean;
  /** False if a record has no page. */
  readonly isOpenable?: boolean;
}

const SkeletonRows = ({ columns }: { readonly columns: number }) =>
  Array.from({ length: SKELETON_ROWS }, (_, row) => (
    <TableRow key={row} className={styles.skeleton}>
      {Array.from({ length: columns }, (_unused, column) => (
        <TableCell key={column}>
          <Skeleton width="80%" height={12} />
        </TableCell>
      ))}
    </TableRow>
  ));

const Nothing = () => {
  const { filterValues, setFilters } = useListContext();
  const isFiltered = Object.keys(filterValues).length > 0;
  return (
    <div className={styles.state}>
      <EmptyState
        title={isFiltered ? 'Nothing matches these filters' : 'Nothing here yet'}
        layout="row"
        {...(isFiltered
          ? { actions: <Button onClick={() => setFilters({})}>Remove all filters</Button> }
          : {})}
      />
    </div>
  );
};

const Failed = () => {
  const { error, refetch } = useListContext();
  return (
    <div className={styles.state}>
      <EmptyState
        tone="error"
        layout="row"
        title="Sorry, something went wrong"
        actions={<Button onClick={() => void refetch()}>Try again</Button>}
      >
        {error instanceof Error ? error.message : null}
      </EmptyState>
    </div>
  );
};

/** A list of records. The keys J and K move the focus from row to row, Enter opens, X selects. */
export const ListTable = <Row extends RaRecord>({
  label,
  columns: allColumns,
  nameOf,
  isSelectable = false,
  isOpenable = true,
}: ListTableProps<Row>) => {
  const { data = [], isPending, error, resource, onToggleItem } = useListContext<Row>();
  const { isCompact } = useDensity();
  const [choice] = useColumnChoice(resource);
  const columns = chosenColumns(allColumns, choice);
  const freshIds = useFreshIds();
  const table = useRef<HTMLTableElement>(null);
  const move = (step: 1 | -1): void => {
    if (table.current !== null) moveRowFocus(table.current, step, lastOpened(resource));
  };
  const toggle = (): void => {
    const id = focusedRow();
    if (id !== null && isSelectable) onToggleItem(id);
  };
  useShortcuts([
    { keys: 'j', label: 'Next row', group: 'Lists', run: () => move(1) },
    { keys: 'k', label: 'Previous row', group: 'Lists', run: () => move(-1) },
    ...(isSelectable
      ? [{ keys: 'Space', label: 'Select the row', group: 'Lists' as const, run: toggle }]
      : []),
  ]);
  const hasFailed = error !== null && error !== undefined;
  return (
    <div
      className={styles.sheet}
      role="region"
      aria-label={label}
      aria-busy={isPending}
      // A sheet wider than its screen is scrolled by keyboard: by its rows, or by itself where they take no focus.
      tabIndex={isOpenable || isSelectable ? -1 : 0}
    >
      <Table ref={table} className={classNames(styles.table, isCompact && styles.compact)} aria-label={label}>
        <ListHead columns={columns} isSelectable={isSelectable} />
        <TableBody>
          {isPending && !hasFailed && <SkeletonRows columns={columns.length + (isSelectable ? 1 : 0)} />}
          {!hasFailed &&
            data.map((row) => (
              <ListRow
                key={row.id}
                {...{ row, columns, nameOf, isSelectable, isOpenable }}
                isFresh={freshIds.has(String(row.id))}
              />
            ))}
        </TableBody>
      </Table>
      {hasFailed && <Failed />}
      {!hasFailed && !isPending && data.length === 0 && <Nothing />}
    </div>
  );
};
