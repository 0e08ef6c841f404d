export { BulkOwnerDialog, type BulkOwnerLine } from './BulkOwnerDialog.js';
export { OWNER_READS } from './HandOverDialog.js';
export { OwnedRecordContext } from './owned-record-context.js';
export { OwnerControl } from './OwnerControl.js';
export { useOwnerCalls } from './owner-calls.js';
export { useColleagues, useMayOwn } from './use-colleagues.js';
