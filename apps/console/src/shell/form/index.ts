export { CheckControl, ChecksControl } from './CheckControl.js';
export { DaysOffFields } from './DaysOffFields.js';
export { FieldFault } from './FieldFault.js';
export { FilesControl } from './FileControl.js';
export { PickerControl, type PickerOption } from './PickerControl.js';
export { RadioControl } from './RadioControl.js';
export { SaveBar } from './SaveBar.js';
export { SelectControl, type Option } from './SelectControl.js';
export { StaleNote } from './StaleNote.js';
export { type ControlProps, TextControl } from './TextControl.js';
export { DayControl, MomentControl, WallControl } from './TimeControls.js';
export {
  centsOf,
  centsOrNull,
  dollarsText,
  percentText,
  rateOf,
  wholeOf,
  wholeOrNull,
  wholeText,
  wordsOf,
} from './amount-text.js';
export { type Conflict, conflictsOf, editedFields } from './edited-fields.js';
export { errorsOfIssues, errorsOfRefusal, type FieldErrors } from './field-errors.js';
export {
  CheckInput,
  ChecksInput,
  DayInput,
  FileInput,
  MomentInput,
  PickerInput,
  RadioInput,
  SelectInput,
  TextInput,
  WallInput,
} from './inputs.js';
export { formContract, type FormContract, type Sent } from './form-contract.js';
export { decidedAgainst, refusalOf } from './refusal.js';
export { ReadOnlyContext, useIsReadOnly } from './read-only.js';
export { WordsInput } from './WordsInput.js';
export { useBound } from './use-bound.js';
export { useSettled } from './use-settled.js';
