export {
  type CsvCells,
  type CsvLine,
  type CsvTable,
  readCsv,
  readCsvLines,
  readCsvTable,
  writeCsv,
} from './csv-table.js';
