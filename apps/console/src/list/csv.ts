export interface CsvColumn<Row> {
  readonly label: string;
  readonly value: (row: Row) => string | number;
}

// A cell that starts like a formula would be run by a spreadsheet.
const defused = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

const cell = (value: string | number): string => {
  const text = typeof value === 'number' ? String(value) : defused(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** The rows as a CSV file (RFC 4180) with a head line. */
export const csvOf = <Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string =>
  [
    columns.map(({ label }) => cell(label)),
    ...rows.map((row) => columns.map(({ value }) => cell(value(row)))),
  ]
    .map((cells) => `${cells.join(',')}\r\n`)
    .join('');

/** Hands `text` to the person as a file. */
export const downloadCsv = (name: string, text: string): void => {
  const url = URL.createObjectURL(new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${name}.csv`;
  link.click();
  URL.revokeObjectURL(url);
};
