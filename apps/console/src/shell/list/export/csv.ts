import { writeCsv } from '@simpletread/domain';

export interface CsvColumn<Row> {
  readonly label: string;
  readonly value: (row: Row) => string | number;
}

/** The rows as a CSV file (RFC 4180) with a head line. */
export const csvOf = <Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string =>
  writeCsv([columns.map(({ label }) => label), ...rows.map((row) => columns.map(({ value }) => value(row)))]);

/** Hands `text` to the person as a file. */
export const downloadCsv = (name: string, text: string): void => {
  const url = URL.createObjectURL(new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${name}.csv`;
  link.click();
  URL.revokeObjectURL(url);
};
