export { RecentVisits } from './RecentVisits.js';
export { useFoundRecords } from './use-found-records.js';
