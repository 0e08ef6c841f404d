import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { classNames } from '@simpletread/ui';
import type { ReactNode } from 'react';

import styles from './Panel.module.css';

interface PlainColumn<Row> {
  readonly label: string;
  readonly isEnd?: boolean;
  readonly render: (row: Row) => ReactNode;
}

interface PlainTableProps<Row> {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  readonly columns: readonly PlainColumn<Row>[];
}

/**
 * A small table within a record's page. On phones its rows are cards, each value behind the name of its column. The roles are written out, because
 * browsers forget those of tables that are laid out otherwise.
 */
export const PlainTable = <Row,>({ label, rows, keyOf, columns }: PlainTableProps<Row>) => (
  <div className={styles.scroll} role="group" aria-label={label} tabIndex={0}>
    <Table className={classNames(styles.table, styles.stacks)} role="table" aria-label={label}>
      <TableHead role="rowgroup">
        <TableRow role="row">
          {columns.map((column) => (
            <TableCell key={column.label} role="columnheader" data-end={column.isEnd}>
              {column.label}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody role="rowgroup">
        {rows.map((row) => (
          <TableRow key={keyOf(row)} role="row">
            {columns.map((column) => (
              <TableCell key={column.label} role="cell" data-end={column.isEnd} data-label={column.label}>
                <div>{column.render(row)}</div>
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </div>
);
