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
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.label} scope="col" data-end={column.isEnd}>
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map((column) => (
              <td key={column.label} data-end={column.isEnd}>
                {column.render(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
