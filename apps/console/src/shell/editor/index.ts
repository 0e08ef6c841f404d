export { DeleteDraft } from './DeleteDraft.js';
export { EditedRecord } from './EditedRecord.js';
export { EditorColumns } from './EditorColumns.js';
export { EditorForm, type EditorProps, type ReadForm } from './EditorForm.js';
export { NewRecord } from './NewRecord.js';
export { useEditedRecord } from './use-edited-record.js';
