export { HeldNote } from './HeldNote.js';
export { HoldDialog } from './HoldDialog.js';
export { ReleaseDialog } from './ReleaseDialog.js';
