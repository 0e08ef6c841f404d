export {
  type CsvCells,
  type CsvDelimiter,
  type CsvLine,
  type CsvTable,
  readCsv,
  readCsvLines,
  readCsvTable,
  writeCsv,
} from './csv-table.js';
