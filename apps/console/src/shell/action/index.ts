export { useNotice } from './use-notice.js';
export { useStaffAction } from './use-staff-action.js';
export { useUndoableDelete } from './use-undoable-delete.js';
