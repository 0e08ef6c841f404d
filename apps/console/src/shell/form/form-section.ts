/** A part of a form: what it shows, and how it changes that. */
export interface FormSection<Form> {
  readonly form: Form;
  readonly set: (change: Partial<Form>) => void;
  /** What binds a control to the field that it shows: `<TextControl {...field('name')} />`. */
  readonly field: <Name extends keyof Form>(
    name: Name,
  ) => { readonly value: Form[Name]; readonly onChange: (value: Form[Name]) => void };
}

/** What the parts of a form are handed, by what is typed and who keeps it. */
export const sectionOf = <Form extends object>(
  form: Form,
  onChange: (form: Form) => void,
): FormSection<Form> => ({
  form,
  set: (change) => onChange({ ...form, ...change }),
  field: (name) => ({ value: form[name], onChange: (value) => onChange({ ...form, [name]: value }) }),
});
