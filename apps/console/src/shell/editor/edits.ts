/** The state of a form's edits, for the actions around it. */
export interface Edits<Form> {
  /** Some edits aren't saved, or are saved and the record isn't read again yet. An action would not see them. */
  readonly isDirty: boolean;
  /** Puts other values into the form, unsaved. */
  readonly setForm: (form: Form) => void;
}
