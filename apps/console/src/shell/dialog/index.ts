export { DialogFault } from './DialogFault.js';
export { DialogField, textOf } from './DialogField.js';
export { FormDialog, type FormDialogProps } from './FormDialog.js';
export { WordsDialog } from './WordsDialog.js';
export { WordsField } from './WordsField.js';
export { useDeed } from './use-deed.js';
