export { RETENTION_DAYS } from './periods.js';
