export { CATEGORY_OPTIONS } from './catalogue-forms.js';
export { changedRecord, type ChangeSet, type FieldChange } from './change-set.js';
export type { FieldOption, FieldRule, FieldValue, RecordField, RecordValues } from './field-rule.js';
export { cellOf, expectedOf, readCell, readField } from './read-field.js';
export {
  MOST_TABLE_RECORDS,
  readRecordCsv,
  recordColumns,
  type RecordLine,
  writeRecordCsv,
} from './record-csv.js';
export { changedFields, keyOfRecord, readRecord, type RecordForm, valuesOf } from './record-form.js';
export {
  CATALOGUE_KINDS,
  COST_KINDS,
  FITMENT_KINDS,
  RECORD_FORMS,
  RECORD_KINDS,
  type RecordKind,
  SEARCH_KINDS,
} from './record-kinds.js';
