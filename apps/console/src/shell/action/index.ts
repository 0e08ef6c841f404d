export { useNotice } from './use-notice.js';
export { useStaffAction } from './use-staff-action.js';
