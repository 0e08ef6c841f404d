export { RETENTION_DAYS } from './retention-days.js';
