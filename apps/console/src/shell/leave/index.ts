export { DiscardDialog } from './DiscardDialog.js';
export { LeaveGuard } from './LeaveGuard.js';
export { useWarnOnLeave } from './use-warn-on-leave.js';
export { WarnOnLeave } from './WarnOnLeave.js';
