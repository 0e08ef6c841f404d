export { ScanField } from './ScanField.js';
export { type ScanResult, type TakeScan, useScans } from './use-scans.js';
