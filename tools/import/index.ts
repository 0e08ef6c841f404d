export { importFile, type ImportOptions, importWithin } from './import-file.js';
export type { ImportReport } from './import-report.js';
export { ImportRefused } from './import-refused.js';
export { findKind, IMPORT_KINDS } from './kinds/index.js';
export { reportLines } from './report-lines.js';
