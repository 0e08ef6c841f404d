export { HeldNote } from './HeldNote.js';
export { useHold } from './use-hold.js';
export { HoldDialog } from './HoldDialog.js';
