export { CreateForm } from './CreateForm.js';
export { DeleteDraft } from './DeleteDraft.js';
export { EditedRecord } from './EditedRecord.js';
export { EditForm } from './EditForm.js';
export { EditorColumns } from './EditorColumns.js';
export type { Edits } from './edits.js';
export { NewRecord } from './NewRecord.js';
export { useQuestion } from './use-question.js';
