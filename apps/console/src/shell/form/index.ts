export { CheckControl, ChecksControl } from './CheckControl.js';
export { Control, type ControlProps } from './Control.js';
export { MomentControl } from './MomentControl.js';
export { PickerControl, type PickerOption } from './PickerControl.js';
export { SaveBar } from './SaveBar.js';
export { SelectControl } from './SelectControl.js';
export { StaleNote } from './StaleNote.js';
export { TextControl } from './TextControl.js';
export { WallControl } from './WallControl.js';
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
export { errorsOfIssues, type FieldErrors } from './field-errors.js';
export { FormContext, useFieldError, useFormState, useIsReadOnly } from './form-context.js';
export { sectionOf, type FormSection } from './form-section.js';
export { isSameForm } from './is-same-form.js';
export { useSave } from './use-save.js';
export { useSettled } from './use-settled.js';
