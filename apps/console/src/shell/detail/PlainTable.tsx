import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
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

/** A small table within a record's page. */
export const PlainTable = <Row,>({ label, rows, keyOf, columns }: PlainTableProps<Row>) => (
  <div className={styles.scroll} role="group" aria-label={label} tabIndex={0}>
    <Table className={styles.table} aria-label={label}>
      <TableHead>
        <TableRow>
          {columns.map((column) => (
            <TableCell key={column.label} data-end={column.isEnd}>
              {column.label}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={keyOf(row)}>
            {columns.map((column) => (
              <TableCell key={column.label} data-end={column.isEnd}>
                {column.render(row)}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </div>
);
