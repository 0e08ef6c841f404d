export { connect } from './connect.js';
export { copyRows } from './copy-rows.js';
export { type CopyValue, encodeCopyRow, type JsonObject } from './copy-text.js';
export { databaseUrl } from './database-url.js';
export { inTransaction } from './in-transaction.js';
export { queryRows } from './query-rows.js';
