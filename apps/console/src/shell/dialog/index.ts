export { DialogFault } from './DialogFault.js';
export { FormDialog, type FormDialogProps, UNSENT } from './FormDialog.js';
export { InfoDialog } from './InfoDialog.js';
export { TextDialog } from './TextDialog.js';
